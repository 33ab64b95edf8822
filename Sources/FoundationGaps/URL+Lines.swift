// Names that Foundation has on Apple's systems. They give way to Foundation's own, should it have them here.
#if canImport(FoundationNetworking)
  public import Foundation
  import FoundationNetworking

  extension URL {
    /// The bytes of a resource: of a file, or of a server's answer. Nothing is loaded before the first one is asked
    /// for.
    public struct AsyncBytes: AsyncSequence {
      /// A byte.
      public typealias Element = UInt8
      fileprivate let url: URL

      /// The bytes in order.
      public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let url: URL
        private var rest: Data.Iterator?

        fileprivate init(url: URL) { self.url = url }

        /// The next byte; nil at the end. Throws if the resource can't be loaded.
        public mutating func next() async throws -> UInt8? {
          if rest == nil { rest = try await url.loaded().makeIterator() }
          return rest?.next()
        }
      }

      /// Begins with the first byte.
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
    }

    /// The bytes of the resource.
    @_disfavoredOverload public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of the resource, which is read as UTF-8.
    @_disfavoredOverload public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

    fileprivate func loaded() async throws -> Data {
      if isFileURL { return try Data(contentsOf: self) }
      return try await URLSession.shared.data(from: self).0
    }
  }

  extension AsyncSequence where Element == UInt8 {
    /// The lines of a text in UTF-8.
    @_disfavoredOverload public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
  }

  /// The lines of a text whose bytes arrive one by one, without their ends.
  ///
  /// A line ends with a line feed, a carriage return or both. Lines without text are left out, as by Foundation on
  /// Apple's systems. Bytes that are no UTF-8 become replacement characters.
  ///
  /// ```swift
  /// func titles(in file: URL) async throws -> [String] {
  ///   var titles: [String] = []
  ///   for try await line in file.lines where line.hasPrefix("# ") { titles.append(String(line.dropFirst(2))) }
  ///   return titles
  /// }
  /// ```
  public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// A line.
    public typealias Element = String
    fileprivate let base: Base

    /// The lines in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: Base.AsyncIterator

      /// The next line that is not empty; nil at the end. Throws the errors of the bytes.
      public mutating func next() async throws -> String? {
        var line: [UInt8] = []
        while let byte = try await base.next() {
          guard byte == 0x0A || byte == 0x0D else {
            line.append(byte)
            continue
          }
          if !line.isEmpty { break }
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
    }

    /// Begins with the first line.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
  }
#endif
