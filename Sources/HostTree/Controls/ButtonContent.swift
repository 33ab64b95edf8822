// Tests: `ButtonContentTests`.

import Foundation

/// A value for each state of a control, where states without one of their own have the normal state's.
struct StateValues<Value> {
  private var all: [(state: HostControl.State, value: Value)] = []

  /// The value of exactly this state.
  subscript(state: HostControl.State) -> Value? {
    get { all.first { $0.state == state }?.value }
    set {
      all.removeAll { $0.state == state }
      if let newValue { all.append((state, newValue)) }
    }
  }

  /// The value that a control shows in a state.
  func shown(in state: HostControl.State) -> Value? { self[state] ?? self[.normal] }

  /// Whether a state has a value of its own.
  var differ: Bool { all.contains { $0.state != .normal } }
}

/// The content of a button beside its title, for UIKit's programs: images, colours, insets.
///
/// A button has it from the first call that needs it. Image and title stand in a stack, which is the button's subview
/// in place of the title.
@MainActor
final class ButtonContent {
  var images = StateValues<HostImage>()
  var backgroundImages = StateValues<HostImage>()
  var titleColors = StateValues<HostColor>() { didSet { hasTitleColors = true } }
  var attributedTitles = StateValues<NSAttributedString>()
  /// The empty space around the content; nil for none.
  var insets: EdgeInsets?

  /// Whether the title's colour is this one's to set.
  private var hasTitleColors = false
  private let stack = HostStackView(axis: .horizontal, spacing: 0)
  private let texts = HostStackView(axis: .vertical, spacing: 2)
  private(set) var imageView: HostImageView?
  private var subtitleLabel: HostLabel?
  private var activityIndicator: HostActivityIndicatorView?

  init(in button: HostButton) {
    button.insertSubview(stack, at: 0)
    stack.addSubview(texts)
    if let label = button.storedTitleLabel { add(label) }
  }

  /// Takes the label of the title, which was made later.
  func add(_ label: HostLabel) { texts.insertSubview(label, at: 0) }

  /// The view of the image, which is made when it is asked for first.
  func makeImageView() -> HostImageView {
    if let imageView { return imageView }
    let view = HostImageView(image: nil)
    view.goesWithText = true
    imageView = view
    return view
  }

  /// Shows what belongs to the button's state, after the button has shown its title.
  func show(in button: HostButton) {
    let configured = button.configuration?.content
    let state = button.state
    let image = images.shown(in: state) ?? configured?.image
    if image != nil || imageView != nil { makeImageView().image = image }
    let attributed = attributedTitles.shown(in: state)
    if let attributed { button.titleLabel.attributedText = attributed }
    if let label = button.storedTitleLabel, hasTitleColors { label.textColor = titleColors.shown(in: state) }
    show(configured, hasTitle: attributed?.length ?? button.currentTitle?.count ?? 0 > 0, hasImage: image != nil)
    button.setNeedsDisplay()
  }

  private func show(_ configured: HostButton.Configuration.Content?, hasTitle: Bool, hasImage: Bool) {
    let subtitle = configured?.subtitle ?? ""
    if subtitle.isEmpty {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
    } else {
      let label = subtitleLabel ?? HostLabel()
      label.font = .preferredFont(forTextStyle: .caption1)
      label.text = subtitle
      if subtitleLabel == nil { texts.addSubview(label) }
      subtitleLabel = label
    }
    if configured?.showsActivityIndicator != true {
      activityIndicator?.removeFromSuperview()
      activityIndicator = nil
    } else if activityIndicator == nil {
      let indicator = HostActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      activityIndicator = indicator
    }
    arrange(configured, hasText: hasTitle || !subtitle.isEmpty, hasImage: hasImage)
  }

  /// Puts the image, or the indicator in its place, and the texts into the stack, as far as there are some.
  private func arrange(_ configured: HostButton.Configuration.Content?, hasText: Bool, hasImage: Bool) {
    let placement = configured?.imagePlacement ?? .leading
    stack.axis = placement == .top || placement == .bottom ? .vertical : .horizontal
    stack.spacing = configured?.imagePadding ?? 0
    let image: HostView? = activityIndicator ?? (hasImage ? imageView : nil)
    let parts = [image, hasText || image == nil ? texts : nil].compactMap(\.self)
    let wanted = placement == .trailing || placement == .bottom ? parts.reversed() : parts
    guard stack.subviews != wanted else { return }
    for view in stack.subviews { view.removeFromSuperview() }
    for view in wanted { stack.addSubview(view) }
  }

  func drawBackground(in button: HostButton, into drawing: inout HostDrawing) {
    guard let image = backgroundImages.shown(in: button.state) else { return }
    drawing.image(image, in: button.bounds, tint: drawing.tintColor)
  }
}
