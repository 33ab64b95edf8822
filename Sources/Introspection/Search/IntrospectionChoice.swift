/// Which of several hosts that a key finds in its scope are meant.
public enum IntrospectionChoice: Hashable, Sendable, CustomStringConvertible {
  /// The first: in a receiver the outermost, furthest back; of the ancestors the nearest.
  case first
  /// The last: in a receiver the one furthest in front; of the ancestors the outermost.
  case last
  /// The one with that many before it: `nth(0)` is the first.
  case nth(Int)
  /// All of them; what comes and goes is attached and detached one by one. None is no miss.
  case all
  /// The only one. If there are several, none is customised, and that is reported.
  case unique

  /// The nearest of the ancestors.
  public static var nearest: Self { .first }
  /// The outermost of the ancestors.
  public static var outermost: Self { .last }

  /// How many have to be found before the choice can be made; nil if all have to.
  var limit: Int? {
    switch self {
    case .first: 1
    case .nth(let place): max(place, 0) + 1
    case .unique: 2
    case .last, .all: nil
    }
  }

  /// Those of `found` that are meant.
  func choose<Target>(from found: [Target]) -> [Target] {
    switch self {
    case .first: Array(found.prefix(1))
    case .last: found.suffix(1)
    case .nth(let place): found.indices.contains(place) ? [found[place]] : []
    case .all: found
    case .unique: found.count == 1 ? found : []
    }
  }

  /// As it is written.
  public var description: String {
    switch self {
    case .first: ".first"
    case .last: ".last"
    case .nth(let place): ".nth(\(place))"
    case .all: ".all"
    case .unique: ".unique"
    }
  }
}
