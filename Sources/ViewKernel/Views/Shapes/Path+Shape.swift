public import Foundation
public import HostTree

extension Path: Shape {
  /// The path itself; `rect` is ignored, so the path is neither moved nor scaled.
  public func path(in rect: CGRect) -> Path { self }
}
