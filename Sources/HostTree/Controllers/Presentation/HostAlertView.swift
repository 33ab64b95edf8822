package import Foundation

/// Lays out an alert: words and fields from top to bottom, then the buttons; two buttons of an alert side by side.
///
/// The button with which an action sheet leaves things as they are is a block of its own below the others.
///
/// It takes its subviews as they come: a button is an answer, everything else stands above.
package final class HostAlertView: HostView {
  /// How wide an alert is, in points.
  package static let alertWidth: CGFloat = 270
  private static let buttonHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 4
  /// Between the blocks of an action sheet.
  private static let gap: CGFloat = 8

  private let style: HostAlertController.Style
  /// Called when one of the buttons was tapped, after the button's own actions.
  package var onChoice: (@MainActor () -> Void)?

  /// Makes a view for an alert or an action sheet.
  package init(_ style: HostAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// The height of the content in the proposed width.
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : HostAlertView.alertWidth } ?? HostAlertView.alertWidth
    return CGSize(width: width, height: arrange(in: width) { _, _ in })
  }

  /// Places the content.
  package override func layoutSubviews() {
    _ = arrange(in: bounds.width) { $0.frame = mirrored($1) }
    checkFallback()
  }

  /// Calls `place` with each subview and where it lies; returns the height of all.
  private func arrange(in width: CGFloat, _ place: (HostView, CGRect) -> Void) -> CGFloat {
    let visible = subviews.filter { !$0.isOutsideLayout }
    let others = visible.filter { HostAlertView.button(in: $0) == nil }
    let answers = visible.filter { HostAlertView.button(in: $0) != nil }
    let isCancel = { (view: HostView) in HostAlertView.button(in: view)?.role == .cancel }
    var y: CGFloat = 0
    let inner = max(width - 2 * HostAlertView.margin, 0)
    for (index, view) in others.enumerated() {
      y += index == 0 ? HostAlertView.margin : HostAlertView.spacing
      let size = view.sizeThatFits(ProposedViewSize(width: inner, height: nil))
      place(view, CGRect(x: (width - size.width) / 2, y: y, width: size.width, height: size.height))
      y += size.height
    }
    if !others.isEmpty { y += HostAlertView.margin }
    let height = HostAlertView.buttonHeight
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

  /// Whether the last button is one that was added because there was no other: see ``onFallbackNeed``.
  package var hasFallback = false

  /// Called in the layout pass when a button that leaves things as they are is missing, or there is one too many: an alert
  /// needs one if it has no other button, an action sheet if none has the role `cancel`.
  package var onFallbackNeed: (@MainActor (Bool) -> Void)?

  /// The buttons that tell already, to tell once.
  private var tokens: [ObjectIdentifier: HostActionToken] = [:]

  private func checkFallback() {
    var buttons = subviews.compactMap(HostAlertView.button)
    if hasFallback { buttons = buttons.dropLast() }
    let isNeeded = style == .alert ? buttons.isEmpty : !buttons.contains { $0.role == .cancel }
    if isNeeded != hasFallback { onFallbackNeed?(isNeeded) }
  }

  /// The button that `view` is, or that it stands around.
  private static func button(in view: HostView) -> HostButton? {
    if let button = view as? HostButton { return button }
    for child in view.subviews {
      if let button = button(in: child) { return button }
    }
    return nil
  }

  /// Chooses the button that leaves things as they are, if there is one.
  package func cancel() {
    subviews.compactMap(HostAlertView.button).first { $0.role == .cancel }?
      .sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Hears of a button's taps.
  package override func didAddSubview(_ subview: HostView) {
    super.didAddSubview(subview)
    guard let button = HostAlertView.button(in: subview) else { return }
    tokens[ObjectIdentifier(subview)] = button.addAction { [weak self] in self?.onChoice?() }
  }

  /// Hears of its taps no more.
  package override func willRemoveSubview(_ subview: HostView) {
    super.willRemoveSubview(subview)
    guard let token = tokens.removeValue(forKey: ObjectIdentifier(subview)) else { return }
    HostAlertView.button(in: subview)?.removeAction(token)
  }

  // MARK: Drawing

  /// Draws a card with a thin line above each answer that has something above it; the last block of an action sheet is a
  /// card of its own.
  package override func draw(into drawing: inout HostDrawing) {
    let answers = subviews.filter { HostAlertView.button(in: $0) != nil }
    let separate = style == .alert ? [] : answers.filter { HostAlertView.button(in: $0)?.role == .cancel }
    let end = separate.map(\.frame.minY).min().map { max($0 - HostAlertView.gap, 0) } ?? bounds.maxY
    // Set off from the ground by night, too.
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
      drawing.fill(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0.5), with: .separator)
      guard frame.minX > bounds.minX + 1 else { continue }
      drawing.fill(CGRect(x: frame.minX, y: frame.minY, width: 0.5, height: frame.height), with: .separator)
    }
  }
}
