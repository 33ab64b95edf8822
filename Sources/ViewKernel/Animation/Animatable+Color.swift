import HostTree

/// What is animated of a colour: a sum of colours, each as often as a number says.
///
/// What a colour looks like shows only where the environment is known, so an animation computes with the colours
/// themselves; their parts in sRGB, multiplied by their opacity, are added up when the sum is shown.
public struct AnimatableColor: VectorArithmetic, Hashable, Sendable {
  private struct Term: Hashable {
    let source: Color.Source
    var weight: Double
  }

  // No two of the same source, none of weight zero.
  private var terms: [Term] = []

  init(_ color: Color) {
    if case .blended(let blend) = color.source { self = blend } else { add(Term(source: color.source, weight: 1)) }
  }

  private init() {}

  /// No colour.
  public static var zero: Self { Self() }

  private mutating func add(_ term: Term) {
    guard let place = terms.firstIndex(where: { $0.source == term.source }) else { return terms.append(term) }
    terms[place].weight += term.weight
    if terms[place].weight == 0 { terms.remove(at: place) }
  }

  /// Adds colours.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    for term in rhs.terms { sum.add(term) }
    return sum
  }

  /// Takes colours away.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs + rhs.scaled(by: -1) }

  /// Multiplies each colour's weight.
  public mutating func scale(by rhs: Double) {
    for place in terms.indices { terms[place].weight *= rhs }
    if rhs == 0 { terms = [] }
  }

  /// The sum of the squares of the weights.
  public var magnitudeSquared: Double { terms.reduce(0) { $0 + $1.weight * $1.weight } }

  /// The colour that this is, if it is one as it stands; so it keeps its name.
  var onlySource: Color.Source? { terms.count == 1 && terms[0].weight == 1 ? terms[0].source : nil }

  /// Whether both have the same colours, in any order.
  public static func == (lhs: Self, rhs: Self) -> Bool { Set(lhs.terms) == Set(rhs.terms) }
  /// Hashes the colours, in any order.
  public func hash(into hasher: inout Hasher) { hasher.combine(Set(terms)) }

  /// The sum, as it looks where the environment is as given.
  @MainActor
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
  /// The colours with their weights.
  public var description: String {
    terms.map { "\($0.weight) of \(Color(source: $0.source))" }.joined(separator: " and ")
  }
}

extension Color: Animatable {
  /// This colour, as something to add up.
  nonisolated public var animatableData: AnimatableColor {
    get { AnimatableColor(self) }
    set { source = newValue.onlySource ?? .blended(newValue) }
  }
}
