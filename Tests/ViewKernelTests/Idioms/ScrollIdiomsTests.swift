import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Long content: scrolling to it, loading more of it, headers that stay.
@MainActor
final class ScrollIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Chat {
    var messages = Array(1...30)
    var loads = 0
    var isOn = false
    var target: Int?
    var sections = ["A": ["anise", "apple"], "B": ["basil"]]
  }

  /// A chat scrolls to its last message when one arrives.
  func testAChatThatFollowsItsEnd() {
    struct Messages: View {
      let chat: Chat
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(chat.messages, id: \.self) { Text("message \($0)").frame(height: 40) } }
          }
          .onChange(of: chat.messages.last) { proxy.scrollTo(chat.messages.last, anchor: .bottom) }
        }
      }
    }
    let chat = Chat()
    let screen = show(Messages(chat: chat))
    XCTAssertEqual(screen.scroll.contentOffset.y, 0)
    chat.messages.append(31)
    screen.settle()
    XCTAssertEqual(
      screen.frame("message 31"), CGRect(screen.frame("message 31")!.minX, 170, screen.frame("message 31")!.width, 20))
    chat.messages.append(32)
    screen.settle()
    XCTAssertEqual(screen.frame("message 32")?.maxY, 190)
    chat.messages = [1]
    screen.assertShows("message 1")
  }

  /// The last row asks for more when it appears, until there is no more.
  func testLoadingMoreAtTheEnd() {
    struct Messages: View {
      let chat: Chat
      private func load() {
        guard chat.messages.count < 60 else { return }
        chat.loads += 1
        let last = chat.messages.last ?? 0
        chat.messages += (last + 1)...(last + 10)
      }
      var body: some View {
        List {
          ForEach(chat.messages, id: \.self) { number in
            Text("row \(number)").onAppear { if number == chat.messages.last { load() } }
          }
          if chat.messages.count < 60 { ProgressView() }
        }
        .listStyle(.plain)
      }
    }
    let chat = Chat()
    let screen = show(Messages(chat: chat))
    XCTAssertEqual(chat.loads, 0)
    for _ in 0..<20 { screen.scroll(by: 100) }
    XCTAssertGreaterThan(chat.loads, 0)
    for _ in 0..<40 { screen.scroll(by: 100) }
    XCTAssertEqual(chat.messages.count, 60)
    XCTAssertEqual(chat.loads, 3)
    XCTAssertEqual(screen.shownTexts.last, "row 60")
    screen.scroll.setContentOffset(.zero, animated: false)
    screen.settle()
    XCTAssertEqual(screen.shownTexts.first, "row 1")
    screen.assertAgreesWithFresh()
  }

  /// Letters at the side that bring their section to the top.
  func testAnIndexOfSections() {
    struct Index: View {
      let chat: Chat
      var body: some View {
        ScrollViewReader { proxy in
          HStack {
            ScrollView {
              VStack(spacing: 0) { ForEach(0..<20) { Text("section \($0)").frame(height: 50).id($0) } }
            }
            VStack {
              ForEach([0, 5, 9], id: \.self) { number in Button("to \(number)") { proxy.scrollTo(number, anchor: .top) }
              }
            }
          }
        }
      }
    }
    let screen = show(Index(chat: Chat()))
    screen.tap("to 9")
    XCTAssertEqual(screen.scroll.contentOffset.y, 450)
    screen.tap("to 5")
    XCTAssertEqual(screen.scroll.contentOffset.y, 250)
    screen.tap("to 0")
    screen.assertAgreesWithFresh()
  }

  /// Headers that stick to the top while their section is scrolled through, and say how much is in it.
  func testHeadersThatStick() {
    struct Sections: View {
      let chat: Chat
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(chat.sections.keys.sorted(), id: \.self) { key in
              Section {
                ForEach(chat.sections[key] ?? [], id: \.self) { Text($0).frame(height: 100) }
              } header: {
                Text("\(key) (\(chat.sections[key]?.count ?? 0))").frame(height: 20)
              }
            }
          }
        }
      }
    }
    let chat = Chat()
    let screen = show(Sections(chat: chat))
    screen.scroll(by: 30)
    XCTAssertEqual(screen.frame("A (2)")?.midY, 10)
    chat.sections["A"]?.append("arugula")
    screen.settle()
    XCTAssertEqual(screen.frame("A (3)")?.midY, 10)
    chat.sections["A"]?.removeFirst(2)
    chat.sections["C"] = ["cress"]
    screen.scroll.setContentOffset(.zero, animated: false)
    screen.settle()
    XCTAssertEqual(Array(screen.shownTexts.sorted().prefix(2)), ["A (1)", "B (1)"])
    screen.assertAgreesWithFresh()
    chat.sections = ["Z": ["zest"]]
    screen.settle()
    XCTAssertEqual(Set(screen.shownTexts), ["Z (1)", "zest"])
    screen.assertAgreesWithFresh()
  }

  /// Shelves: rows that scroll sideways in a list that scrolls down.
  func testShelves() {
    struct Shelves: View {
      let chat: Chat
      var body: some View {
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(chat.sections.keys.sorted(), id: \.self) { key in
              Text(key)
              ScrollView(.horizontal) {
                LazyHStack { ForEach(chat.sections[key] ?? [], id: \.self) { Text($0).frame(width: 90) } }
              }
              .frame(height: 30)
            }
          }
        }
      }
    }
    let chat = Chat()
    let screen = show(Shelves(chat: chat))
    screen.assertShows("A", "anise", "apple", "B", "basil")
    chat.sections["A"]?.insert("almond", at: 0)
    screen.settle()
    XCTAssertTrue(screen.shownTexts.contains("almond"))
    chat.sections["B"] = nil
    screen.settle()
    XCTAssertFalse(screen.shownTexts.contains("basil"))
    chat.sections["A"] = ["apple"]
    screen.assertShows("A", "apple")
  }

  /// Rows of a lazy stack with a state of their own, scrolled away and back, while others are inserted before them.
  func testRowsInsertedBeforeWhatIsSeen() {
    struct Messages: View {
      let chat: Chat
      var body: some View {
        List(chat.messages, id: \.self) { Text("row \($0)").frame(height: 40) }.listStyle(.plain)
      }
    }
    let chat = Chat()
    let screen = show(Messages(chat: chat))
    screen.scroll(by: 500)
    chat.messages.insert(contentsOf: [101, 102, 103], at: 0)
    screen.settle()
    chat.messages.removeAll { $0 > 10 && $0 < 20 }
    screen.settle()
    screen.scroll.setContentOffset(.zero, animated: false)
    screen.settle()
    XCTAssertEqual(Array(screen.shownTexts.prefix(4)), ["row 101", "row 102", "row 103", "row 1"])
    screen.assertAgreesWithFresh()
  }

  /// Pulled to be loaded again.
  func testPulledToRefresh() {
    struct Messages: View {
      let chat: Chat
      var body: some View {
        List(chat.messages, id: \.self) { Text("row \($0)") }
          .refreshable { chat.messages = [chat.loads + 1] }
      }
    }
    let chat = Chat()
    chat.messages = [0]
    let screen = show(Messages(chat: chat))
    screen.assertShows("row 0")
    XCTAssertTrue(screen.table.pullToRefresh())
    for _ in 0..<1_000 where screen.table.refreshControl?.isRefreshing == true {
      _ = RunLoop.main.run(mode: .default, before: Date())
      screen.settle()
    }
    screen.assertShows("row 1")
  }
}
