#if !os(macOS)
  public import Foundation
  public import HostTree

  /// The pasteboard as AppKit's programs use it. It has the content of `HostPasteboard.general`.
  ///
  /// ```swift
  /// NSPasteboard.general.clearContents()
  /// NSPasteboard.general.setString("Tea", forType: .string)
  /// print(HostPasteboard.general.string ?? "")
  /// // Prints "Tea"
  /// ```
  @MainActor @preconcurrency
  public final class NSPasteboard {
    /// The general pasteboard, the only one.
    public static let general = NSPasteboard()

    /// A type of data, by its uniform type identifier.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
      /// The identifier.
      public let rawValue: String
      /// Creates a type by its identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a type by its identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Text.
      public static let string = PasteboardType("public.utf8-plain-text")
      /// An address.
      public static let URL = PasteboardType("public.url")
      /// The address of a file.
      public static let fileURL = PasteboardType("public.file-url")
      /// A page.
      public static let html = PasteboardType("public.html")
      /// Formatted text.
      public static let rtf = PasteboardType("public.rtf")
      /// A document.
      public static let pdf = PasteboardType("com.adobe.pdf")
      /// A picture in the format PNG.
      public static let png = PasteboardType("public.png")
      /// A picture in the format TIFF.
      public static let tiff = PasteboardType("public.tiff")
    }

    private init() {}

    /// The number of times the content was set, to notice changes.
    public var changeCount: Int { HostPasteboard.general.changeCount }

    /// The types of the first thing that was copied; nil while there is nothing.
    public var types: [PasteboardType]? {
      HostPasteboard.general.itemProviders.first?.registeredTypeIdentifiers.map { PasteboardType($0) }
    }

    /// Removes the content.
    @discardableResult
    public func clearContents() -> Int {
      HostPasteboard.general.itemProviders = []
      return changeCount
    }

    /// Removes the content, for data of some types that are set next. The owner is not asked for them.
    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

    /// Adds a text of a type to the first thing, and returns true.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
      setData(Data(string.utf8), forType: dataType)
    }

    /// Adds data of a type to the first thing; returns false, and leaves it, without data.
    @discardableResult
    public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
      guard let data else { return false }
      let provider = HostPasteboard.general.itemProviders.first ?? NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: dataType.rawValue, visibility: .all) { completion in
        completion(data, nil)
        return nil
      }
      let others = HostPasteboard.general.itemProviders.dropFirst()
      HostPasteboard.general.itemProviders = [provider] + others
      return true
    }

    /// Adds objects, such as an `NSString` or an `NSURL`, after the present ones, and returns true.
    @discardableResult
    public func writeObjects(_ objects: [any NSItemProviderWriting]) -> Bool {
      HostPasteboard.general.itemProviders += objects.map { NSItemProvider(object: $0) }
      return true
    }

    /// The text of a type of the first thing that has it; nil if there is none, or if it is not there at once.
    public func string(forType dataType: PasteboardType) -> String? {
      if dataType == .string { return HostPasteboard.general.string }
      return data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The data of a type of the first thing that has it; nil if there is none, or if they are not there at once.
    public func data(forType dataType: PasteboardType) -> Data? {
      // Unsafe as the handler may come on another thread. One that comes before the function returns has written by
      // then; what a later one writes is not read.
      nonisolated(unsafe) var loaded: Data?
      let provider = HostPasteboard.general.itemProviders.first {
        $0.hasItemConformingToTypeIdentifier(dataType.rawValue)
      }
      _ = provider?.loadDataRepresentation(forTypeIdentifier: dataType.rawValue) { data, _ in loaded = data }
      return loaded
    }
  }
#endif
