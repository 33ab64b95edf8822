public import Foundation
public import HostTree

/// A view that shows an image: a system symbol, a registered image, or a host's image.
///
/// It has the image's own size unless it is `resizable(capInsets:resizingMode:)`. Symbols have the height of the
/// environment's font and the foreground style.
///
/// ```swift
/// let host = HostingView(rootView: Image(systemName: "star.fill").foregroundStyle(.yellow))
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints "HostImageView (0, 0, 20 x 20) symbol=star.fill"
/// ```
public struct Image: Equatable, Sendable {
  private enum Source: Equatable {
    case symbol(String)
    case named(String, Bundle?)
    case picture(HostImage)
    /// Grey, in the size that is proposed.
    case placeholder
  }

  private let source: Source
  /// Whether it is a symbol at the size of the font.
  var isSymbol: Bool { if case .symbol = source { !isResizable } else { false } }
  /// The accessibility label; nil leaves only the image's name.
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

  /// Creates an image of a system symbol, as `HostSymbol` knows them, at the height of the environment's font.
  ///
  /// An unknown name is reported, and shown as a box of the same size. An empty one shows nothing.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Creates an image of a system symbol with a variable value. The value has no effect: symbols here are drawn whole.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates an image of a host's image.
  public init(hostImage: HostImage) { self.init(.picture(hostImage)) }

  /// Creates an image of a host's image; the spelling of code for UIKit, whose `UIImage` is ``/HostTree/HostImage``
  /// here.
  public init(uiImage: HostImage) { self.init(.picture(uiImage)) }

  /// Creates an image of a host's image, turned and mirrored, with an accessibility label; the spelling of code for
  /// Core Graphics, whose `CGImage` is ``/HostTree/HostImage`` here.
  ///
  /// - Parameters:
  ///   - cgImage: The image.
  ///   - scale: The pixels of a point; a number that is not positive and finite counts as 1.
  ///   - orientation: How the content is turned and mirrored. Defaults to `.up`.
  ///   - label: The accessibility label.
  public init(_ cgImage: HostImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.picture(cgImage.withScale(scale).withOrientation(orientation)))
    self.label = label.string
  }

  /// Creates an image of a host's image, turned and mirrored, that is hidden from accessibility.
  public init(decorative cgImage: HostImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.picture(cgImage.withScale(scale).withOrientation(orientation)))
    isDecorative = true
  }

  /// How an image's content is turned and mirrored.
  public typealias Orientation = HostImage.Orientation

  /// Creates an image of a system symbol of a bundle, with a variable value; neither has an effect: see
  /// `init(_:bundle:)`.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Creates an image by its registered name, with a variable value, which has no effect, and an accessibility label.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates an image of the picture registered by a name, or of a picture file of this name among the resources of a
  /// bundle, the main bundle by default: see `HostAssets`.
  ///
  /// A name that is not found is reported once, and has no size: make it resizable or give it a frame.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// Creates an image by its registered name, with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    self.label = label.string
  }

  /// Creates an image by its registered name that is hidden from accessibility.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    isDecorative = true
  }

  /// Creates an image of a resource: the picture registered by its name, or in its bundle; see `HostAssets`.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// The bytes of the file that it shows; nil for a symbol, or if only its name is known.
  var fileData: Data? {
    switch source {
    case .picture(let picture): picture.picture?.data
    case .named(let name, let bundle):
      HostAssets.image(ImageResource(name: name, bundle: bundle ?? .main), report: reportMisuse)?.picture?.data
    case .symbol, .placeholder: nil
    }
  }

  /// The placeholder of a picture that is not there yet.
  static var placeholder: Image { Image(.placeholder).resizable() }

  /// The way in which a resizable image fills its frame. A value for renderers that have the image's pixels.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image; stretches it.
    case tile, stretch
  }

  /// The way in which an image's colours are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Uses the image's opacity as a mask for the foreground colour; uses its own colours.
    case template, original
  }

  /// The interpolation of an image's pixels when it is scaled. A value for renderers that have the image's pixels.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation; the fastest, the default, and the best quality.
    case none, low, medium, high
  }

  /// The size of symbols in relation to their font.
  public enum Scale: Hashable, Sendable {
    /// 0.8 times the line height; the line height; 1.3 times the line height.
    case small, medium, large
  }

  /// Sets how this image's colours are used. Nil, the default, means `template` for symbols and `original` for all
  /// others.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Makes this image fill the proposed size instead of taking its own.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points.
  ///   - resizingMode: Whether the rest is stretched or repeated.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changed {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Sets the interpolation of this image's pixels. Defaults to `medium`.
  public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.interpolation = interpolation } }

  /// Sets whether the edges of this image are antialiased. True by default.
  public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

  /// Sets the rendering mode of this image's symbol layers. It has no effect so far: symbols here have one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

extension Image: HostedView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostImageView {
    let view = HostImageView()
    view.goesWithText = true
    return view
  }

  func updateHost(_ host: HostImageView, context: HostContext<Self>) {
    let environment = context.environment
    let image = hostImage(in: environment)
    if image.isSymbol, let transition = environment.textLooks?.contentTransition {
      transition.change(host, by: \.image, in: context) { host.image = image }
    } else {
      host.image = image
    }
    host.symbolCues = image.isSymbol ? environment.symbolCues : []
    let paint = image.isTemplate ? environment.foregroundPaint : nil
    host.tintColor = paint?.mainColor
    host.setContentPaint(paint, isColor: paint?.isColor ?? true)
    host.isResizable = isResizable
    host.capInsets = capInsets
    host.resizingMode = resizingMode == .tile ? .tile : .stretch
    host.interpolation = interpolation.host
    host.isAntialiased = isAntialiased
    host.isRedacted = environment.redactsContent
    host.labelOfImage = label
    host.isDecorative = isDecorative
  }

  /// The image as it looks in an environment.
  ///
  /// - Parameter font: The font of a symbol; nil for the environment's.
  func hostImage(in environment: EnvironmentValues, font: HostFont? = nil) -> HostImage {
    var image: HostImage
    switch source {
    // Programs show nothing by it, as in `isDone ? "checkmark" : ""`.
    case .symbol(""): image = HostImage()
    case .symbol(let name):
      image = HostImage(
        systemName: environment.symbolVariants.applied(to: name),
        font: font ?? (environment.font ?? .body).host(environment.textLooks),
        scale: environment.imageScale.host)
    case .named(let name, let bundle):
      let resource = ImageResource(name: name, bundle: bundle ?? .main)
      let isDark = environment.colorScheme == .dark
      image = HostAssets.image(resource, isDark: isDark, report: reportMisuse) ?? HostImage(named: name, size: .zero)
    case .placeholder: image = HostImage(named: "", size: CGSize(width: 10, height: 10))
    case .picture(let picture): image = picture
    }
    switch renderingMode {
    case nil: break
    case .template: image = image.withRenderingMode(.alwaysTemplate)
    // A symbol still has the colour of texts where it has none of its own.
    case .original:
      image = image.isSymbol ? image.withMulticolor() : image.withRenderingMode(.alwaysOriginal)
    }
    if image.isSymbol, symbolMode ?? environment.symbolRenderingMode == .multicolor { image = image.withMulticolor() }
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

extension Image: OpaqueValue {}
