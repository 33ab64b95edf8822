import HostTree
import ViewKernel
import XCTest

private struct Song: Identifiable {
  let id: Int
  var title: String { "Song \(id)" }
}

private let songs = [Song(id: 0), Song(id: 1), Song(id: 2)]

/// Lists in which one row is always selected.
@MainActor
final class ListSelectedTests: HostTestCase {
  private func selected<Content: View>(_ screen: Screen<Content>) -> [Bool] {
    screen.hosts(of: HostTableViewCell.self).map(\.isSelected)
  }

  func testATappedRowIsSelected() {
    struct Page: View {
      @State private var selection = 1
      var body: some View {
        VStack {
          Text("Selected: \(selection)")
          List(selection: $selection) {
            ForEach(songs) { Text($0.title).tag($0.id) }
          }
        }
      }
    }
    let screen = show(Page(), width: 320, height: 480)
    XCTAssertEqual(selected(screen), [false, true, false])
    screen.tap("Song 2")
    XCTAssertEqual(screen.texts.first, "Selected: 2")
    XCTAssertEqual(selected(screen), [false, false, true])
  }

  func testABindingOfAnOptionalMayBeNil() {
    let screen = show(
      List(selection: .constant(nil as Int?)) { ForEach(songs) { Text($0.title) } }, width: 320, height: 480)
    XCTAssertEqual(selected(screen), [false, false, false])
    let several = show(
      List(selection: .constant([0, 2] as Set)) { ForEach(songs) { Text($0.title) } }, width: 320, height: 480)
    XCTAssertEqual(selected(several), [true, false, true])
  }
}
