public import HostTree

extension HostView {
  /// The way to this host from `root`, which is around it: `HostStackView/HostButton[1]/HostLabel`; nil where `root` is not
  /// around it. The way from a host to itself is empty.
  ///
  /// Each step is the class of a subview, without generic arguments. Where several subviews are of the class, a number tells
  /// which of them is meant, counted from 0. Markers don't count; hidden hosts do, so that a path stays what it is when hosts
  /// are hidden. ``find(path:)`` goes the way back.
  /// - Complexity: O(d · s) for a depth of d, where each host on the way has s subviews.
  public final func path(in root: HostView) -> String? {
    var steps: [String] = []
    var host = self
    while host !== root {
      guard let around = host.superview else { return nil }
      let alike = around.subviewsOnPaths.filter { $0.className == host.className }
      // Without a number where there is no other, so that paths read well.
      let number = alike.count > 1 ? alike.firstIndex { $0 === host }.map { "[\($0)]" } ?? "" : ""
      steps.append(host.className + number)
      host = around
    }
    return steps.reversed().joined(separator: "/")
  }

  /// The host at the end of a path, as ``path(in:)`` writes it.
  ///
  /// A step without a number stands for the only subview of that class.
  /// - Throws: ``HostQueryError`` where a step leads nowhere, with what is there instead.
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
