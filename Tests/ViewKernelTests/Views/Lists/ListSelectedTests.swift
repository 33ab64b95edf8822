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

  func testListsOfData() {
    struct Page: View {
      var kind: Int
      @Binding var selection: Int
      var body: some View {
        switch kind {
        case 0: List(songs, selection: $selection) { Text($0.title) }
        case 1: List(songs, id: \.id, selection: $selection) { Text($0.title) }
        default: List(0..<3, selection: $selection) { Text("Song \($0)") }
        }
      }
    }
    for kind in 0..<3 {
      let screen = show(Page(kind: kind, selection: .constant(2)), width: 320, height: 480)
      XCTAssertEqual(selected(screen), [false, false, true], "\(kind)")
      screen.assertAgreesWithFresh()
    }
  }

  func testABindingOfAnOptionalMayBeNil() {
    let screen = show(
      List(selection: .constant(nil as Int?)) { ForEach(songs) { Text($0.title) } }, width: 320, height: 480)
    XCTAssertEqual(selected(screen), [false, false, false])
  }
}
