/// Being a guest.
public protocol AnonymousAuthStrategyProviding: AuthenticationStrategyProviding {}
