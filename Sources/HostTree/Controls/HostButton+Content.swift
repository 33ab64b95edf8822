// Tests: `ButtonContentTests`.

public import Foundation

// The members of `UIButton` beside its title and its configuration.
extension HostButton {
  private var madeContent: ButtonContent {
    if let buttonContent { return buttonContent }
    let made = ButtonContent(in: self)
    buttonContent = made
    return made
  }

  private func change(_ change: (ButtonContent) -> Void) {
    let content = madeContent
    change(content)
    showTitle()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows the content of a configuration.
  final func configurationContentDidChange() { change { _ in } }

  /// Sets the image beside the title for a state; nil falls back to the image of the normal state.
  public final func setImage(_ image: HostImage?, for state: State) { change { $0.images[state] = image } }

  /// The image that was set for exactly this state.
  public final func image(for state: State) -> HostImage? { buttonContent?.images[state] }

  /// The image that is shown; nil for none.
  public final var currentImage: HostImage? { buttonContent?.images.shown(in: state) }

  /// The view of the image, created on first access, before the title.
  public final var imageView: HostImageView? { madeContent.makeImageView() }

  /// Sets the image that fills the button behind its content for a state; nil falls back to the normal state's.
  public final func setBackgroundImage(_ image: HostImage?, for state: State) {
    change { $0.backgroundImages[state] = image }
  }

  /// The background image that was set for exactly this state.
  public final func backgroundImage(for state: State) -> HostImage? { buttonContent?.backgroundImages[state] }

  /// Sets the colour of the title for a state; nil falls back to the normal state's, and from there to the button's
  /// own.
  public final func setTitleColor(_ color: HostColor?, for state: State) { change { $0.titleColors[state] = color } }

  /// The colour of the title that was set for exactly this state.
  public final func titleColor(for state: State) -> HostColor? { buttonContent?.titleColors[state] }

  /// Sets the title with attributes for a state; nil falls back to the normal state's, and from there to the plain
  /// title.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitles[state] = title }
  }

  /// The title with attributes that was set for exactly this state.
  public final func attributedTitle(for state: State) -> NSAttributedString? { buttonContent?.attributedTitles[state] }

  /// The empty space around the content, in points, unless a configuration has its own. Defaults to none.
  public final var contentEdgeInsets: EdgeInsets {
    get { buttonContent?.insets ?? EdgeInsets() }
    set { change { $0.insets = newValue } }
  }

  /// Creates a button with a configuration, and an action for its tap if given.
  public convenience init(configuration: Configuration, primaryAction: HostAction? = nil) {
    self.init(primaryAction: primaryAction)
    applyConfiguration(configuration)
  }

  // A method, as observers of properties are not called in initializers.
  private func applyConfiguration(_ new: Configuration) { configuration = new }
}
