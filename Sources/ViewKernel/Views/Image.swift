import HostTree

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

  /// This picture, taking the size that it is offered instead of its own.
  public func resizable() -> Image {
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
      host.tintColor = environment.foregroundColor?.resolved(in: environment)
    case .picture(let image):
      host.image = image
      host.tintColor = nil
    }
    host.isResizable = isResizable
    host.isRedacted = environment.redactsContent
  }
}
