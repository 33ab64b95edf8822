public import HostTree

extension HostView {
  /// All views inside this one, each before those inside it.
  public var descendants: [HostView] { subviews.flatMap { [$0] + $0.descendants } }

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
