public import Foundation
public import HostTree

extension Path: Shape {
  /// The path itself, wherever it is: `rect` does not count.
  public func path(in rect: CGRect) -> Path { self }
}
