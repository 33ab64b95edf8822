// Tests: `RandomTreesTests`.

import HostTree

extension HostView {
  /// How the subviews differ from the expected ones, as a sentence for the invariants; nil if they do not.
  func difference(from expected: [HostView]) -> String? {
    let subviews = subviews.filter { !$0.isOwnedBySuperview }
    if subviews.elementsEqual(expected, by: ===) { return nil }
    let names = { (hosts: [HostView]) in hosts.map { "\(type(of: $0))" }.joined(separator: ", ") }
    return "\(type(of: self)) contains [\(names(subviews))] instead of [\(names(expected))]"
  }
}
