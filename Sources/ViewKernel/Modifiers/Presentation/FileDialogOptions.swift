public import Foundation
import HostTree

/// The parts that dialogs for files show: see `fileDialogBrowserOptions(_:)`.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Folders that look like a file are shown as folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
  /// The extensions of names are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

private enum FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: HostFileDialogOptions { HostFileDialogOptions() }
}

extension EnvironmentValues {
  /// How the dialogs for files ask.
  var fileDialogOptions: HostFileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

/// Sets a text of the dialogs for files, in the language of the environment.
private struct FileDialogText {
  let field: WritableKeyPath<HostFileDialogOptions, String?> & Sendable
  let text: Text?

  nonisolated init(_ field: WritableKeyPath<HostFileDialogOptions, String?> & Sendable, _ text: Text?) {
    self.field = field
    self.text = text
  }
}

extension FileDialogText: EnvironmentWriter {
  typealias Body = Never

  func write(to values: inout EnvironmentValues) {
    values.fileDialogOptions[keyPath: field] = text?.string(in: values)
  }
}

/// The display of the window gets these as ``/HostTree/HostFileRequest/options``.
extension View {
  /// Sets the message of the dialogs for files in this view.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    modifier(FileDialogText(\.message, message))
  }

  /// Sets the message of the dialogs for files in this view. The text is localized.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    modifier(FileDialogText(\.message, Text(messageKey)))
  }

  /// Sets the message of the dialogs for files in this view. The string is not localized.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    modifier(FileDialogText(\.message, Text(message)))
  }

  /// Sets the title of the button that confirms the dialogs for files in this view.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    modifier(FileDialogText(\.confirmationLabel, label))
  }

  /// Sets the title of the button that confirms the dialogs for files in this view. The text is localized.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(FileDialogText(\.confirmationLabel, Text(labelKey)))
  }

  /// Sets the title of the button that confirms the dialogs for files in this view. The string is not localized.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(FileDialogText(\.confirmationLabel, Text(label)))
  }

  /// Sets the label before the field for a name in the dialogs of `fileExporter` in this view.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    modifier(FileDialogText(\.filenameLabel, label))
  }

  /// Sets the label before the field for a name in the dialogs of `fileExporter` in this view. The text is localized.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(FileDialogText(\.filenameLabel, Text(labelKey)))
  }

  /// Sets the label before the field for a name in the dialogs of `fileExporter` in this view. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(FileDialogText(\.filenameLabel, Text(label)))
  }

  /// Sets the folder that the dialogs for files in this view show first; nil for the usual one.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.directory = defaultDirectory }
  }

  /// Sets by which the dialogs for files in this view remember how the user has left them.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.customizationID = id }
  }

  /// Sets the parts that the dialogs for files in this view show.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    transformEnvironment(\.fileDialogOptions) {
      $0.showsHiddenFiles = options.contains(.includeHiddenFiles)
      $0.showsFileExtensions = options.contains(.displayFileExtensions)
      $0.treatsPackagesAsFolders = options.contains(.enumeratePackages)
    }
  }

  /// Sets whether the dialogs for files in this view give an alias itself, and not its target.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.choosesAliases = imports }
  }

  /// Sets which files can be chosen in the dialogs for files in this view. A predicate that fails allows none.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.isEnabled = { (try? predicate.evaluate($0)) ?? false } }
  }
}
