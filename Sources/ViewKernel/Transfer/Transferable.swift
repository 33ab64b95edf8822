import Foundation
import HostTree

/// A value that can be dragged, pasted and shared, as it says how it is written as data and read again.
///
/// ```swift
/// struct Note: Codable, Transferable {
///   var text: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: UTType(exportedAs: "com.example.note"))
///     ProxyRepresentation(exporting: \.text)
///   }
/// }
///
/// let provider = NSItemProvider()
/// provider.register(Note(text: "Tea"))
/// print(provider.registeredTypeIdentifiers)
/// provider.loadDataRepresentation(for: .text) { data, error in print(String(decoding: data ?? Data(), as: UTF8.self)) }
/// // Prints:
/// // ["com.example.note", "public.utf8-plain-text", "public.utf16-plain-text"]
/// // Tea
/// ```
///
/// The representations are ordered: of those that both sides know, the first counts.
@preconcurrency
public protocol Transferable: Sendable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation
  /// How values are written as data, and read.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How values of a type are written as data, and read: one of the representations of this library, or several of them.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the representations that this one is made of.
  associatedtype Body: TransferRepresentation
  /// The representations that this one is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: Transferable, TransferRepresentation {
  /// There are no values.
  public typealias Item = Never
  /// Has no value.
  public static var transferRepresentation: Never { fatalError("Never has no values to transfer") }
}

/// The programs that may load the transferred data. Here everything stays in one program: all may.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  let host: NSItemProviderRepresentationVisibility

  /// All programs.
  public static let all = TransferRepresentationVisibility(host: .all)
  /// Programs of the same team.
  public static let team = TransferRepresentationVisibility(host: .team)
  /// Programs of the same group.
  public static let group = TransferRepresentationVisibility(host: .group)
  /// This program only.
  public static let ownProcess = TransferRepresentationVisibility(host: .ownProcess)
}

// MARK: What representations come down to

/// One type of data that values are written as, or read from, or both.
struct TransferEntry<Item: Transferable>: Sendable {
  let contentType: UTType
  var exporting: (@Sendable (Item) async throws -> Data)?
  var importing: (@Sendable (Data) async throws -> Item)?
  var condition: (@Sendable (Item) -> Bool)?
  var fileName: (@Sendable (Item) -> String?)?
  var visibility = TransferRepresentationVisibility.all
}

/// A representation of this library, which has entries of its own.
protocol PrimitiveTransferRepresentation<Item>: TransferRepresentation where Body == Never {
  /// - Parameter depth: The number of proxies around.
  func entries(_ depth: Int) -> [TransferEntry<Item>]
}

extension PrimitiveTransferRepresentation {
  /// Has no value: a primitive representation.
  public var body: Never { fatalError("A primitive representation has no body") }
}

extension TransferRepresentation {
  /// The types of data of this representation, in order.
  // Not specialized: the optimizer of Swift 6.3 crashes where it knows that `self` has no body.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func allEntries(_ depth: Int) -> [TransferEntry<Item>] {
    if let primitive = self as? any PrimitiveTransferRepresentation<Item> { return primitive.entries(depth) }
    if depth > Self.deepestBody { return [] }
    return body.allEntries(depth + 1) as? [TransferEntry<Item>] ?? []
  }

  /// The number of representations and proxies in each other after which more are left out: a type that stands for
  /// itself by proxy would have them without end.
  private static var deepestBody: Int { 16 }
}

extension Transferable {
  /// The types of data that values are written as and read from, in order.
  static func transferEntries(_ depth: Int = 0) -> [TransferEntry<Self>] {
    guard depth <= 16 else {
      reportMisuse(
        "\(self) is transferred by a proxy that is transferred by \(self): it has no data. Name a type of data.")
      return []
    }
    return transferRepresentation.allEntries(depth) as? [TransferEntry<Self>] ?? []
  }

  /// The types that values are read from.
  static var importedContentTypes: [UTType] { transferEntries().filter { $0.importing != nil }.map(\.contentType) }
}
