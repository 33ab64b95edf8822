import Foundation
import HostTree
import XCTest

/// What UIKit's programs put into buttons.
@MainActor
final class ButtonContentTests: HostTreeTestCase {
  private func tree(_ button: HostButton) -> String {
    button.frame.size = button.sizeThatFits(CGSize(width: 300, height: 300))
    let window = settledWindow(button)
    return String(window.treeDescription().split(separator: "\n").dropFirst().joined(separator: "\n"))
  }

  func testAnImageStandsBeforeTheTitle() {
    let button = HostButton(type: .system)
    button.setImage(HostImage(systemName: "star"), for: .normal)
    button.setTitle("Favorite", for: .normal)
    button.contentEdgeInsets = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    XCTAssertEqual(button.currentImage?.name, "star")
    assertText(
      tree(button),
      """
      └─ HostButton "Favorite" (0, 0, 102 x 30)
         └─ HostStackView (10, 5, 82 x 20) axis=horizontal spacing=0
            ├─ HostImageView (0, 0, 20 x 20) symbol=star
            └─ HostStackView (20, 0, 62 x 20) axis=vertical spacing=2
               └─ HostLabel "Favorite" (0, 0, 62 x 20)
      """)
  }

  func testStatesHaveImagesColoursAndTitlesOfTheirOwn() {
    let button = HostButton()
    button.setTitle("Off", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .selected)
    button.setImage(HostImage(systemName: "star"), for: .normal)
    button.setImage(HostImage(systemName: "star.fill"), for: .selected)
    button.setAttributedTitle(NSAttributedString(string: "On"), for: .selected)
    func shown() -> [String] {
      [button.imageView?.image?.name ?? "-", "\(button.titleLabel.textColor as Any)", button.titleLabel.text ?? "-"]
    }
    XCTAssertEqual(shown()[0], "star")
    XCTAssertEqual(button.titleLabel.textColor, .red)
    button.isSelected = true
    XCTAssertEqual(shown()[0], "star.fill")
    XCTAssertEqual(shown()[2], "On")
    XCTAssertEqual(button.titleLabel.textColor, .green)
    XCTAssertEqual(button.image(for: .normal)?.name, "star")
    XCTAssertEqual(button.titleColor(for: .selected), .green)
    XCTAssertEqual(button.attributedTitle(for: .selected)?.string, "On")
    XCTAssertNil(button.image(for: .disabled))
  }

  func testAConfigurationWithContent() {
    var configuration = HostButton.Configuration.filled()
    configuration.title = "Download"
    configuration.subtitle = "12 MB"
    configuration.image = HostImage(systemName: "arrow.down")
    configuration.imagePadding = 8
    configuration.imagePlacement = .trailing
    configuration.baseForegroundColor = .yellow
    configuration.baseBackgroundColor = .purple
    configuration.cornerStyle = .capsule
    configuration.contentInsets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let button = HostButton(configuration: configuration, primaryAction: HostAction { _ in })
    assertText(
      tree(button),
      """
      └─ HostButton "Download" (0, 0, 144 x 56) borderedProminent border=capsule tint=purple
         └─ HostStackView (20, 10, 104 x 36) axis=horizontal spacing=8
            ├─ HostStackView (0, 0, 76 x 36) axis=vertical spacing=2
            │  ├─ HostLabel "Download" (0, 0, 76 x 20)
            │  └─ HostLabel "12 MB" (20.5, 22, 35 x 14) font=system 12
            └─ HostImageView (84, 8, 20 x 20) symbol=arrow.down
      """)
    button.configuration?.showsActivityIndicator = true
    button.configuration?.subtitle = nil
    button.configuration?.imagePlacement = .leading
    assertText(
      tree(button),
      """
      └─ HostButton "Download" (0, 0, 144 x 40) borderedProminent border=capsule tint=purple
         └─ HostStackView (20, 10, 104 x 20) axis=horizontal spacing=8
            ├─ HostActivityIndicatorView (0, 0, 20 x 20) animating
            └─ HostStackView (28, 0, 76 x 20) axis=vertical spacing=2
               └─ HostLabel "Download" (0, 0, 76 x 20)
      """)
  }

  func testTheOrderOfCallsDoesNotMatter() {
    let button = HostButton()
    button.setTitleColor(.red, for: .normal)
    button.setTitle("Plain", for: .normal)
    XCTAssertEqual(button.titleLabel.textColor, .red)
    button.setAttributedTitle(NSAttributedString(string: "Rich"), for: .normal)
    button.setTitle("Plainer", for: .normal)
    XCTAssertEqual(button.titleLabel.text, "Rich")
    button.setAttributedTitle(nil, for: .normal)
    XCTAssertEqual(button.titleLabel.text, "Plainer")
    button.setTitleColor(nil, for: .normal)
    XCTAssertNil(button.titleLabel.textColor)
  }

  func testTheTitleOfAConfigurationComesAndGoes() {
    var configuration = HostButton.Configuration.plain()
    configuration.title = "Save"
    configuration.imagePadding = 10
    let button = HostButton(configuration: configuration)
    XCTAssertEqual(button.currentTitle, "Save")
    let width = button.sizeThatFits(CGSize(width: 300, height: 300)).width
    XCTAssertEqual(width, button.titleLabel.sizeThatFits(CGSize(width: 300, height: 300)).width, "There is no image.")
    button.setTitle("Send", for: .normal)
    XCTAssertEqual(button.titleLabel.text, "Send")
    button.setTitle(nil, for: .normal)
    XCTAssertEqual(button.titleLabel.text, "Save")
    button.configuration = nil
    XCTAssertNil(button.currentTitle)
    XCTAssertNil(button.titleLabel.text)
  }

  func testTheBackgroundOfAConfiguration() {
    var configuration = HostButton.Configuration.gray()
    XCTAssertEqual(configuration.background.backgroundColor, .systemFill)
    configuration.background.cornerRadius = 4
    XCTAssertEqual(configuration.borderShape, .roundedRectangle(radius: 4))
    configuration.cornerStyle = .large
    XCTAssertEqual(configuration.borderShape, .roundedRectangle(radius: 12))
    configuration.attributedTitle = AttributedString("Go")
    XCTAssertEqual(configuration.title, "Go")
    XCTAssertEqual(HostButton.Configuration.tinted(), .borderedTinted())
    XCTAssertNotEqual(HostButton.Configuration.tinted(), .bordered(), "it is grey in the default tint")
    XCTAssertEqual(HostButton.Configuration.filled().contentInsets, HostButton.Configuration.filled().contentInsets)
  }

  func testABackgroundImageFillsTheButton() {
    let button = HostButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let image = HostImage(systemName: "star")
    button.setBackgroundImage(image, for: .normal)
    XCTAssertEqual(button.backgroundImage(for: .normal), image)
    let window = settledWindow(button)
    XCTAssertTrue(window.svgDescription.contains("<path"), window.svgDescription)
  }
}
