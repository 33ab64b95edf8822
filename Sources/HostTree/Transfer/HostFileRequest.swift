public import Foundation

/// A choice that a view wants of the user: files to open, or a place for a file.
///
/// Views with `fileImporter`, `fileExporter` and `fileMover` hand it to their window: see ``HostWindow/onChooseFiles``.
/// The display asks the user, handles the choice, and calls ``complete(_:)``.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.onChooseFiles = { request in
///   guard case .open(let types, _) = request.purpose else { return request.cancel() }
///   request.complete(.success([URL(fileURLWithPath: "/Soups/soup.\(types[0].preferredFilenameExtension ?? "")")]))
/// }
/// window.chooseFiles(
///   HostFileRequest(.open(types: [.json], allowsMultipleSelection: false)) { result in
///     print((try? result?.get().first?.lastPathComponent) ?? "none")
///   })
/// // Prints "soup.json"
/// ```
public struct HostFileRequest {
  /// The choice that the user is asked for.
  public enum Purpose {
    /// Files of some types to open: one, or several.
    case open(types: [UTType], allowsMultipleSelection: Bool)
    /// A place for new files, each with its data and the name that is suggested.
    case save([(name: String, data: Data)])
    /// A new place for files.
    case move([URL])
  }

  /// The choice that the user is asked for.
  public let purpose: Purpose
  /// How the user is asked.
  public let options: HostFileDialogOptions
  private let completion: @MainActor (Result<[URL], any Error>?) -> Void

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - purpose: The choice that the user is asked for.
  ///   - options: How the user is asked.
  ///   - completion: Called with the files that were chosen, written or moved, or an error; with nil if the user
  ///     cancels.
  public init(
    _ purpose: Purpose, options: HostFileDialogOptions = HostFileDialogOptions(),
    completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void
  ) {
    self.purpose = purpose
    self.options = options
    self.completion = completion
  }

  /// To be called with the files that were chosen, written or moved, or with an error.
  @MainActor public func complete(_ result: Result<[URL], any Error>) { completion(result) }

  /// To be called if the user cancels.
  @MainActor public func cancel() { completion(nil) }
}
