/// Where an introspection is written.
public struct IntrospectionSource: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, as `#fileID` gives it.
  public var fileID: String
  /// The line.
  public var line: Int

  /// Makes a place in the code.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The file without its module, and the line: `Settings.swift:12`.
  public var description: String { "\(fileID.split(separator: "/").last ?? ""):\(line)" }
}
