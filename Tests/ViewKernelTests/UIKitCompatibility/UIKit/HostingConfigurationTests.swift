import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import ViewKernel
import XCTest

/// SwiftUI views in the cells of a table that a program fills itself.
@MainActor
final class HostingConfigurationTests: HostTestCase {
  private struct Row: View {
    let title: String
    @State private var taps = 0
    var body: some View { Button("\(title) \(taps)") { taps += 1 } }
  }

  private final class Titles: HostTableViewDataSource {
    var titles = ["A", "B"]
    func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.contentConfiguration = UIHostingConfiguration { Row(title: titles[indexPath.row]) }
        .margins(.vertical, 20).margins(.leading, 30).background(.yellow)
      return cell
    }
  }

  private func hosts<Host: HostView>(_ type: Host.Type, in view: HostView) -> [Host] {
    view.subviews.flatMap { [$0 as? Host].compactMap(\.self) + hosts(type, in: $0) }
  }

  func testRowsAreViewsWithAStateOfTheirOwn() {
    let table = HostTableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.register(HostTableViewCell.self, forCellReuseIdentifier: "row")
    let source = Titles()
    table.dataSource = source
    let window = settledWindow(table)
    func texts() -> [String] { hosts(HostLabel.self, in: window).compactMap(\.text) }
    XCTAssertEqual(texts(), ["A 0", "B 0"])
    assertText(
      window.treeDescription().split(separator: "\n").dropFirst().joined(separator: "\n"),
      """
      └─ HostTableView (0, 0, 200 x 300)
         ├─ HostTableViewCell (0, 0, 200 x 60)
         │  ├─ HostCellContentView (0, 0, 200 x 60)
         │  │  └─ HostingContentView<Row, _BackgroundStyleView<Color>> (0, 0, 200 x 60)
         │  │     └─ HostingView<HostingConfigurationRoot<Row, _BackgroundStyleView<Color>>> (0, 0, 200 x 60)
         │  │        └─ HostBackgroundView (0, 0, 200 x 60)
         │  │           ├─ HostShapeView (0, 0, 200 x 60) shape=Rectangle fill=yellow
         │  │           └─ HostFlexibleFrameView (0, 0, 200 x 60)
         │  │              └─ HostPaddingView (0, 0, 200 x 60) insets=(top 20, leading 30, bottom 20, trailing 16)
         │  │                 └─ HostFlexibleFrameView (30, 20, 154 x 20) maxWidth=inf alignment=leading
         │  │                    └─ HostButton (0, 0, 26 x 20)
         │  │                       └─ HostLabel "A 0" (0, 0, 26 x 20)
         │  └─ HostSeparatorView (16, 59.67, 184 x 0.33) background=separator
         └─ HostTableViewCell (0, 60, 200 x 60)
            ├─ HostCellContentView (0, 0, 200 x 60)
            │  └─ HostingContentView<Row, _BackgroundStyleView<Color>> (0, 0, 200 x 60)
            │     └─ HostingView<HostingConfigurationRoot<Row, _BackgroundStyleView<Color>>> (0, 0, 200 x 60)
            │        └─ HostBackgroundView (0, 0, 200 x 60)
            │           ├─ HostShapeView (0, 0, 200 x 60) shape=Rectangle fill=yellow
            │           └─ HostFlexibleFrameView (0, 0, 200 x 60)
            │              └─ HostPaddingView (0, 0, 200 x 60) insets=(top 20, leading 30, bottom 20, trailing 16)
            │                 └─ HostFlexibleFrameView (30, 20, 154 x 20) maxWidth=inf alignment=leading
            │                    └─ HostButton (0, 0, 26 x 20)
            │                       └─ HostLabel "B 0" (0, 0, 26 x 20)
            └─ HostSeparatorView (16, 59.67, 184 x 0.33) background=separator
      """)
    hosts(HostButton.self, in: window)[1].tap()
    window.settle()
    XCTAssertEqual(texts(), ["A 0", "B 1"])
    source.titles = ["A", "C"]
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    window.settle()
    XCTAssertEqual(texts().first, "A 0")
    XCTAssertTrue(texts()[1].hasPrefix("C"))
  }

  func testTheSmallestSizeAndABackgroundOfViews() {
    let cell = HostCollectionViewCell(frame: .zero)
    cell.contentConfiguration = UIHostingConfiguration { Text("Ab") }.background { Color.red }.minSize(height: 60)
      .margins(.all, 0)
    let window = settledWindow(cell)
    cell.frame.size = cell.sizeThatFits(CGSize(width: 100, height: 200))
    window.settle()
    XCTAssertEqual(cell.frame.size, CGSize(width: 100, height: 60))
    XCTAssertEqual(hosts(HostLabel.self, in: window).map { $0.convert($0.bounds, to: cell).minX }, [0])
  }
}
