import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Rows with state and controls of their own.
@MainActor
final class RowIdiomsTests: HostTestCase {
  fileprivate struct Song: Identifiable, Hashable {
    let id: Int
    var title: String
    var plays = 0
  }

  @Observable
  fileprivate final class Library {
    var songs = [Song(id: 1, title: "C"), Song(id: 2, title: "A"), Song(id: 3, title: "B")]
    var sortsByTitle = false
    var expanded: Set<Int> = []
    var shown: [Song] { sortsByTitle ? songs.sorted { $0.title < $1.title } : songs }
  }

  /// State in a row belongs to the row's identity: it moves with it, and is gone when the row comes back.
  func testStateInRowsMovesWithThem() {
    struct Row: View {
      let song: Song
      @State private var isLiked = false
      var body: some View { Button("\(song.title)\(isLiked ? " liked" : "")") { isLiked.toggle() } }
    }
    struct Songs: View {
      let library: Library
      var body: some View { List(library.shown) { Row(song: $0) } }
    }
    let library = Library()
    let screen = show(Songs(library: library), width: 200, height: 400)
    screen.assertShows("C", "A", "B")
    screen.tap("A")
    XCTAssertEqual(screen.shownTexts, ["C", "A liked", "B"])
    library.sortsByTitle = true
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["A liked", "B", "C"])
    library.songs[1].title = "Z"
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["B", "C", "Z liked"])
    let song = library.songs.remove(at: 1)
    screen.assertShows("B", "C")
    library.songs.append(song)
    screen.assertShows("B", "C", "Z")
  }

  /// The same in a stack, where all rows are always there.
  func testStateInAStackMovesToo() {
    struct Row: View {
      let title: String
      @State private var count = 0
      var body: some View { Button("\(title) \(count)") { count += 1 } }
    }
    struct Songs: View {
      let library: Library
      var body: some View { VStack { ForEach(library.shown) { Row(title: $0.title) } } }
    }
    let library = Library()
    let screen = show(Songs(library: library))
    screen.tap("B 0")
    library.sortsByTitle = true
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["A 0", "B 1", "C 0"])
    library.songs.removeAll { $0.title == "A" }
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["B 1", "C 0"])
  }

  /// A field in a row while the list is sorted by what is typed: the row moves away under the cursor, and keeps it.
  func testEditingWhileSorting() {
    struct Songs: View {
      @Bindable var library: Library
      var body: some View {
        VStack {
          ForEach(library.shown) { song in
            TextField("Title", text: $library.songs[library.songs.firstIndex(of: song)!].title)
          }
        }
      }
    }
    let library = Library()
    library.sortsByTitle = true
    let screen = show(Songs(library: library))
    screen.assertShows("A", "B", "C")
    let field = screen.host("A")
    XCTAssertTrue(field?.becomeFirstResponder() ?? false)
    screen.window.deleteBackward()
    screen.window.insertText("X")
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["B", "C", "X"])
    XCTAssertTrue(screen.window.firstResponder === field, "the field has moved, and is the same")
    screen.window.insertText("y")
    screen.settle()
    XCTAssertEqual(library.songs.map(\.title), ["C", "Xy", "B"])
    screen.window.endEditing()
    screen.assertShows("B", "C", "Xy")
  }

  /// A stepper in each row of a list writes its row's element, and the total follows.
  func testSteppersInRows() {
    struct Row: View {
      @Binding var song: Song
      var body: some View { Stepper("\(song.title) \(song.plays)", value: $song.plays, in: 0...2) }
    }
    struct Songs: View {
      @Bindable var library: Library
      var body: some View {
        List {
          ForEach($library.songs) { $song in Row(song: $song) }
          Text("total \(library.songs.reduce(0) { $0 + $1.plays })")
        }
      }
    }
    let library = Library()
    let screen = show(Songs(library: library), width: 300, height: 400)
    screen.assertShows("C 0", "A 0", "B 0", "total 0")
    for _ in 0..<3 { screen.hosts(of: HostStepper.self)[1].increment() }
    screen.assertShows("C 0", "A 2", "B 0", "total 2")
    library.songs.insert(Song(id: 9, title: "N", plays: 1), at: 0)
    screen.assertShows("N 1", "C 0", "A 2", "B 0", "total 3")
    XCTAssertTrue(screen.hosts(of: HostStepper.self)[2].decrement())
    screen.assertShows("N 1", "C 0", "A 1", "B 0", "total 2")
    library.songs.removeAll { $0.plays == 0 }
    screen.assertShows("N 1", "A 1", "total 2")
  }

  /// A row that opens at a tap, where the model remembers which ones are open.
  func testRowsThatOpen() {
    struct Row: View {
      let song: Song
      @Binding var isOpen: Bool
      var body: some View {
        VStack(alignment: .leading) {
          Button(song.title) { isOpen.toggle() }
          if isOpen { Text("played \(song.plays) times") }
        }
      }
    }
    struct Songs: View {
      @Bindable var library: Library
      private func isOpen(_ id: Int) -> Binding<Bool> {
        Binding(
          get: { library.expanded.contains(id) },
          set: { if $0 { library.expanded.insert(id) } else { library.expanded.remove(id) } })
      }
      var body: some View {
        List(library.songs) { song in Row(song: song, isOpen: isOpen(song.id)) }
      }
    }
    let library = Library()
    let screen = show(Songs(library: library), width: 300, height: 400)
    let height = screen.frame("A")!.minY - screen.frame("C")!.minY
    screen.tap("C")
    screen.assertShows("C", "played 0 times", "A", "B")
    XCTAssertGreaterThan(screen.frame("A")!.minY - screen.frame("C")!.minY, height)
    library.songs[0].plays = 7
    screen.assertShows("C", "played 7 times", "A", "B")
    library.expanded = [2, 3]
    screen.assertShows("C", "A", "played 0 times", "B", "played 0 times")
    screen.tap("A")
    screen.assertShows("C", "A", "B", "played 0 times")
    library.songs.swapAt(0, 2)
    screen.assertShows("B", "played 0 times", "A", "C")
  }

  /// Rows of several kinds from one enumeration, with a button in one and a switch in another.
  func testRowsOfSeveralKinds() {
    enum Entry: Identifiable {
      case header(String)
      case song(Song)
      case more(Int)
      var id: String {
        switch self {
        case .header(let text): "h\(text)"
        case .song(let song): "s\(song.id)"
        case .more: "more"
        }
      }
    }
    struct Feed: View {
      let library: Library
      private var entries: [Entry] {
        [.header("Songs")] + library.songs.prefix(2).map(Entry.song)
          + (library.songs.count > 2 ? [.more(library.songs.count - 2)] : [])
      }
      var body: some View {
        List(entries) { entry in
          switch entry {
          case .header(let text): Text(text).font(.headline)
          case .song(let song): Label(song.title, systemImage: "star")
          case .more(let count): Button("\(count) more") { library.songs.removeLast(count) }
          }
        }
      }
    }
    let library = Library()
    let screen = show(Feed(library: library), width: 300, height: 400)
    screen.assertShows("Songs", "C", "A", "1 more")
    library.songs.append(Song(id: 4, title: "D"))
    screen.assertShows("Songs", "C", "A", "2 more")
    library.songs.removeFirst()
    screen.assertShows("Songs", "A", "B", "1 more")
    screen.tap("1 more")
    screen.assertShows("Songs", "A", "B")
    library.songs = []
    screen.assertShows("Songs")
  }

  /// Numbered rows: `enumerated()` with the element's identity.
  func testNumberedRows() {
    struct Songs: View {
      let library: Library
      var body: some View {
        List {
          ForEach(Array(library.shown.enumerated()), id: \.element.id) { index, song in
            Text("\(index + 1). \(song.title)")
          }
        }
      }
    }
    let library = Library()
    let screen = show(Songs(library: library), width: 300, height: 400)
    screen.assertShows("1. C", "2. A", "3. B")
    library.sortsByTitle = true
    screen.assertShows("1. A", "2. B", "3. C")
    library.songs.remove(at: 1)
    screen.assertShows("1. B", "2. C")
  }
}
