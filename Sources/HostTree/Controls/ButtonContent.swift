// Tests: `ButtonContentTests`.

import Foundation

/// A value for each state of a control, where states without one of their own have that of the normal state.
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

/// What UIKit's programs put into a button beside its title: images, colours, insets.
///
/// A button has it from the first call that needs it. Image and title stand in a stack, which is the button's subview in place of the title.
@MainActor
final class ButtonContent {
  var images = StateValues<HostImage>()
  var backgroundImages = StateValues<HostImage>()
  var titleColors = StateValues<HostColor>()
  var attributedTitles = StateValues<NSAttributedString>()
  /// The empty space around the content; nil for none.
  var insets: EdgeInsets?

  private let stack = HostStackView(axis: .horizontal, spacing: 0)
  private let texts = HostStackView(axis: .vertical, spacing: 2)
  private(set) var imageView: HostImageView?
  private var subtitleLabel: HostLabel?
  private var activityIndicator: HostActivityIndicatorView?

  init(in button: HostButton) {
    button.insertSubview(stack, at: 0)
    stack.addSubview(texts)
    if let label = button.storedTitleLabel { add(label, to: button) }
  }

  /// Takes the label of the title, which was made later.
  func add(_ label: HostLabel, to button: HostButton) { texts.insertSubview(label, at: 0) }

  /// The view of the image, which is made when it is asked for first.
  func makeImageView() -> HostImageView {
    if let imageView { return imageView }
    let view = HostImageView(image: nil)
    view.goesWithText = true
    imageView = view
    stack.insertSubview(view, at: 0)
    return view
  }

  /// Shows what belongs to the button's state.
  func show(in button: HostButton) {
    let configured = button.configuration?.content
    let state = button.state
    let image = images.shown(in: state) ?? configured?.image
    if image != nil || imageView != nil { makeImageView().image = image }
    if let text = attributedTitles.shown(in: state) {
      button.titleLabel.attributedText = text
    } else if let title = configured?.title, button.currentTitle == nil {
      button.titleLabel.text = title
    }
    if button.storedTitleLabel != nil, titleColors.differ || titleColors[.normal] != nil {
      button.titleLabel.textColor = titleColors.shown(in: state)
    }
    show(configured)
    button.setNeedsDisplay()
  }

  private func show(_ configured: HostButton.Configuration.Content?) {
    if let subtitle = configured?.subtitle {
      let label = subtitleLabel ?? HostLabel()
      if subtitleLabel == nil {
        label.font = .preferredFont(forTextStyle: .caption1)
        texts.addSubview(label)
      }
      subtitleLabel = label
      label.text = subtitle
    } else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
    }
    if configured?.showsActivityIndicator == true {
      if activityIndicator == nil {
        let indicator = HostActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        stack.insertSubview(indicator, at: 0)
        activityIndicator = indicator
      }
    } else {
      activityIndicator?.removeFromSuperview()
      activityIndicator = nil
    }
    let placement = configured?.imagePlacement ?? .leading
    stack.axis = placement == .top || placement == .bottom ? .vertical : .horizontal
    stack.spacing = configured?.imagePadding ?? 0
    let isLast = placement == .trailing || placement == .bottom
    guard let imageView else { return }
    if activityIndicator != nil {
      imageView.removeFromSuperview()
    } else if imageView.superview !== stack || (stack.subviews.last === imageView) != isLast {
      stack.insertSubview(imageView, at: isLast ? stack.subviews.count : 0)
    }
  }

  func drawBackground(in button: HostButton, into drawing: inout HostDrawing) {
    guard let image = backgroundImages.shown(in: button.state) else { return }
    drawing.image(image, in: button.bounds, tint: drawing.tintColor)
  }
}
