import Foundation
import HostTree

extension InspectedView: @MainActor CustomStringConvertible {
  /// The type, the properties with a short description, and the view's own hosts, on one line:
  /// `Button role=nil -> HostButton`.
  ///
  /// A modifier has a dot before its type. Properties that are nil, views or closures are omitted.
  public var description: String {
    var line = HostDescription()
    for property in properties {
      if let value = InspectedView.plain(property.value) { line.add(property.name, value) }
    }
    let words = line.properties.map { name, value in value.map { "\(name)=\($0)" } ?? name }
    let hosts = (node?.ownHosts ?? []).map { host in
      "\(Swift.type(of: host))" + (HostDescription(textOf: host).text.map { " \"\($0)\"" } ?? "")
    }
    let arrow = hosts.isEmpty ? [] : ["-> " + hosts.joined(separator: ", ")]
    return (["\(isModifier ? "." : "")\(typeName)"] + words.filter { $0.count <= 60 } + arrow).joined(separator: " ")
  }

  /// Returns this view and its descendants as a drawn tree with one line each: see ``description``.
  ///
  /// ```
  /// Counter title=Apples count=3
  /// └─ VStack spacing=4 -> HostStackView
  ///    ├─ Text -> HostLabel "Apples"
  ///    └─ Text -> HostLabel "3"
  /// ```
  public func treeDescription() -> String {
    var entries: [TreeLines.Entry] = []
    var rest = [(view: self, depth: 0)]
    while let (view, depth) = rest.popLast() {
      entries.append(TreeLines.Entry(depth: depth, lines: [view.description]))
      rest += view.children.reversed().map { ($0, depth + 1) }
    }
    return TreeLines.draw(entries).joined(separator: "\n")
  }

  /// A value that is printed, such as a number, a string or an enum case without payload; nil for others.
  private static func plain(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    // First, since a cast looks into optionals.
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { plain($0.value) } }
    switch value {
    case is any View, is any ViewModifier: return nil
    case is any BinaryInteger, is any BinaryFloatingPoint, is any StringProtocol, is Bool: return value
    case is EdgeInsets, is CGPoint, is CGSize, is CGRect: return value
    default: break
    }
    if mirror.displayStyle == .enum { return mirror.children.isEmpty ? value : nil }
    return value is any CustomStringConvertible ? value : nil
  }
}
