// Tests: `HostBarAppearanceTests`.

public import Foundation

/// The look of a navigation bar, as `UINavigationBarAppearance`.
public final class HostNavigationBarAppearance: HostBarAppearance {
  /// Attributes of the title: font, colour, kern. Empty by default.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
  /// Attributes of a large title: font, colour, kern. Empty by default.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
  /// Where the title is, from where it would be. It is kept, and has no effect.
  public var titlePositionAdjustment = HostOffset.zero
  /// The buttons.
  public var buttonAppearance = HostBarButtonItemAppearance() { didSet { didChange() } }
  /// The buttons that complete a task.
  public var doneButtonAppearance = HostBarButtonItemAppearance(style: .done) { didSet { didChange() } }
  /// The back button.
  public var backButtonAppearance = HostBarButtonItemAppearance() { didSet { didChange() } }
  /// The image of the back button in place of the chevron; nil, the default, for the chevron.
  public private(set) var backIndicatorImage: HostImage? { didSet { didChange() } }

  /// Creates an appearance with the default background.
  public required init() { super.init() }

  /// Creates a copy of another appearance.
  public required init(barAppearance: HostBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? HostNavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
  }

  /// Sets the image of the back button; the mask has no effect.
  public func setBackIndicatorImage(_ backIndicatorImage: HostImage?, transitionMaskImage: HostImage?) {
    self.backIndicatorImage = backIndicatorImage
  }
}

/// The height of a bar for which an image is, as `UIBarMetrics`. It has no effect here.
public enum HostBarMetrics: Int, Sendable {
  /// The usual height, or the height of a phone on its side; each also with a prompt.
  case `default`, compact, defaultPrompt, compactPrompt
}

extension HostLabel {
  /// Shows the text with attributes, of which later ones come before earlier ones; what none of them says is the
  /// default.
  final func show(_ attributes: [[NSAttributedString.Key: Any]], font: HostFont, color: HostColor? = nil) {
    let run = attributes.reduce(HostTextRun("", font: font, color: color)) { $0.applying($1) }
    self.font = run.font
    textColor = run.color
    kern = run.kern ?? 0
    isUnderlined = run.isUnderlined
    isStruckThrough = run.isStruckThrough
  }
}
