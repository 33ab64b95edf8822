public import Foundation
import HostGeometry

#if !canImport(Darwin)
  /// Gives data of one or several types while something is dragged, pasted or shared: as Foundation's class on Apple's
  /// systems, for those without it.
  ///
  /// It is made of an object, or gets functions that give data of a type, which are called when the data are loaded.
  /// The types are ordered: the first is the truest representation.
  ///
  /// ```swift
  /// let provider = NSItemProvider(object: "Tea" as NSString)
  /// print(provider.registeredTypeIdentifiers, provider.hasItemConformingToTypeIdentifier("public.text"))
  /// // Prints "["public.utf8-plain-text"] true"
  /// _ = provider.loadObject(ofClass: String.self) { text, error in print(text ?? "none") }
  /// // Prints "Tea"
  /// ```
  ///
  /// Everything that is there at once is loaded at once: a completion handler is called before the function that loads
  /// returns, unless a handler that gives data waits for something. It is called on the thread on which the data come.
  ///
  /// It is `Sendable` unchecked, as Apple's is, and as subclasses may not be checked: its contents are guarded by a
  /// lock.
  open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Gives the data of a type: calls its argument once, with data or an error, at any time and on any thread.
    public typealias DataLoadHandler =
      @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    /// The errors of an item provider.
    public enum ErrorCode: Int, Error, Sendable {
      /// There is nothing of the type that was asked for.
      case unknownError = -1
      /// The item is not there.
      case itemUnavailableError = -1000
      /// The item is of another class than was asked for.
      case unexpectedValueClassError = -1100
      /// There is no representation of the type that was asked for.
      case unavailableCoercionError = -1200
    }

    private struct Representation {
      let typeIdentifier: String
      let visibility: NSItemProviderRepresentationVisibility
      let load: DataLoadHandler
    }

    // Guarded by the lock.
    private let lock = NSLock()
    private var representations: [Representation] = []
    private var storedName: String?
    private var storedItem: (any NSSecureCoding)?

    /// Creates a provider of nothing, to which representations are added.
    public override init() { super.init() }

    /// Creates a provider of an object in all types that its class can write.
    public init(object: any NSItemProviderWriting) {
      super.init()
      registerObject(object, visibility: .all)
    }

    /// Creates a provider of an item of one type, which `loadItem` hands on as it is.
    ///
    /// - Parameters:
    ///   - item: A text, an address or data; others are only loaded as items. Nil for nothing.
    ///   - typeIdentifier: The identifier of its type. Nil takes the type of the item's class.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
      super.init()
      storedItem = item
      let writing = item as? any NSItemProviderWriting
      guard item != nil, let type = typeIdentifier ?? writing?.firstWritableType else { return }
      let bytes = (item as? NSData).map { Data(referencing: $0) }
      let written = bytes ?? writing.flatMap { $0.data(ofType: type) ?? $0.data(ofType: $0.firstWritableType ?? "") }
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(written, written == nil ? ErrorCode.unavailableCoercionError : nil)
        return nil
      }
    }

    /// Creates a provider of a file's bytes, of the type that its name's extension stands for, and named as the file
    /// is; nil for an address that is no file's.
    public convenience init?(contentsOf fileURL: URL!) {
      guard let fileURL, fileURL.isFileURL else { return nil }
      self.init()
      suggestedName = fileURL.deletingPathExtension().lastPathComponent
      let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
      registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
        do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
        return nil
      }
    }

    /// The name for a file with the content, without an extension; nil, the default, for none.
    open var suggestedName: String? {
      get { lock.withLock { storedName } }
      set { lock.withLock { storedName = newValue } }
    }

    /// The identifiers of the types that can be loaded, in the order in which they were added.
    open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.typeIdentifier) } }

    /// The types that can be loaded, in the order in which they were added.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType(importedAs: $0) } }

    /// The types that can be loaded which conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
      registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    // MARK: Adding representations

    /// Adds a type, and how to give its data. One that was added before stays where it is in the order, and gets the
    /// new handler.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping DataLoadHandler
    ) {
      let new = Representation(typeIdentifier: typeIdentifier, visibility: visibility, load: loadHandler)
      lock.withLock {
        if let index = representations.firstIndex(where: { $0.typeIdentifier == typeIdentifier }) {
          representations[index] = new
        } else {
          representations.append(new)
        }
      }
    }

    /// Adds a type, and how to give its data.
    public func registerDataRepresentation(
      for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
      loadHandler: @escaping DataLoadHandler
    ) {
      registerDataRepresentation(
        forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds all types that an object can write.
    open func registerObject(
      _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
      let object = Unchecked(object)
      for type in object.value.writableTypeIdentifiersForItemProvider {
        registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
          object.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }

    // MARK: What there is

    /// Whether there is a representation of a type, or of one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      representation(conformingTo: typeIdentifier) != nil
    }

    /// Whether an object of a class can be loaded.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      aClass.readableTypeIdentifiersForItemProvider.contains { representation(conformingTo: $0) != nil }
    }

    private func representation(conformingTo identifier: String) -> Representation? {
      let all = lock.withLock { representations }
      if let exact = all.first(where: { $0.typeIdentifier == identifier }) { return exact }
      let wanted = UTType(importedAs: identifier)
      return all.first { UTType(importedAs: $0.typeIdentifier).conforms(to: wanted) }
    }

    // MARK: Loading

    /// Loads the data of a type, or of the first that conforms to it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type.
    ///   - completionHandler: Called once, with data or an error.
    /// - Returns: The progress, which is done when the data are there.
    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      let progress = Progress(totalUnitCount: 1)
      guard let found = representation(conformingTo: typeIdentifier) else {
        completionHandler(nil, ErrorCode.unavailableCoercionError)
        progress.completedUnitCount = 1
        return progress
      }
      let done = Unchecked(progress)
      return found.load { data, error in
        done.value.completedUnitCount = 1
        completionHandler(data, error)
      } ?? progress
    }

    /// Loads the data of a type, or of the first that conforms to it.
    @discardableResult
    public func loadDataRepresentation(
      for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads the data of a type into a file that is there until `completionHandler` returns.
    @discardableResult
    open func loadFileRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
      let name = suggestedName ?? "item"
      let fileExtension = representation(conformingTo: typeIdentifier)
        .flatMap { UTType(importedAs: $0.typeIdentifier).preferredFilenameExtension }
      return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        guard let data else { return completionHandler(nil, error) }
        do {
          try withTemporaryFile(data, name: name, fileExtension: fileExtension) { completionHandler($0, nil) }
        } catch {
          completionHandler(nil, error)
        }
      }
    }

    /// Loads an item: the one that the provider was made of, or else data of a type.
    open func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
      guard let completionHandler else { return }
      if hasItemConformingToTypeIdentifier(typeIdentifier), let item = lock.withLock({ storedItem }) {
        return completionHandler(item, nil)
      }
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        completionHandler(data.map { NSData(data: $0) }, error)
      }
    }

    /// Loads an item: the one that the provider was made of, or else data of a type.
    public func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
      let item: Unchecked<any NSSecureCoding> = try await withCheckedThrowingContinuation { continuation in
        loadItem(forTypeIdentifier: typeIdentifier, options: nil) { item, error in
          if let item {
            continuation.resume(returning: Unchecked(item))
          } else {
            continuation.resume(throwing: error ?? ErrorCode.itemUnavailableError)
          }
        }
      }
      return item.value
    }
  }

  /// The programs that may load a representation, as on Apple's systems. Here everything stays in one program: all may.
  public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all
    /// Programs of the same team.
    case team
    /// Programs of the same group.
    case group
    /// This program only.
    case ownProcess
  }
#endif

/// Writes data to a file that exists while `body` runs.
package func withTemporaryFile<Result>(
  _ data: Data, name: String, fileExtension: String?, _ body: (URL) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  var file = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: ":"))
  if let fileExtension { file.appendPathExtension(fileExtension) }
  try data.write(to: file)
  return try body(file)
}
