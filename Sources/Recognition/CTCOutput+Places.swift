import Foundation

extension CTCOutput {
    /// Where a character of a reading is, and how sure it is.
    package struct Place: Hashable, Sendable {
        /// The middle of its time steps, from 0 for the beginning of the first step.
        package let step: Double
        /// The largest probability of the character in these steps, 0…1.
        package let probability: Double
    }

    /// What a class has that is not among a time step's candidates.
    private static let probabilityOfOthers = 1e-4

    /// The places of the characters of a reading by its likeliest path; empty for a reading that no path shows.
    package func places(of reading: [Int]) -> [Place] {
        // The reading with blanks before, between and behind its characters.
        let states = reading.flatMap { [Self.blank, $0] } + [Self.blank]
        guard !reading.isEmpty, timeSteps >= reading.count else { return [] }
        let impossible = -Double.infinity
        var scores = [Double](repeating: impossible, count: states.count)
        var origins: [[Int]] = []
        for (step, candidates) in candidates.enumerated() {
            let likely = Dictionary(candidates.map { ($0.symbol, $0.probability) }) { max($0, $1) }
            var next = [Double](repeating: impossible, count: states.count)
            var origin = [Int](repeating: 0, count: states.count)
            for state in states.indices {
                var from = [state, state - 1]
                // Twice the same character needs the blank between.
                if state >= 2, states[state] != Self.blank, states[state] != states[state - 2] {
                    from.append(state - 2)
                }
                let before =
                    step == 0
                    ? (score: state < 2 ? 0 : impossible, state: state)
                    : from.filter { $0 >= 0 }.map { (score: scores[$0], state: $0) }.max { $0.score < $1.score }
                guard let before, before.score > impossible else { continue }
                next[state] = before.score + log(max(likely[states[state]] ?? 0, Self.probabilityOfOthers))
                origin[state] = before.state
            }
            scores = next
            origins.append(origin)
        }
        guard let end = [states.count - 1, states.count - 2].max(by: { scores[$0] < scores[$1] }),
            scores[end] > impossible
        else { return [] }
        return places(along: origins, to: end, states)
    }

    /// The places of the characters on the path that ends in a state.
    private func places(along origins: [[Int]], to end: Int, _ states: [Int]) -> [Place] {
        var found = [(steps: [Int], probability: Double)](repeating: ([], 0), count: states.count / 2)
        var state = end
        for step in origins.indices.reversed() {
            if state % 2 == 1 {
                let probability = candidates[step].first { $0.symbol == states[state] }?.probability ?? 0
                found[state / 2].steps.append(step)
                found[state / 2].probability = max(found[state / 2].probability, probability)
            }
            state = origins[step][state]
        }
        return found.map { character in
            let sum = character.steps.reduce(0, +)
            return Place(
                step: Double(sum) / Double(max(1, character.steps.count)) + 0.5, probability: character.probability)
        }
    }
}
