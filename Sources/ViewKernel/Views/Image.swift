public import Foundation
public import HostTree

/// A picture: a symbol of the system's, or a picture of one's own by its name.
public struct Image: Equatable, Sendable {
  private enum Source: Equatable {
    case symbol(String)
    case named(String)
    case picture(HostImage)
  }

  private let source: Source
  /// What assistive tools call it; nil takes nothing but the name.
  private var label: String?
  private var isDecorative = false
  private var isResizable = false
  private var capInsets = EdgeInsets()
  private var resizingMode = ResizingMode.stretch
  private var renderingMode: TemplateRenderingMode?
  private var symbolMode: SymbolRenderingMode?
  private var interpolation = Interpolation.medium
  private var isAntialiased = true

  private init(_ source: Source) { self.source = source }

  /// A symbol of the system's, as `HostSymbol` knows them; it has the height of the font around it.
  ///
  /// A name that means nothing is reported, and shown as a box of the same size.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// A symbol of the system's, of which a part may be drawn. Ours are always drawn as a whole.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// A picture of one's own.
  public init(hostImage: HostImage) { self.init(.picture(hostImage)) }

  /// The picture that was registered by a name: see `HostAssets`.
  ///
  /// A name that nobody registered is reported once, and has no size; make it resizable or give it a frame.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// A picture by its name, and what assistive tools say of it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name))
    self.label = label.string
  }

  /// A picture by its name that means nothing to assistive tools.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name))
    isDecorative = true
  }

  /// How a resizable picture fills its room. It matters to whoever has the picture's pixels.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated; it is stretched.
    case tile, stretch
  }

  /// How a picture's colours count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a mask for the foreground colour; as they are.
    case template, original
  }

  /// How pixels are made up between those of a picture. It matters to whoever has the picture's pixels.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all; quickly; as usual; as well as can be.
    case none, low, medium, high
  }

  /// How large symbols are beside the letters of their font.
  public enum Scale: Hashable, Sendable {
    /// 0.8 times as high as a line; as high as a line; 1.3 times as high.
    case small, medium, large
  }

  /// This picture with its colours counting otherwise; nil for as usual, which is templates for symbols and originals for
  /// all else.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// This picture, taking the size that it is offered instead of its own.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changed {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// This picture with pixels made up otherwise.
  public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.interpolation = interpolation } }

  /// This picture with smooth edges or without.
  public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

  /// This picture with a symbol's layers coloured otherwise; nil takes the environment's. Ours have one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

extension Image: HostedView {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostImageView {
    let view = HostImageView()
    view.goesWithText = true
    return view
  }

  func updateHost(_ host: HostImageView, context: HostContext<Self>) {
    let environment = context.environment
    let image = image(in: environment)
    host.image = image
    let paint = image.isTemplate ? environment.foregroundPaint : nil
    host.tintColor = paint?.mainColor
    host.setContentPaint(paint, isColor: paint?.isColor ?? true)
    host.isResizable = isResizable
    host.capInsets = capInsets
    host.resizingMode = resizingMode == .tile ? .tile : .stretch
    host.interpolation = interpolation.host
    host.isAntialiased = isAntialiased
    host.isRedacted = environment.redactsContent
    if let label { host.accessibilityLabel = label }
    if isDecorative { host.accessibilityElementsHidden = true }
  }

  @MainActor
  private func image(in environment: EnvironmentValues) -> HostImage {
    var image: HostImage
    switch source {
    case .symbol(let name):
      image = HostImage(
        systemName: environment.symbolVariants.applied(to: name), font: (environment.font ?? .body).host,
        scale: environment.imageScale.host)
    case .named(let name): image = HostAssets.image(named: name) ?? HostImage(named: name, size: .zero)
    case .picture(let picture): image = picture
    }
    switch renderingMode {
    case nil: break
    case .template: image = image.withRenderingMode(.alwaysTemplate)
    // A symbol has no colours but the foreground's.
    case .original: if !image.isSymbol { image = image.withRenderingMode(.alwaysOriginal) }
    }
    return image
  }
}

extension Image.Interpolation {
  fileprivate var host: HostImageView.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

extension Image.Scale {
  fileprivate var host: HostImage.SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
