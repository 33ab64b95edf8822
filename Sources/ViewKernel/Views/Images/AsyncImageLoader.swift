public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where ``AsyncImage`` gets the bytes of pictures from.
///
/// Tests and programs without a network give one of their own to a view:
///
/// ```swift
/// let dot = Data(base64Encoded: "R0lGODdhAgABAPAAAAAAAP///ywAAAAAAgABAAACAgQKADs=")!
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
/// window.rootViewController = HostingController(
///   rootView: AsyncImage(url: URL(string: "https://example.com/dot.gif"), scale: 2)
///     .environment(\.asyncImageLoader, AsyncImageLoader { url in
///       print("loads", url.lastPathComponent)
///       return dot
///     }))
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.subviews[0].subviews[0].treeDescription())
/// // Prints:
/// // loads dot.gif
/// // HostImageView (49.5, 49.75, 1 x 0.5) image=gif
/// ```
///
/// A closure that does not wait for anything is done in the settle in which the view appears.
public struct AsyncImageLoader: Sendable {
  let load: @MainActor @Sendable (URL) async throws -> Data

  /// Creates a loader.
  ///
  /// - Parameter load: Gives the bytes of an address. Its task is cancelled when they are not wanted any more.
  public init(_ load: @escaping @MainActor @Sendable (URL) async throws -> Data) { self.load = load }

  /// The default: the addresses `data:` themselves, files, and all others by `URLSession.shared`.
  public static let standard = AsyncImageLoader { url in
    switch url.scheme?.lowercased() {
    case "data": return try bytes(in: url.absoluteString)
    case "file": return try Data(contentsOf: url)
    default: return try await URLSession.shared.data(from: url).0
    }
  }

  /// The bytes of an address such as `data:image/png;base64,...`.
  private static func bytes(in address: String) throws -> Data {
    guard let comma = address.firstIndex(of: ",") else { throw URLError(.badURL) }
    let text = address[address.index(after: comma)...]
    guard let plain = text.removingPercentEncoding else { throw URLError(.badURL) }
    guard address[..<comma].lowercased().hasSuffix(";base64") else { return Data(plain.utf8) }
    guard let data = Data(base64Encoded: plain, options: .ignoreUnknownCharacters) else { throw URLError(.badURL) }
    return data
  }
}

private enum AsyncImageLoaderKey: EnvironmentKey {
  static var defaultValue: AsyncImageLoader { .standard }
}

extension EnvironmentValues {
  /// Where ``AsyncImage`` gets the bytes of pictures from. Defaults to ``AsyncImageLoader/standard``.
  public var asyncImageLoader: AsyncImageLoader {
    get { self[AsyncImageLoaderKey.self] }
    set { self[AsyncImageLoaderKey.self] = newValue }
  }
}
