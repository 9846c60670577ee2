/// Signs in as a guest.
package protocol AnonymousAuthStrategyProviding: AuthenticationStrategyProviding {}
