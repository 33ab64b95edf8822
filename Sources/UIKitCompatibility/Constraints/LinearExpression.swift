// Tests: `ConstraintPriorityTests`.

/// A number plus multiples of variables, which are indices into a ``PrioritySolver``.
struct LinearExpression: Equatable {
  /// A multiple of a variable.
  struct Term: Equatable {
    let variable: Int
    var coefficient: Double
  }

  var constant: Double
  /// By variable, each at most once, and none with the coefficient 0.
  private(set) var terms: [Term] = []

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int, _ coefficient: Double = 1) {
    constant = 0
    terms = [Term(variable: variable, coefficient: coefficient)]
  }

  /// The limit below which a multiple counts as zero: the noise of sums that cancel out.
  static let noise = 1e-10

  func coefficient(of variable: Int) -> Double {
    let index = self.index(of: variable)
    return index < terms.count && terms[index].variable == variable ? terms[index].coefficient : 0
  }

  /// Removes a variable, and returns its coefficient.
  mutating func remove(_ variable: Int) -> Double {
    let index = self.index(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).coefficient
  }

  mutating func removeAll(where shouldRemove: (Int) -> Bool) { terms.removeAll { shouldRemove($0.variable) } }

  /// The first index whose variable is not less.
  private func index(of variable: Int) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    func append(_ variable: Int, _ coefficient: Double) {
      if abs(coefficient) > Self.noise { sum.append(Term(variable: variable, coefficient: coefficient)) }
    }
    var mine = terms[...]
    for term in other.terms {
      while let first = mine.first, first.variable < term.variable { sum.append(mine.removeFirst()) }
      if let first = mine.first, first.variable == term.variable {
        append(term.variable, first.coefficient + term.coefficient * factor)
        mine.removeFirst()
      } else {
        append(term.variable, term.coefficient * factor)
      }
    }
    sum.append(contentsOf: mine)
    terms = sum
  }

  /// Replaces a variable by what it equals.
  mutating func substitute(_ variable: Int, by expression: LinearExpression) {
    let coefficient = remove(variable)
    if coefficient != 0 { add(expression, times: coefficient) }
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  static func * (expression: Self, factor: Double) -> Self {
    var product = Self()
    product.add(expression, times: factor)
    return product
  }
}
