public import Foundation
import HostTree

/// A view that loads a picture and shows it.
///
/// ```swift
/// struct Avatar: View {
///   let url: URL
///
///   var body: some View {
///     AsyncImage(url: url) { image in
///       image.resizable().scaledToFit()
///     } placeholder: {
///       ProgressView()
///     }
///     .frame(width: 40, height: 40)
///   }
/// }
///
/// let dot = "data:image/gif;base64,R0lGODdhAgABAPAAAAAAAP///ywAAAAAAgABAAACAgQKADs="
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
/// window.rootViewController = HostingController(rootView: Avatar(url: URL(string: dot)!))
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.subviews[0].subviews[0].treeDescription())
/// // Prints:
/// // HostFrameView (30, 30, 40 x 40) width=40 height=40
/// // └─ HostAspectRatioView (0, 10, 40 x 20) contentMode=fit
/// //    └─ HostImageView (0, 0, 40 x 20) image=gif resizable
/// ```
///
/// It loads when it appears and when its address changes, by the ``AsyncImageLoader`` of the environment, and ends that
/// when it disappears. A picture is PNG, JPEG, GIF or WebP; anything else is a failure. The loaded picture is kept as
/// long as the view keeps its identity; after a failure it loads again when it appears again.
public struct AsyncImage<Content: View>: View {
  private let request: PictureRequest
  // Unchecked: a view may be made anywhere; what it stores is read on the main actor only.
  nonisolated(unsafe) private let transaction: Transaction
  nonisolated(unsafe) private let content: (AsyncImagePhase) -> Content

  @State private var loaded = LoadedPicture()
  @Environment(\.asyncImageLoader) private var loader

  /// Creates a view that shows a grey placeholder, which takes the size that it is proposed, and then the picture in
  /// its own size.
  ///
  /// - Parameters:
  ///   - url: The address; nil shows the placeholder.
  ///   - scale: The pixels of a point. Defaults to 1. A number that is not positive is reported as misuse and counts as
  ///     1.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  /// Creates a view that shows a placeholder until the picture is there, and also if it does not come.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates a view that shows what `content` makes of how far the picture is.
  ///
  /// - Parameters:
  ///   - url: The address; nil is never loaded.
  ///   - scale: The pixels of a point. Defaults to 1. A number that is not positive is reported as misuse and counts as
  ///     1.
  ///   - transaction: By what the change to the next phase is made, an animation for example.
  ///   - content: Makes the content for a phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    let scale = scale.sound(from: 0, else: 1, "The scale of an image")
    request = PictureRequest(url: url, scale: scale > 0 ? scale : 1)
    self.transaction = transaction
    self.content = content
  }

  /// The content for the phase, which loads the picture when it appears.
  public var body: some View {
    content(loaded.request == request ? loaded.phase : .empty)
      .task(id: request) { await load() }
  }

  private func load() async {
    guard let url = request.url else { return }
    if loaded.request == request, loaded.phase.image != nil { return }
    let phase: AsyncImagePhase
    do {
      let data = try await loader.load(url)
      guard let image = HostImage(data: data, scale: request.scale) else { throw URLError(.cannotDecodeContentData) }
      phase = .success(Image(hostImage: image))
    } catch {
      phase = .failure(error)
    }
    // Another picture is wanted by now, or none.
    guard !Task.isCancelled else { return }
    withTransaction(transaction) { loaded = LoadedPicture(request: request, phase: phase) }
  }
}

/// How far an ``AsyncImage`` is.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there so far, or there is no address.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture could not be loaded, or is none.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why the picture could not be loaded, if it could not.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

private struct PictureRequest: Hashable {
  var url: URL?
  var scale: CGFloat = 1
}

/// The picture that was loaded last.
private struct LoadedPicture {
  var request = PictureRequest()
  var phase = AsyncImagePhase.empty
}
