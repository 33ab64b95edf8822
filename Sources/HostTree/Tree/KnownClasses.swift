// Tests: `HostViewOverflowTests`, `ProposalRangeTests`.

/// The classes of these modules, whose hit testing and measuring are known. Those of other modules may override anything.
@MainActor
private enum KnownClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]
  private static let modules = ["HostTree.", "ViewKernel.", "Introspection."]

  static func contain(_ type: HostView.Type) -> Bool {
    if let isKnown = known[ObjectIdentifier(type)] { return isKnown }
    let name = String(reflecting: type)
    let isKnown = modules.contains { name.hasPrefix($0) }
    known[ObjectIdentifier(type)] = isKnown
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
