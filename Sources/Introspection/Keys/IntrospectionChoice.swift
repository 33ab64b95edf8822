/// Which host an introspection takes if its key matches several in the scope.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: VStack { Text("One"); Text("Two") }
///     .introspect(.text) { print("first: \($0.text ?? "")") }
///     .introspect(.text, .last) { print("last: \($0.text ?? "")") }
///     .introspect(.text, .all) { print("all: \($0.text ?? "")") })
/// window.makeKeyAndVisible()
/// window.settle()
/// // Prints:
/// // first: One
/// // last: Two
/// // all: One
/// // all: Two
/// ```
public enum IntrospectionChoice: Hashable, Sendable, CustomStringConvertible {
  /// The first: in a receiver the outermost, furthest back; among ancestors the nearest.
  case first
  /// The last: in a receiver the one furthest in front; among ancestors the outermost.
  case last
  /// The match at an index from 0; a negative index matches nothing.
  case nth(Int)
  /// All matches. Hosts that come and go are attached and detached one by one; having none is not a miss.
  case all
  /// The only match. If there are several, none is customised, and the miss is reported as ambiguous.
  case unique

  /// The nearest ancestor; the same as ``first``.
  public static var nearest: Self { .first }
  /// The outermost ancestor; the same as ``last``.
  public static var outermost: Self { .last }

  // `IntrospectionMarker` asks for the limit before it searches, and chooses among what was found then.

  /// The number of matches after which the search can stop; nil if all are needed.
  var limit: Int? {
    switch self {
    case .first: 1
    case .nth(let place): place == .max ? nil : max(place, 0) + 1
    case .unique: 2
    case .last, .all: nil
    }
  }

  /// Returns the matches that are meant, out of all that were found.
  func choose<Target>(from found: [Target]) -> [Target] {
    switch self {
    case .first: Array(found.prefix(1))
    case .last: found.suffix(1)
    case .nth(let place): found.indices.contains(place) ? [found[place]] : []
    case .all: found
    case .unique: found.count == 1 ? found : []
    }
  }

  /// The choice as it is written.
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
