public import HostTree

extension HostView {
  /// Returns the path to this host from an ancestor: `HostStackView/HostButton[1]/HostLabel`; nil if `root` is no
  /// ancestor. The path from a host to itself is empty.
  ///
  /// Each step is the class of a subview, without generic arguments. If several siblings have that class, a number
  /// tells them apart, counted from 0. Markers are not counted; hidden hosts are, so a path stays valid when hosts are
  /// hidden. ``find(path:)`` resolves a path.
  /// - Complexity: O(d · s) for a depth of d, where each host on the path has s subviews.
  public final func path(in root: HostView) -> String? {
    var steps: [String] = []
    var host = self
    while host !== root {
      guard let around = host.superview else { return nil }
      let alike = around.subviewsOnPaths.filter { $0.className == host.className }
      // No number for an only one: paths stay short.
      let number = alike.count > 1 ? alike.firstIndex { $0 === host }.map { "[\($0)]" } ?? "" : ""
      steps.append(host.className + number)
      host = around
    }
    return steps.reversed().joined(separator: "/")
  }

  /// Returns the host at a path that ``path(in:)`` has returned.
  ///
  /// A step without a number stands for the only subview of that class.
  /// - Throws: ``HostQueryError`` if a step does not exist, with the subviews that do.
  public final func find(path: String) throws -> HostView {
    var host = self
    var way = "the root"
    for step in path.split(separator: "/") {
      let parts = step.split { "[]".contains($0) }
      let name = parts.first.map(String.init) ?? ""
      let alike = host.subviewsOnPaths.filter { $0.className == name }
      let number = parts.count > 1 ? Int(parts[1]) : alike.count == 1 ? 0 : nil
      guard let number, alike.indices.contains(number) else {
        throw HostQueryError(
          searched: "host at the path \"\(path)\"", place: shortName,
          hints: ["The path leads to \(way), but not to \(step): \(host.subviewsInWords)."])
      }
      host = alike[number]
      way = host.path(in: self) ?? way
    }
    return host
  }

  private var subviewsOnPaths: [HostView] { subviews.filter { !Introspect.isMarker($0) } }

  private var subviewsInWords: String {
    let names = subviewsOnPaths.map { host in host.path(in: self) ?? host.className }
    if names.isEmpty { return "nothing is in there" }
    let rest = names.count > 8 ? " and \(names.count - 8) more" : ""
    return "in there are \(names.prefix(8).joined(separator: ", "))\(rest)"
  }
}
