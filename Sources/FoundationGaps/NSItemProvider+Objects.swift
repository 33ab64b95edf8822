public import Foundation
import HostGeometry

#if !canImport(Darwin)
  /// An object that can be made of the data of an ``NSItemProvider``.
  public protocol NSItemProviderReading: NSObjectProtocol {
    /// The identifiers of the types of data that the object can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object of data of one of these types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }

  /// An object that can be written as data for an ``NSItemProvider``.
  public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The identifiers of the types that objects of the class can be written as, the truest first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The identifiers of the types that this object can be written as. Defaults to the class's.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Gives the data of a type: calls `completionHandler` once, with data or an error.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  extension NSItemProviderWriting {
    /// The types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    var firstWritableType: String? { writableTypeIdentifiersForItemProvider.first }

    /// The data of a type, if the object gives them at once.
    func data(ofType type: String) -> Data? {
      guard writableTypeIdentifiersForItemProvider.contains(type) else { return nil }
      let box = DataBox()
      _ = loadData(withTypeIdentifier: type) { data, _ in box.data = data }
      return box.data
    }
  }

  /// Data that arrive on any thread. Unchecked, as the only field is guarded by the lock.
  private final class DataBox: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Data?
    var data: Data? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  extension NSItemProvider {
    /// Loads an object of a class.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completionHandler: Called once, with an object or an error.
    /// - Returns: The progress, which is done when the object is there.
    @discardableResult
    public func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      let types = aClass.readableTypeIdentifiersForItemProvider
      guard let type = types.first(where: hasItemConformingToTypeIdentifier) else {
        completionHandler(nil, ErrorCode.unavailableCoercionError)
        return Progress(totalUnitCount: 1)
      }
      // The class of an object is the same on each thread.
      let read = Unchecked { try aClass.object(withItemProviderData: $0, typeIdentifier: type) }
      return loadDataRepresentation(forTypeIdentifier: type) { data, error in
        guard let data else { return completionHandler(nil, error) }
        do {
          completionHandler(try read.value(data), nil)
        } catch {
          completionHandler(nil, error)
        }
      }
    }

    /// Loads a value whose class can be loaded: a `String`, a `URL`.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
      ofClass aType: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
      let finish = Unchecked { (object: (any NSItemProviderReading)?, error: (any Error)?) in
        let value = (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
        completionHandler(value, error)
      }
      return loadObject(ofClass: T._ObjectiveCType.self) { finish.value($0, $1) }
    }

    /// Whether a value whose class can be loaded is there.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aType: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }
  }

  extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Text without styles.
    public static var readableTypeIdentifiersForItemProvider: [String] {
      ["public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text"]
    }

    /// Reads UTF-8, or UTF-16 if the type says so.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      let encoding: String.Encoding = typeIdentifier == "public.utf16-plain-text" ? .utf16 : .utf8
      guard let text = String(data: data, encoding: encoding), let object = NSString(string: text) as? Self else {
        throw NSItemProvider.ErrorCode.unexpectedValueClassError
      }
      return object
    }

    /// UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Gives the text in UTF-8.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(String._unconditionallyBridgeFromObjectiveC(self).utf8), nil)
      return nil
    }
  }

  extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// Addresses.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// Reads an address.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let url = URL(dataRepresentation: data, relativeTo: nil),
        let object = NSURL(string: url.absoluteString) as? Self
      else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
      return object
    }

    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// The type of a file comes first, if the data are a file's.
    public var writableTypeIdentifiersForItemProvider: [String] {
      isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    }

    /// Gives the address in UTF-8.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(absoluteString.utf8), nil)
      return nil
    }
  }
#endif
