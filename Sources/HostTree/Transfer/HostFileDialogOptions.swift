public import Foundation

/// How a user is asked for files, with the properties of `NSOpenPanel` and `NSSavePanel`: see
/// ``HostFileRequest/options``.
public struct HostFileDialogOptions: Sendable {
  /// The message to the user; nil for nothing.
  public var message: String?
  /// The title of the button that confirms; nil for the usual one.
  public var confirmationLabel: String?
  /// The label before the field for the name of a new file; nil for the usual one.
  public var filenameLabel: String?
  /// The folder that is shown first; nil for the usual one.
  public var directory: URL?
  /// By which a dialog remembers how the user has left it; nil for all that have none.
  public var customizationID: String?
  /// Whether hidden files are shown. Defaults to false.
  public var showsHiddenFiles = false
  /// Whether the extensions of names are shown. Defaults to false.
  public var showsFileExtensions = false
  /// Whether folders that look like a file are shown as folders. Defaults to false.
  public var treatsPackagesAsFolders = false
  /// Whether an alias is chosen itself, and not its target. Defaults to false.
  public var choosesAliases = false
  /// Says which files can be chosen; nil, the default, for all of the types that are asked for.
  public var isEnabled: (@Sendable (URL) -> Bool)?

  /// Creates options that say nothing.
  public init() {}
}
