// Tests: `HostViewOverflowTests`, `ProposalRangeTests`.

/// The classes of these modules, whose hit testing and measuring are known. Classes of other modules may override
/// anything.
@MainActor
private enum KnownClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]
  /// The latest answers, each at a place that follows from the class's address. Every host asks once, and the
  /// dictionary takes 300 instructions.
  @exclusivity(unchecked) private static var latest = [(type: ObjectIdentifier, isKnown: Bool)?](
    repeating: nil, count: 64)
  private static let modules = ["HostTree.", "ViewKernel.", "Introspection.", "UIKitCompatibility."]

  static func contain(_ type: HostView.Type) -> Bool {
    let id = ObjectIdentifier(type)
    let place = Int((UInt(bitPattern: id) >> 4) % 64)
    if let answer = latest[place], answer.type == id { return answer.isKnown }
    let isKnown = isKnown(id, type)
    latest[place] = (id, isKnown)
    return isKnown
  }

  private static func isKnown(_ id: ObjectIdentifier, _ type: HostView.Type) -> Bool {
    if let isKnown = known[id] { return isKnown }
    let name = String(reflecting: type)
    let isKnown = modules.contains { name.hasPrefix($0) }
    known[id] = isKnown
    return isKnown
  }
}

extension HostView {
  /// Whether this view's class is one of these modules.
  final var isOfKnownClass: Bool {
    flags.contains(.isOfKnownClass) || (!flags.contains(.knowsItsClass) && findsItsClassKnown())
  }

  @inline(never)
  private final func findsItsClassKnown() -> Bool {
    flags.insert(.knowsItsClass)
    guard KnownClasses.contain(type(of: self)) else { return false }
    flags.insert(.isOfKnownClass)
    return true
  }
}
