import HostTree
public import ViewTesting

extension Screen {
  /// Types and texts only, on one line: `HostStackView[HostLabel "a", HostButton["b"]]`.
  public var shape: String { hosting.subviews.map(\.shape).joined(separator: ", ") }
}
