public import Foundation
public import HostTree

/// A picture, by its name.
public struct Image: Equatable, Sendable {
  private enum Source: Equatable {
    case symbol(String)
    case picture(HostImage)
  }

  private let source: Source
  private var isResizable = false

  /// A symbol of the system's; it has the height of the font around it.
  public init(systemName: String) { source = .symbol(systemName) }

  /// A picture of one's own.
  public init(hostImage: HostImage) { source = .picture(hostImage) }

  /// A picture by its name, which whoever draws may know. It has no size of its own here; make it resizable or give it
  /// a frame.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(hostImage: HostImage(named: name, size: .zero)) }

  /// A picture by its name that means nothing to assistive tools.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// How a resizable picture fills its room. It matters to whoever draws, and is not handed on so far.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated; it is stretched.
    case tile, stretch
  }

  /// How a picture's colours count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a mask for the tint colour; as they are.
    case template, original
  }

  /// This picture as it is: symbols take the tint colour and pictures do not, whatever the mode so far.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// This picture, taking the size that it is offered instead of its own.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension Image: HostedView {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostImageView { HostImageView() }

  func updateHost(_ host: HostImageView, context: HostContext<Self>) {
    let environment = context.environment
    switch source {
    case .symbol(let name):
      host.image = HostImage(systemName: name, font: (environment.font ?? .body).host)
      host.tintColor = environment.foregroundHostColor
    case .picture(let image):
      host.image = image
      host.tintColor = nil
    }
    host.isResizable = isResizable
    host.isRedacted = environment.redactsContent
  }
}
