public import Foundation
public import HostTree

/// Asks the window for files when a binding becomes true.
private struct FileDialog {
  @Binding var isPresented: Bool
  let request: @MainActor () throws -> HostFileRequest.Purpose
  let completion: @MainActor (Result<[URL], any Error>?) -> Void
  private let window = ViewWindow()
  @Environment(\.fileDialogOptions) private var options

  nonisolated init(
    _ isPresented: Binding<Bool>, request: @escaping @MainActor () throws -> HostFileRequest.Purpose,
    completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void
  ) {
    _isPresented = isPresented
    self.request = request
    self.completion = completion
  }

  @MainActor private func present() {
    guard isPresented else { return }
    let binding = $isPresented
    @MainActor func end(_ result: Result<[URL], any Error>?) {
      binding.wrappedValue = false
      completion(result)
    }
    do {
      window.value?.chooseFiles(HostFileRequest(try request(), options: options, completion: end))
    } catch {
      end(.failure(error))
    }
  }
}

extension FileDialog: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) { present() }
  }
}

extension Result {
  /// The first of the files.
  fileprivate func first<T>() -> Result<T, Failure>? where Success == [T] {
    switch self {
    case .success(let all): all.first.map { .success($0) }
    case .failure(let error): .failure(error)
    }
  }
}

extension View {
  /// Lets the user choose a file while `isPresented` is true.
  ///
  /// The display of the window asks the user: see ``/HostTree/HostWindow/onChooseFiles``. If the user cancels, nothing
  /// is called.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the user is asked; set to false when the user has answered.
  ///   - allowedContentTypes: The types of files that can be chosen.
  ///   - onCompletion: Called with the file.
  @preconcurrency
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialog(
        isPresented, request: { .open(types: allowedContentTypes, allowsMultipleSelection: false) },
        completion: { if let result = $0?.first() { onCompletion(result) } }))
  }

  /// Lets the user choose files while `isPresented` is true: see
  /// `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  @preconcurrency
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose files while `isPresented` is true, and says if the user cancels.
  @preconcurrency
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      FileDialog(
        isPresented,
        request: { .open(types: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection) },
        completion: { if let result = $0 { onCompletion(result) } else { onCancellation() } }))
  }

  /// Lets the user choose a place for a document while `isPresented` is true: see
  /// `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the user is asked; set to false when the user has answered.
  ///   - document: The document; with nil no dialog is shown.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name that is suggested; nil for "Untitled".
  ///   - onCompletion: Called with the file that was written.
  @preconcurrency
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    // Read on the main actor only, as views are; documents of users need not be sendable.
    nonisolated(unsafe) let document = document
    return modifier(
      FileDialog(
        isPresented,
        request: {
          let file = try document?.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: contentType))
          let name = defaultFilename ?? file?.preferredFilename ?? "Untitled"
          return .save(file?.regularFileContents.map { [(contentType.naming(name), $0)] } ?? [])
        },
        completion: { if let result = $0?.first() { onCompletion(result) } }))
  }

  /// Lets the user choose a place for a value while `isPresented` is true: see
  /// `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  @preconcurrency
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    modifier(
      FileDialog(
        isPresented,
        request: {
          guard let item else { return .save([]) }
          let provider = NSItemProvider.of(item)
          let type =
            contentTypes.first { provider.hasItemConformingToTypeIdentifier($0.identifier) }
            ?? provider.registeredTypeIdentifiers.first.flatMap { UTType($0) } ?? .data
          // Data that come later, on another thread, are too late.
          let data = Guarded<Data?>(nil)
          _ = provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { loaded, _ in
            data.withLock { $0 = loaded }
          }
          return .save(data.withLock { $0 }.map { [(type.naming(defaultFilename ?? "Untitled"), $0)] } ?? [])
        },
        completion: { result in
          guard let result else { return onCancellation() }
          if let first = result.first() { onCompletion(first) }
        }))
  }

  /// Lets the user choose a new place for a file while `isPresented` is true: see
  /// `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  @preconcurrency
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialog(
        isPresented, request: { .move(file.map { [$0] } ?? []) },
        completion: { if let result = $0?.first() { onCompletion(result) } }))
  }
}

extension UTType {
  /// A file's name with the extension of this type, unless it has it.
  func naming(_ name: String) -> String {
    guard let own = preferredFilenameExtension, !name.hasSuffix(".\(own)") else { return name }
    return "\(name).\(own)"
  }
}
