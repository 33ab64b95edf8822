package import Foundation

/// Tells a user something, and asks what to do about it.
///
/// Make it, add actions and text fields, and present it. Each action has a button; the one that is tapped takes the alert
/// away and then calls its handler.
///
/// ```swift
/// let alert = HostAlertController(title: "Delete?", message: "This can't be undone.", preferredStyle: .alert)
/// alert.addAction(HostAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// alert.addAction(HostAlertAction(title: "Keep", style: .cancel))
/// controller.present(alert, animated: true)
/// ```
open class HostAlertController: HostViewController {
  /// Where an alert is shown.
  public enum Style: Hashable, Sendable {
    /// From the window's lower edge; a touch beside it chooses the `cancel` action, if there is one.
    case actionSheet
    /// In the middle of the window.
    case alert
  }

  /// Where it is shown.
  public final let preferredStyle: Style

  /// More words than the title; nil for none.
  open var message: String? {
    didSet { if message != oldValue { showHeader() } }
  }

  /// What it is about; nil for nothing.
  open override var title: String? {
    didSet { if title != oldValue { showHeader() } }
  }

  /// What the user may answer, in the order in which it was added.
  public final private(set) var actions: [HostAlertAction] = []

  /// The fields to type into, in the order in which they were added; nil for none.
  public final var textFields: [HostTextField]? { fields.isEmpty ? nil : fields }

  /// The action that the return key in one of the fields chooses; nil for none.
  public final var preferredAction: HostAlertAction?

  private var fields: [HostTextField] = []
  private let titleLabel = HostLabel()
  private let messageLabel = HostLabel()

  /// Makes an alert without actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init()
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

  /// Adds an answer.
  ///
  /// Actions of the style `cancel` stand last. A second one of these is reported to ``HostDiagnostics`` and added all the
  /// same.
  public final func addAction(_ action: HostAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      HostDiagnostics.report(
        "The alert \"\(title ?? "")\" has more than one action of the style cancel: a user can't tell which one leaves "
          + "things as they are. Give the others another style.")
    }
    actions.append(action)
    if isViewLoaded { showContent() }
  }

  /// Adds a field to type into.
  ///
  /// - Parameter configurationHandler: Called with the field at once.
  public final func addTextField(configurationHandler: (@MainActor (HostTextField) -> Void)? = nil) {
    let field = HostTextField()
    fields.append(field)
    field.addAction(for: .editingDidEndOnExit) { [weak self] in
      if let self, let preferredAction, preferredAction.isEnabled { choose(preferredAction) }
    }
    configurationHandler?(field)
    if isViewLoaded { showContent() }
  }

  /// Makes a view with the words, the fields and the buttons.
  open override func loadView() {
    view = HostAlertView(preferredStyle)
    showContent()
  }

  /// Makes one that shows alerts.
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

/// Shows an alert in the middle of the window, or an action sheet at its lower edge.
package final class HostAlertPresentationController: HostPresentationController {
  private let style: HostAlertController.Style
  /// Called when the user touches beside it.
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
    let height = min(size.height, room.height)
    return CGRect(
      x: (room.width - width) / 2, y: style == .alert ? (room.height - height) / 2 : max(room.height - height - 8, 0),
      width: width, height: height)
  }

  package override func describe(into description: inout HostDescription) { description.add("style", "\(style)") }
}
