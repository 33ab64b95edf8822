/// A place in source code, for sentences and printed trees.
public struct HostSource: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, as `#fileID` gives them: `Shop/Cart.swift`.
  public let fileID: String
  /// The line, counted from 1.
  public let line: Int

  /// Names a place: that of the call unless told.
  public init(fileID: String = #fileID, line: Int = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// The file without its module, and the line: `Cart.swift:12`.
  public var description: String { "\(fileID.split(separator: "/").last ?? "?"):\(line)" }
}
