// Tests: `ConstraintPriorityTests`.

/// Finds values of variables that satisfy linear requirements, the more important ones first.
///
/// It takes requirements one level after the other. On each level it makes the sum of the errors as small as it can be
/// without touching what the levels before have reached. It is the simplex method for several goals in a fixed order: a
/// tableau as in the Cassowary algorithm (Badros, Borning and Stuckey, 2001), where each requirement has variables for
/// its error, so that there is a solution from the start. Variables that would make the sum of a level greater again
/// are fixed at 0 afterwards. Values follow from the requirements and their order alone.
/// - Complexity: In practice about *n* steps of O(*n*) each for *n* requirements with few variables each.
struct PrioritySolver {
  /// That an expression is 0, at most 0, or at least 0.
  struct Requirement {
    enum Relation { case equal, atMost, atLeast }
    let expression: LinearExpression
    let relation: Relation
  }

  /// A variable that is expressed by the others.
  private struct Row {
    var variable: Int
    var expression: LinearExpression
  }

  private enum Kind {
    /// May have any value, or only values of 0 or more.
    case free, restricted
    /// Is 0 for good: everything else would undo what a level has reached.
    case fixed
  }

  private var kinds: [Kind] = []
  /// In which row a variable is expressed; nil for those that are 0.
  private var rowIndices: [Int?] = []
  private var rows: [Row] = []

  /// Two numbers with a smaller difference are equal, in points.
  static let tolerance = 1e-7

  /// Adds a variable, which is 0 unless a requirement says otherwise.
  ///
  /// - Parameter isFree: Whether it may be negative.
  mutating func makeVariable(isFree: Bool) -> Int {
    kinds.append(isFree ? .free : .restricted)
    rowIndices.append(nil)
    return kinds.count - 1
  }

  func value(of variable: Int) -> Double { rowIndices[variable].map { rows[$0].expression.constant } ?? 0 }

  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// Satisfies the requirements of the next level as well as the former levels allow.
  ///
  /// - Returns: The indices of those that are not satisfied, by more than a thousandth of a point: sizes are rounded
  ///   where they are measured.
  mutating func satisfy(_ level: [Requirement]) -> [Int] {
    var errors: [[Int]] = []
    for requirement in level { errors.append(add(requirement)) }
    var goal = LinearExpression()
    for error in errors.joined() { goal.add(expressed(LinearExpression(variable: error))) }
    minimize(&goal)
    for term in goal.terms where term.coefficient > Self.tolerance { kinds[term.variable] = .fixed }
    for index in rows.indices { rows[index].expression.removeAll { kinds[$0] == .fixed } }
    return errors.indices.filter { errors[$0].contains { value(of: $0) > 0.001 } }
  }

  /// Adds a requirement with variables for how much it is exceeded and how much is missing.
  ///
  /// - Returns: The variables among them that are errors.
  private mutating func add(_ requirement: Requirement) -> [Int] {
    let above = makeVariable(isFree: false)
    let below = makeVariable(isFree: false)
    // expression - above + below = 0
    let rest = expressed(requirement.expression)
    if let subject = rest.terms.first(where: { kinds[$0.variable] == .free })?.variable {
      var sum = rest - LinearExpression(variable: above) + LinearExpression(variable: below)
      let factor = -1 / sum.remove(subject)
      express(subject, by: sum * factor)
    } else if rest.constant >= 0 {
      express(above, by: rest + LinearExpression(variable: below))
    } else {
      express(below, by: LinearExpression(variable: above) - rest)
    }
    return switch requirement.relation {
    case .equal: [above, below]
    case .atMost: [above]
    case .atLeast: [below]
    }
  }

  /// An expression in those variables alone that have no row.
  private func expressed(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for term in expression.terms {
      if let row = rowIndices[term.variable] {
        result.add(rows[row].expression, times: term.coefficient)
      } else if kinds[term.variable] != .fixed {
        result.add(LinearExpression(variable: term.variable, term.coefficient))
      }
    }
    return result
  }

  /// Adds a row for a variable, in place of which its expression now stands elsewhere.
  private mutating func express(_ variable: Int, by expression: LinearExpression) {
    for index in rows.indices { rows[index].expression.substitute(variable, by: expression) }
    rowIndices[variable] = rows.count
    rows.append(Row(variable: variable, expression: expression))
  }

  /// Makes a sum of errors as small as it can be.
  ///
  /// The first variable that helps enters, and the first of those that end its growth leaves (Bland's rule), so that no
  /// state comes twice.
  private mutating func minimize(_ goal: inout LinearExpression) {
    // The rule ends the search; numbers so large that their sums are no numbers any more would not.
    for _ in 0..<(1_000 + 100 * rows.count) {
      guard let entering = goal.terms.first(where: { $0.coefficient < -Self.tolerance })?.variable else { return }
      var best: (index: Int, ratio: Double)?
      for (index, row) in rows.enumerated() where kinds[row.variable] == .restricted {
        let coefficient = row.expression.coefficient(of: entering)
        guard coefficient < -LinearExpression.noise else { continue }
        let ratio = max(row.expression.constant, 0) / -coefficient
        if let best, ratio > best.ratio || (ratio == best.ratio && row.variable > rows[best.index].variable) {
          continue
        }
        best = (index, ratio)
      }
      // A sum of errors is never less than 0, so something ends its decrease; if rounding says otherwise, it is small
      // enough.
      guard let best else { return }
      pivot(rowAt: best.index, entering: entering, &goal)
    }
  }

  /// Expresses `entering` by the variable of a row, which is 0 from now on.
  private mutating func pivot(rowAt index: Int, entering: Int, _ goal: inout LinearExpression) {
    let leaving = rows[index].variable
    var expression = rows[index].expression
    let factor = -1 / expression.remove(entering)
    expression.add(LinearExpression(variable: leaving), times: -1)
    expression = expression * factor
    for other in rows.indices where other != index { rows[other].expression.substitute(entering, by: expression) }
    goal.substitute(entering, by: expression)
    rows[index] = Row(variable: entering, expression: expression)
    rowIndices[leaving] = nil
    rowIndices[entering] = index
  }
}
