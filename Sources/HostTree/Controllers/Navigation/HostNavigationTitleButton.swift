import Foundation

/// The title of a navigation bar with a menu, such as to rename it: it has a chevron.
final class HostNavigationTitleButton: HostButton {
  private let label = HostLabel()

  var titleText: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// - Parameter menu: Makes the menu each time it is opened.
  init(menu: @escaping @MainActor () -> HostMenu?) {
    super.init(frame: .zero)
    label.font = .preferredFont(forTextStyle: .headline)
    label.numberOfLines = 1
    let arrow = HostImageView(
      image: HostImage(systemName: "chevron.down.circle.fill", font: .preferredFont(forTextStyle: .footnote)))
    arrow.tintColor = .secondaryLabel
    let content = HostStackView(axis: .horizontal, spacing: 4)
    content.setSubviews([label, arrow])
    addSubview(content)
    buttonType = .menu
    showsMenuAsPrimaryAction = true
    menuProvider = menu
  }

  override func prepareDrawing(_ drawing: inout HostDrawing) { drawing.labelColor = .label }
}
