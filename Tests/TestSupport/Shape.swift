public import HostTree
public import ViewTesting

extension Screen {
  /// Types and texts only, on one line: `HostStackView[HostLabel "a", HostButton["b"]]`.
  public var shape: String { hosting.subviews.map(\.shape).joined(separator: ", ") }
}

extension HostView {
  /// The type without its prefix, the text, the subviews: `Stack[Label "a"]`.
  public var shape: String {
    var name = String(describing: type(of: self))
    if name.hasPrefix("Host") { name.removeFirst(4) }
    if name.hasSuffix("View") && name != "View" { name.removeLast(4) }
    var description = HostDescription()
    describe(into: &description)
    if let text = description.text { name += " \"\(text)\"" }
    return subviews.isEmpty ? name : "\(name)[\(subviews.map(\.shape).joined(separator: ", "))]"
  }
}
