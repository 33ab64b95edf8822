package import Foundation

/// Lays out an alert: texts and fields from top to bottom, then the buttons. Two buttons of an alert are side by side.
///
/// The `cancel` button of an action sheet is a block of its own below the others.
///
/// The subviews may be any views: those that are or contain a button are answers, all others are placed above them, as
/// are lists and lazy stacks, whatever is in their rows.
package final class HostAlertView: HostView {
  /// The width of an alert, in points.
  package static let alertWidth: CGFloat = 270
  private static let margin: CGFloat = 16
  private var buttonHeight: CGFloat { style == .alert ? 44 : 57 }
  private var room: (above: CGFloat, between: CGFloat, below: CGFloat) { style == .alert ? (20, 3, 21) : (14, 4, 14) }
  /// The space between the blocks of an action sheet, in points.
  private static let gap: CGFloat = 8

  private let style: HostAlertController.Style
  /// Called after a button was tapped, after the button's own actions.
  package var onChoice: (@MainActor () -> Void)?

  /// Creates the view of an alert or action sheet.
  package init(_ style: HostAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// The proposed width, ``alertWidth`` if unspecified or infinite, and the height of the content in it.
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : HostAlertView.alertWidth } ?? HostAlertView.alertWidth
    return CGSize(width: width, height: arrange(in: width) { _, _ in })
  }

  /// Places the subviews, then checks whether a fallback button is needed.
  package override func layoutSubviews() {
    _ = arrange(in: bounds.width) { $0.frame = mirrored($1) }
    checkFallback()
  }

  /// Calls `place` with the frame of each subview; returns the total height.
  private func arrange(in width: CGFloat, _ place: (HostView, CGRect) -> Void) -> CGFloat {
    let visible = subviews.filter { !$0.isOutsideLayout }
    let others = visible.filter { HostAlertView.button(in: $0) == nil }
    let answers = visible.filter { HostAlertView.button(in: $0) != nil }
    let isCancel = { (view: HostView) in HostAlertView.button(in: view)?.role == .cancel }
    var y: CGFloat = 0
    let inner = max(width - 2 * HostAlertView.margin, 0)
    for (index, view) in others.enumerated() {
      y += index == 0 ? room.above : room.between
      let size = view.sizeThatFits(ProposedViewSize(width: inner, height: nil))
      place(view, CGRect(x: (width - size.width) / 2, y: y, width: size.width, height: size.height))
      y += size.height
    }
    if !others.isEmpty { y += room.below }
    let height = buttonHeight
    if style == .alert && answers.count == 2 {
      let sideBySide = isCancel(answers[1]) ? answers.reversed() : answers
      for (index, answer) in sideBySide.enumerated() {
        place(answer, CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: height))
      }
      return y + height
    }
    let choices = answers.filter { !isCancel($0) }
    for answer in choices + answers.filter(isCancel) {
      if style == .actionSheet, isCancel(answer), y > 0 { y += HostAlertView.gap }
      place(answer, CGRect(x: 0, y: y, width: width, height: height))
      y += height
    }
    return y
  }

  // MARK: Answers

  /// Whether the last button is a fallback that was added because there was no other: see ``onFallbackNeed``.
  package var hasFallback = false

  /// Called in the layout pass when a fallback button becomes necessary or superfluous.
  ///
  /// An alert needs one if it has no other button, an action sheet if no button has the role `cancel`.
  package var onFallbackNeed: (@MainActor (Bool) -> Void)?

  /// The tokens of the observed buttons, so that each is observed once.
  private var tokens: [ObjectIdentifier: HostActionToken] = [:]

  private func checkFallback() {
    var buttons = subviews.compactMap(HostAlertView.button)
    if hasFallback { buttons = buttons.dropLast() }
    let isNeeded = style == .alert ? buttons.isEmpty : !buttons.contains { $0.role == .cancel }
    if isNeeded != hasFallback { onFallbackNeed?(isNeeded) }
  }

  /// The button that `view` is or contains, depth first. Rows that are made when they become visible do not count: what
  /// is an answer decides on the layout in which they are made.
  private static func button(in view: HostView) -> HostButton? {
    if let button = view as? HostButton { return button }
    if view is any RowClient { return nil }
    for child in view.subviews {
      if let button = button(in: child) { return button }
    }
    return nil
  }

  /// Sends the events of a tap to the `cancel` button, if there is one.
  package func cancel() {
    subviews.compactMap(HostAlertView.button).first { $0.role == .cancel }?
      .sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Observes the taps of an added button.
  package override func didAddSubview(_ subview: HostView) {
    super.didAddSubview(subview)
    guard let button = HostAlertView.button(in: subview) else { return }
    tokens[ObjectIdentifier(subview)] = button.addAction { [weak self] in self?.onChoice?() }
  }

  /// Stops observing the button.
  package override func willRemoveSubview(_ subview: HostView) {
    super.willRemoveSubview(subview)
    guard let token = tokens.removeValue(forKey: ObjectIdentifier(subview)) else { return }
    HostAlertView.button(in: subview)?.removeAction(token)
  }

  // MARK: Drawing

  /// Draws the background card, and a separator above each button that has something above it.
  ///
  /// The `cancel` button of an action sheet has a card of its own.
  package override func draw(into drawing: inout HostDrawing) {
    let answers = subviews.filter { HostAlertView.button(in: $0) != nil }
    let separate = style == .alert ? [] : answers.filter { HostAlertView.button(in: $0)?.role == .cancel }
    let end = separate.map(\.frame.minY).min().map { max($0 - HostAlertView.gap, 0) } ?? bounds.maxY
    // This colour also stands out from the background in dark mode.
    let card = CGRect(x: 0, y: 0, width: bounds.width, height: end)
    drawing.fill(card, cornerRadius: 14, with: .secondarySystemGroupedBackground)
    if end < bounds.maxY {
      let top = end > 0 ? end + HostAlertView.gap : 0
      let block = CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY - top)
      drawing.fill(block, cornerRadius: 14, with: .secondarySystemGroupedBackground)
    }
    for view in answers {
      let frame = view.frame
      guard frame.minY > 0, separate.first !== view else { continue }
      drawing.fill(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: .pixel), with: .separator)
      guard frame.minX > bounds.minX + 1 else { continue }
      drawing.fill(CGRect(x: frame.minX, y: frame.minY, width: .pixel, height: frame.height), with: .separator)
    }
  }
}
