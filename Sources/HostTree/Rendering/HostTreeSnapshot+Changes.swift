extension HostTreeSnapshot {
  /// What changed since an earlier snapshot, as text: the lines that went, marked `-`, and those that came, marked `+`,
  /// each below its superviews, which have no mark if they did not change.
  ///
  /// Empty if nothing changed.
  ///
  /// ```
  ///   HostWindow (0, 0, 390 x 844)
  ///   └─ HostView #form (0, 0, 390 x 844)
  /// -    ├─ HostLabel "Count: 0" (16, 20, 62 x 20)
  /// +    ├─ HostLabel "Count: 1" (16, 20, 62 x 20)
  /// +    └─ HostLabel "Odd" (16, 48, 30 x 20)
  /// ```
  ///
  /// Hosts are matched by what they show and where they stand, not by which objects they are: equal pairs of trees give
  /// equal text. A host that moved among its siblings goes from one place and comes to another.
  public func changes(since earlier: HostTreeSnapshot) -> String {
    guard self != earlier else { return "" }
    let difference = TreeDifference(old: earlier, new: self)
    return TreeLines.draw(difference.entries).joined(separator: "\n")
  }
}
