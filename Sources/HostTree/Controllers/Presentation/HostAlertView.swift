package import Foundation

/// Lays out an alert: words and fields from top to bottom, then the buttons; two buttons of an alert side by side.
///
/// It takes its subviews as they come: a button is an answer, everything else stands above.
package final class HostAlertView: HostView {
  /// How wide an alert is, in points.
  package static let alertWidth: CGFloat = 270
  private static let buttonHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 4

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
  package override func layoutSubviews() { _ = arrange(in: bounds.width) { $0.frame = $1 } }

  /// Calls `place` with each subview and where it lies; returns the height of all.
  private func arrange(in width: CGFloat, _ place: (HostView, CGRect) -> Void) -> CGFloat {
    let visible = subviews.filter { !$0.isOutsideLayout }
    let buttons = visible.filter { $0 is HostButton }
    let others = visible.filter { !($0 is HostButton) }
    var y: CGFloat = 0
    let inner = max(width - 2 * HostAlertView.margin, 0)
    for (index, view) in others.enumerated() {
      y += index == 0 ? HostAlertView.margin : HostAlertView.spacing
      let size = view.sizeThatFits(ProposedViewSize(width: inner, height: nil))
      place(view, CGRect(x: (width - size.width) / 2, y: y, width: size.width, height: size.height))
      y += size.height
    }
    if !others.isEmpty { y += HostAlertView.margin }
    if style == .alert && buttons.count == 2 {
      for (index, button) in buttons.enumerated() {
        place(
          button, CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: HostAlertView.buttonHeight))
      }
      return y + HostAlertView.buttonHeight
    }
    for button in buttons {
      place(button, CGRect(x: 0, y: y, width: width, height: HostAlertView.buttonHeight))
      y += HostAlertView.buttonHeight
    }
    return y
  }

  // MARK: Answers

  /// The buttons that tell already, to tell once.
  private var tokens: [ObjectIdentifier: HostActionToken] = [:]

  /// Hears of a button's taps.
  package override func didAddSubview(_ subview: HostView) {
    super.didAddSubview(subview)
    guard let button = subview as? HostButton else { return }
    tokens[ObjectIdentifier(button)] = button.addAction { [weak self] in self?.onChoice?() }
  }

  /// Hears of its taps no more.
  package override func willRemoveSubview(_ subview: HostView) {
    super.willRemoveSubview(subview)
    guard let button = subview as? HostButton else { return }
    if let token = tokens.removeValue(forKey: ObjectIdentifier(button)) { button.removeAction(token) }
  }
}
