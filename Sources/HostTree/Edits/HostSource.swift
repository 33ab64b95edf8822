/// A location in source code, for diagnostics and printed trees.
public struct HostSource: Hashable, Sendable, CustomStringConvertible {
  /// The module and file as given by `#fileID`: `Shop/Cart.swift`.
  public let fileID: String
  /// The line number, from 1.
  public let line: Int

  /// Creates a location; defaults to the call's.
  public init(fileID: String = #fileID, line: Int = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// The file name without its module, and the line: `Cart.swift:12`.
  public var description: String { "\(fileID.split(separator: "/").last ?? "?"):\(line)" }
}
