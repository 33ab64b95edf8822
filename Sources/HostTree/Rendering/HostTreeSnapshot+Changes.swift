extension HostTreeSnapshot {
  /// The changes since an earlier snapshot, as text: removed lines, marked `-`, and added lines, marked `+`, each below
  /// its superviews, which are unmarked if they did not change.
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
  /// Hosts are matched by their content and position, not by object identity: equal pairs of trees give equal text. A
  /// host that moved among its siblings is removed in one place and added in another.
  public func changes(since earlier: HostTreeSnapshot) -> String {
    guard self != earlier else { return "" }
    let difference = TreeDifference(old: earlier, new: self)
    return TreeLines.draw(difference.entries).joined(separator: "\n")
  }
}
