package import Foundation

/// An alert or action sheet: a title, a message, text fields and buttons. As `UIAlertController`.
///
/// Create it, add actions and text fields, and present it. A tap on an action's button dismisses the alert and then
/// calls the action's handler.
///
/// ```swift
/// let alert = HostAlertController(title: "Delete?", message: "This can't be undone.", preferredStyle: .alert)
/// alert.addAction(HostAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") })
/// alert.addAction(HostAlertAction(title: "Keep", style: .cancel))
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let controller = HostViewController()
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// controller.present(alert, animated: true)
/// window.settle()
/// print(alert.view.treeDescription(options: .structure))
/// // Prints:
/// // HostAlertView
/// // ├─ HostLabel "Delete?"
/// // ├─ HostLabel "This can't be undone."
/// // ├─ HostButton "Delete"
/// // │  └─ HostLabel "Delete"
/// // └─ HostButton "Keep"
/// //    └─ HostLabel "Keep"
/// ```
open class HostAlertController: HostViewController {
  /// Whether it is an alert or an action sheet.
  public enum Style: Hashable, Sendable {
    /// At the bottom edge of the window; a touch outside chooses the `cancel` action, if there is one.
    case actionSheet
    /// In the middle of the window; a touch outside does nothing.
    case alert
  }

  /// Whether it is an alert or an action sheet.
  public final let preferredStyle: Style

  /// The text below the title; nil for none.
  open var message: String? {
    didSet { if message != oldValue { showHeader() } }
  }

  /// The title; nil for none.
  open override var title: String? {
    didSet { if title != oldValue { showHeader() } }
  }

  /// The actions, in the order in which they were added.
  public final private(set) var actions: [HostAlertAction] = []

  /// The text fields, in the order in which they were added; nil for none.
  public final var textFields: [HostTextField]? { fields.isEmpty ? nil : fields }

  /// The action that the return key in a text field chooses, if it is enabled; nil for none.
  public final var preferredAction: HostAlertAction?

  private var fields: [HostTextField] = []
  private let titleLabel = HostLabel()
  private let messageLabel = HostLabel()

  /// Creates an alert without actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    let footnote = HostFont.preferredFont(forTextStyle: .footnote)
    titleLabel.font =
      preferredStyle == .alert
      ? .preferredFont(forTextStyle: .headline) : .systemFont(ofSize: footnote.pointSize, weight: .semibold)
    messageLabel.font = footnote
    if preferredStyle == .actionSheet {
      for label in [titleLabel, messageLabel] { label.textColor = .secondaryLabel }
    }
    for label in [titleLabel, messageLabel] { label.textAlignment = .center }
    showHeader()
  }

  /// Adds an action.
  ///
  /// Actions with the style `cancel` are placed last. A second one is reported to ``HostDiagnostics`` but added.
  public final func addAction(_ action: HostAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      HostDiagnostics.report(
        "The alert \"\(title ?? "")\" has more than one action of the style cancel: a user can't tell which one leaves "
          + "things as they are. Give the others another style.")
    }
    actions.append(action)
    if isViewLoaded { showContent() }
  }

  /// Adds a text field.
  ///
  /// - Parameter configurationHandler: Called with the field at once, before it is shown.
  public final func addTextField(configurationHandler: (@MainActor (HostTextField) -> Void)? = nil) {
    let field = HostTextField()
    fields.append(field)
    field.addAction(for: .editingDidEndOnExit) { [weak self] in
      if let self, let preferredAction, preferredAction.isEnabled { choose(preferredAction) }
    }
    configurationHandler?(field)
    if isViewLoaded { showContent() }
  }

  /// Creates a view with the texts, the fields and the buttons.
  open override func loadView() {
    view = HostAlertView(preferredStyle)
    showContent()
  }

  /// Creates the presentation controller of an alert or action sheet.
  open override func makePresentationController() -> HostPresentationController {
    let presentation = HostAlertPresentationController(presentedViewController: self, style: preferredStyle)
    presentation.onOutsideTouch = { [unowned self] in
      if preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
    }
    return presentation
  }

  private func showHeader() {
    titleLabel.text = title
    messageLabel.text = message
    if isViewLoaded { showContent() }
  }

  private func showContent() {
    var content: [HostView] = []
    if title != nil { content.append(titleLabel) }
    if message != nil { content.append(messageLabel) }
    content += fields
    content += actions.filter { $0.style != .cancel }.map(button)
    content += actions.filter { $0.style == .cancel }.map(button)
    view.setSubviews(content)
  }

  private func button(for action: HostAlertAction) -> HostView {
    if let button = action.button { return button }
    let button = HostButton()
    button.title = action.title
    button.role = action.style == .cancel ? .cancel : action.style == .destructive ? .destructive : .normal
    if preferredStyle == .actionSheet || action.style == .cancel {
      let size: CGFloat = preferredStyle == .actionSheet ? 20 : 17
      button.titleLabel.font = .systemFont(ofSize: size, weight: action.style == .cancel ? .semibold : .regular)
    }
    button.isEnabled = action.isEnabled
    button.addAction { [weak self, unowned action] in self?.choose(action) }
    action.button = button
    return button
  }

  private func choose(_ action: HostAlertAction) {
    guard let presenter = presentation?.presenting, !isBeingDismissed else { return }
    presenter.dismissPresented(animated: true) { action.handler?(action) }
  }
}

/// Presents an alert in the middle of the window, or an action sheet at its bottom edge.
package final class HostAlertPresentationController: HostPresentationController {
  private let style: HostAlertController.Style
  /// Called for a touch outside the alert.
  package var onOutsideTouch: (@MainActor () -> Void)?

  package init(presentedViewController: HostViewController, style: HostAlertController.Style) {
    self.style = style
    super.init(presentedViewController: presentedViewController)
    (dimmingView as? HostDimmingView)?.onTouch = { [unowned self] in onOutsideTouch?() }
  }

  package override var presentationStyle: HostModalPresentationStyle { .overFullScreen }

  package override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    let widest = style == .alert ? HostAlertView.alertWidth : room.width - 16
    let width = max(min(widest, room.width), 0)
    let size = presentedView?.sizeThatFits(ProposedViewSize(width: width, height: nil)) ?? .zero
    let safe = room.without(containerView?.safeAreaInsets ?? EdgeInsets())
    let height = min(size.height, safe.height)
    let end = min(safe.maxY, room.maxY - 8)
    return CGRect(
      x: (room.width - width) / 2,
      y: style == .alert ? safe.minY + (safe.height - height) / 2 : max(end - height, safe.minY),
      width: width, height: height)
  }

  override func standardMotion(of view: HostView) -> HostViewTransition.Motion {
    style == .alert ? .settle : fromBelow(view)
  }

  package override func describe(into description: inout HostDescription) { description.add("style", "\(style)") }
}
