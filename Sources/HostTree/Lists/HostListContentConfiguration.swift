// Tests: `HostContentConfigurationTests`.

public import Foundation

/// An image and two texts in a cell, as `UIListContentConfiguration`.
public struct HostListContentConfiguration: HostContentConfiguration, Hashable, Sendable {
  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font: HostFont
    /// The colour; nil for texts'.
    public var color: HostColor?
    /// The most lines; 0, the default, for any.
    public var numberOfLines = 0
    /// How lines are aligned. Defaults to the leading edge.
    public var alignment = HostTextAlignment.natural
  }

  /// How the image looks.
  public struct ImageProperties: Hashable, Sendable {
    /// The tint of a symbol; nil, the default, for the cell's.
    public var tintColor: HostColor?
    /// The radius of the corners, in points. Defaults to 0.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero, the default, for any.
    public var maximumSize = CGSize.zero
  }

  /// The text; nil for none.
  public var text: String?
  /// The text below or behind it; nil for none.
  public var secondaryText: String?
  /// The image before the texts; nil for none.
  public var image: HostImage?
  /// How the text looks.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body))
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel)
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// Whether the second text stands at the trailing edge of the first one's line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between image and texts, in points. Defaults to 16.
  public var imageToTextPadding: CGFloat = 16
  /// The space between texts that stand below each other, in points. Defaults to 2.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The margins, in points. Default to a cell's: 11 above and below, 16 at the sides.
  public var directionalLayoutMargins = HostTableViewCell.standardInsets

  /// A text in the font of cells, with a small second text below.
  public static func cell() -> Self { Self() }
  /// The same as ``cell()``.
  public static func subtitleCell() -> Self { Self() }
  /// A text, and a second one at the trailing edge.
  public static func valueCell() -> Self {
    var configuration = Self()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }
  /// The same as ``cell()``.
  public static func sidebarCell() -> Self { Self() }

  /// Makes a view with the texts and the image.
  public func makeContentView() -> any HostContentView { HostListContentView(configuration: self) }
}

/// Shows an image and two texts, as `UIListContentView`.
package final class HostListContentView: HostContainerView, HostContentView {
  private var shown: HostListContentConfiguration
  private let row = HostStackView(axis: .horizontal)
  private let texts = HostStackView(axis: .vertical)

  /// Creates a view that shows a configuration.
  package init(configuration: HostListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addSubview(row)
    show()
  }

  /// The configuration that is shown; configurations of other types are reported as misuse, and ignored.
  package var configuration: any HostContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? HostListContentConfiguration else {
        return HostDiagnostics.report(
          "A HostListContentView can't show a \(type(of: newValue)). Have the cell make its view: set the cell's contentConfiguration."
        )
      }
      guard new != shown else { return }
      shown = new
      show()
    }
  }

  private func show() {
    for view in row.subviews + texts.subviews { view.removeFromSuperview() }
    row.spacing = shown.imageToTextPadding
    if let image = shown.image {
      let view = HostImageView(image: image)
      view.tintColor = shown.imageProperties.tintColor
      view.layer.cornerRadius = shown.imageProperties.cornerRadius
      row.addSubview(view)
    }
    let text = label(shown.text, shown.textProperties)
    let secondary = label(shown.secondaryText, shown.secondaryTextProperties)
    if shown.prefersSideBySideTextAndSecondaryText {
      for view in [text, HostSpacer(minLength: 8), secondary] { if let view { row.addSubview(view) } }
    } else {
      texts.horizontalAlignment = .leading
      texts.spacing = shown.textToSecondaryTextVerticalPadding
      for view in [text, secondary] { if let view { texts.addSubview(view) } }
      row.addSubview(texts)
    }
    invalidateIntrinsicContentSize()
  }

  private func label(_ text: String?, _ properties: HostListContentConfiguration.TextProperties) -> HostLabel? {
    guard let text else { return nil }
    let label = HostLabel()
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = properties.alignment
    return label
  }

  private var layout: PaddingLayout { PaddingLayout(insets: shown.directionalLayoutMargins) }

  /// The size of image and texts, with the margins.
  package override func measure(_ proposal: ProposedViewSize) -> CGSize { size(of: layout, proposal) }

  /// Places image and texts within the margins, at the leading edge.
  package override func layoutSubviews() {
    let insets = shown.directionalLayoutMargins
    row.frame = CGRect(
      x: insets.leading, y: insets.top, width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }
}
