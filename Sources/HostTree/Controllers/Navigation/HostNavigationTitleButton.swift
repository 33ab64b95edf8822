import Foundation

/// The title of a navigation bar that the user may rename: it has a chevron and opens a menu.
final class HostNavigationTitleButton: HostButton {
  private let label = HostLabel()

  var titleText: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// - Parameter rename: Called when the user chooses to rename the item.
  init(rename: @escaping @MainActor () -> Void) {
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
    menu = HostMenu(children: [HostAction(title: "Rename", image: HostImage(systemName: "pencil")) { _ in rename() }])
  }

  override func prepareDrawing(_ drawing: inout HostDrawing) { drawing.labelColor = .label }
}
