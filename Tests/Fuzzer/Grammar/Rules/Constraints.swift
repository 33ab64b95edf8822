import Foundation
import UIKitCompatibility
import ViewKernel

/// Views of UIKit's that constraints place: a text and a row of boxes, whose number, priorities and constants change.
struct UIKitConstraints: UIViewRepresentable {
  let text: String
  let isTall: Bool
  let count: Int
  let height: CGFloat

  func makeUIView(context: Context) -> ConstrainedCard { ConstrainedCard() }
  func updateUIView(_ card: ConstrainedCard, context: Context) {
    card.label.text = text
    card.label.numberOfLines = isTall ? 0 : 1
    card.label.setContentCompressionResistancePriority(isTall ? .defaultLow : .defaultHigh, for: .horizontal)
    card.row.alignment = isTall ? .fill : .center
    card.height.constant = max(height, 0)
    card.height.priority = isTall ? .defaultHigh : .defaultLow
    card.isLoose.isActive = !isTall
    let count = abs(count % 4)
    while card.row.arrangedSubviews.count > count { card.row.arrangedSubviews[0].removeFromSuperview() }
    while card.row.arrangedSubviews.count < count { card.addBox() }
  }
}

final class ConstrainedCard: UIView {
  let label = UILabel()
  let row = UIStackView()
  private(set) lazy var height = row.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
  private(set) lazy var isLoose = row.trailingAnchor.constraint(
    lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor)

  override init(frame: CGRect) {
    super.init(frame: frame)
    row.spacing = 3
    for view in [label, row] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let bottom = row.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -5).with(.defaultHigh + 1),
      row.topAnchor.constraint(equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 0.5),
      row.leadingAnchor.constraint(equalTo: label.leadingAnchor), bottom, height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func addBox() {
    let box = UIView()
    box.backgroundColor = .green
    row.addArrangedSubview(box)
    box.widthAnchor.constraint(equalToConstant: 8).with(.defaultHigh).isActive = true
    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1.5).with(.defaultLow).isActive = true
  }
}

extension NSLayoutConstraint {
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
