import Foundation
import HostTree
import XCTest

/// Contents of cells as values.
@MainActor
final class HostContentConfigurationTests: HostTreeTestCase {
  private func tree(_ cell: HostTableViewCell) -> String {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(cell)
    window.makeKeyAndVisible()
    let size = cell.sizeThatFits(ProposedViewSize(width: 300, height: nil))
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: size.height)
    window.settle()
    return window.treeDescription().split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  func testACellShowsAnImageAndTwoTexts() {
    let cell = HostTableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Blue in Green"
    content.secondaryText = "Kind of Blue"
    content.image = HostImage(systemName: "star")
    content.imageProperties.tintColor = .orange
    cell.contentConfiguration = content
    assertText(
      tree(cell),
      """
      └─ HostTableViewCell (0, 0, 300 x 58)
         └─ HostCellContentView (0, 0, 300 x 58)
            └─ HostListContentView (0, 0, 172 x 58)
               └─ HostStackView (16, 11, 140 x 36) axis=horizontal spacing=16
                  ├─ HostImageView (0, 8, 20 x 20) symbol=star
                  └─ HostStackView (36, 0, 104 x 36) axis=vertical spacing=2 alignment=leading
                     ├─ HostLabel "Blue in Green" (0, 0, 104 x 20)
                     └─ HostLabel "Kind of Blue" (0, 22, 65 x 14) font=system 12 color=secondaryLabel
      """)
  }

  func testAViewIsKeptForAConfigurationOfItsType() {
    let cell = HostTableViewCell(style: .value1, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Songs"
    content.secondaryText = "12"
    cell.contentConfiguration = content
    let view = cell.contentView.subviews.last
    content.secondaryText = "13"
    cell.contentConfiguration = content
    XCTAssertTrue(cell.contentView.subviews.last === view)
    assertText(
      tree(cell),
      """
      └─ HostTableViewCell (0, 0, 300 x 44)
         └─ HostCellContentView (0, 0, 300 x 44)
            └─ HostListContentView (0, 1, 300 x 42)
               └─ HostStackView (16, 11, 268 x 20) axis=horizontal spacing=16
                  ├─ HostLabel "Songs" (0, 0, 49 x 20)
                  ├─ HostSpacer (65, 10, 168 x 0) minLength=8
                  └─ HostLabel "13" (249, 0, 19 x 20) color=secondaryLabel
      """)
    cell.contentConfiguration = nil
    XCTAssertEqual(cell.contentView.subviews, [])
    XCTAssertNil(cell.contentConfiguration)
  }

  func testAConfigurationOfOnesOwnFollowsTheCellsState() {
    struct Bar: HostContentConfiguration {
      var width: CGFloat
      func makeContentView() -> any HostContentView { BarView(self) }
      func updated(for state: HostCellConfigurationState) -> Bar { Bar(width: state.isSelected ? width * 2 : width) }
    }
    final class BarView: HostView, HostContentView {
      private var bar: Bar { didSet { invalidateIntrinsicContentSize() } }
      init(_ bar: Bar) {
        self.bar = bar
        super.init(frame: .zero)
      }
      var configuration: any HostContentConfiguration {
        get { bar }
        set { if let new = newValue as? Bar { bar = new } }
      }
      override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: bar.width, height: 10) }
    }
    let cell = HostCollectionViewCell(frame: .zero)
    cell.contentConfiguration = Bar(width: 10)
    XCTAssertEqual(cell.sizeThatFits(CGSize(width: 100, height: 100)), CGSize(width: 10, height: 10))
    cell.isSelected = true
    cell.contentConfiguration = Bar(width: 10)
    XCTAssertEqual(cell.sizeThatFits(CGSize(width: 100, height: 100)), CGSize(width: 20, height: 10))
    cell.contentConfiguration = cell.defaultContentConfiguration()
    XCTAssertTrue(cell.contentView.subviews[0] is HostListContentView)
    let reports = HostDiagnostics.collect {
      (cell.contentView.subviews[0] as? HostListContentView)?.configuration = Bar(width: 1)
    }
    XCTAssertEqual(
      reports,
      ["A HostListContentView can't show a Bar. Have the cell make its view: set the cell's contentConfiguration."])
  }
}
