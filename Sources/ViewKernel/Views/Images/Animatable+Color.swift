import HostTree

/// The animatable data of a colour: a weighted sum of colours.
///
/// Colours resolve only in an environment, so an animation computes with the colours themselves. Their sRGB components,
/// premultiplied by alpha, are added up when the sum is rendered.
public struct AnimatableColor: VectorArithmetic, Hashable, Sendable {
  private struct Term: Hashable {
    let source: Color.Source
    var weight: Double
  }

  // No two terms have the same source, and none has the weight 0.
  private var terms: [Term] = []

  init(_ color: Color) {
    if case .blended(let blend) = color.source { self = blend } else { add(Term(source: color.source, weight: 1)) }
  }

  private init() {}

  /// The empty sum.
  public static var zero: Self { Self() }

  private mutating func add(_ term: Term) {
    guard let place = terms.firstIndex(where: { $0.source == term.source }) else { return terms.append(term) }
    terms[place].weight += term.weight
    if terms[place].weight == 0 { terms.remove(at: place) }
  }

  /// Adds the weights of equal colours.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    for term in rhs.terms { sum.add(term) }
    return sum
  }

  /// Subtracts the weights of equal colours.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs + rhs.scaled(by: -1) }

  /// Multiplies the weight of each colour by `rhs`.
  public mutating func scale(by rhs: Double) {
    for place in terms.indices { terms[place].weight *= rhs }
    if rhs == 0 { terms = [] }
  }

  /// The sum of the squared weights.
  public var magnitudeSquared: Double { terms.reduce(0) { $0 + $1.weight * $1.weight } }

  /// The colour, if the sum is a single unchanged one; it keeps its name then.
  var onlySource: Color.Source? { terms.count == 1 && terms[0].weight == 1 ? terms[0].source : nil }

  /// Whether both have the same colours and weights, in any order.
  public static func == (lhs: Self, rhs: Self) -> Bool { Set(lhs.terms) == Set(rhs.terms) }
  /// Hashes the colours and weights, in any order.
  public func hash(into hasher: inout Hasher) { hasher.combine(Set(terms)) }

  /// The colour of the sum in an environment; clear if its alpha is about 0.
  func resolved(in environment: EnvironmentValues) -> HostColor {
    let traits = HostTraitCollection(userInterfaceStyle: environment.colorScheme.host)
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    for term in terms {
      let color = Color(source: term.source).resolved(in: environment).resolvedColor(with: traits)
      red += term.weight * color.alpha * color.red
      green += term.weight * color.alpha * color.green
      blue += term.weight * color.alpha * color.blue
      alpha += term.weight * color.alpha
    }
    guard alpha > 1e-6 else { return .clear }
    return HostColor(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha)
  }
}

extension AnimatableColor: CustomStringConvertible {
  /// The weights and colours, as `0.5 of red and 0.5 of blue`.
  public var description: String {
    terms.map { "\($0.weight) of \(Color(source: $0.source))" }.joined(separator: " and ")
  }
}

extension Color: Animatable {
  /// The colour as a sum with one term; writing it may make this colour a blend of several.
  nonisolated public var animatableData: AnimatableColor {
    get { AnimatableColor(self) }
    set { source = newValue.onlySource ?? .blended(newValue) }
  }
}
