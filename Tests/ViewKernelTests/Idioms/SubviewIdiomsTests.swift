import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

extension View {
  fileprivate func pinned(_ isPinned: Bool) -> some View { containerValue(\.isPinned, isPinned) }
}

/// Containers of one's own that take their content apart.
@MainActor
final class SubviewIdiomsTests: HostTestCase {
  fileprivate struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var isPinned = false
  }

  @Observable
  fileprivate final class Model {
    var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    var title: String?
    var choice = 1
  }

  /// The first card is large, the others follow in rows; pinned ones are marked.
  fileprivate struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          if let first = subviews.first { Card { first } }
          if subviews.count > 1 {
            HStack {
              ForEach(subviews[1...]) { subview in
                if subview.containerValues.isPinned { Text("*") }
                subview
              }
            }
          }
          Text("\(subviews.count) cards")
        }
      }
    }
  }

  fileprivate struct Card<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content.padding().border(.gray) }
  }

  func testCards() {
    struct Root: View {
      let model: Model
      var body: some View {
        Cards {
          if let title = model.title { Text(title).bold() }
          ForEach(model.items) { item in Text(item.name).pinned(item.isPinned) }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertShows("one", "two", "2 cards")
    model.title = "All"
    screen.assertShows("All", "one", "two", "3 cards")
    model.items[1].isPinned = true
    screen.assertShows("All", "one", "*", "two", "3 cards")
    model.items.reverse()
    screen.assertShows("All", "*", "two", "one", "3 cards")
    model.items[0].name = "2"
    screen.assertShows("All", "*", "2", "one", "3 cards")
    model.items = []
    model.title = nil
    screen.assertShows("0 cards")
  }

  /// A board with a column for each section.
  func testABoardOfSections() {
    struct Board<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        HStack {
          ForEach(sections: content) { section in
            VStack {
              if !section.header.isEmpty { section.header.font(.headline) }
              ForEach(section.content) { $0.pinned(true) }
              Text("\(section.content.count)")
            }
          }
        }
      }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        Board {
          Text("loose")
          ForEach(model.items) { item in
            Section(item.name) {
              Text("in \(item.name)")
              if item.isPinned { Text("pinned") }
            }
          }
          Section {
            Text("last")
          } header: {
            if let title = model.title { Text(title) }
          }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertShows("loose", "1", "one", "in one", "1", "two", "in two", "1", "last", "1")
    model.items[0].isPinned = true
    model.title = "End"
    screen.assertShows("loose", "1", "one", "in one", "pinned", "2", "two", "in two", "1", "End", "last", "1")
    model.items.swapAt(0, 1)
    screen.assertShows("loose", "1", "two", "in two", "1", "one", "in one", "pinned", "2", "End", "last", "1")
    model.items = []
    screen.assertShows("loose", "1", "End", "last", "1")
  }

  /// A control of one's own, whose options have tags.
  func testSegmentsOfOnesOwn() {
    struct Segments<Selection: Hashable, Content: View>: View {
      @Binding var selection: Selection
      @ViewBuilder var content: Content
      var body: some View {
        HStack {
          ForEach(subviews: content) { subview in
            Button {
              if let tag = subview.containerValues.tag(for: Selection.self) { selection = tag }
            } label: {
              subview
              if subview.containerValues.hasTag(selection) { Text("!") }
            }
          }
        }
      }
    }
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        Segments(selection: $model.choice) {
          ForEach(model.items) { Text($0.name).tag($0.id) }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertShows("one", "!", "two")
    screen.tap("two")
    screen.assertShows("one", "two", "!")
    model.items.append(Item(id: 3, name: "three"))
    screen.tap("three")
    screen.assertShows("one", "two", "three", "!")
  }

  /// Pages before the first and after the last, as carousels without an end have them.
  func testACarouselWithCopies() {
    struct Root: View {
      let model: Model
      var body: some View {
        Group(subviews: ForEach(model.items) { Text($0.name) }) { pages in
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              if let last = pages.last { last.id(-1) }
              ForEach(pages) { $0.frame(width: 50) }
              if let first = pages.first { first.id(99) }
            }
          }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertShows("two", "one", "two", "one")
    model.items[0].name = "1"
    screen.assertShows("two", "1", "two", "1")
    model.items.removeLast()
    screen.assertShows("1", "1", "1")
  }

  /// A container in a list: its subviews are rows.
  func testRowsOfAListWithDividersOfOnesOwn() {
    struct Divided<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            subview
            if subview.id != subviews.last?.id { Text("-") }
          }
        }
      }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        List {
          Divided { ForEach(model.items) { Text($0.name) } }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model), height: 400)
    screen.assertShows("one", "-", "two")
    model.items.append(Item(id: 3, name: "three"))
    screen.assertShows("one", "-", "two", "-", "three")
    model.items.swapAt(0, 2)
    screen.assertShows("three", "-", "two", "-", "one")
    model.items.removeFirst(2)
    screen.assertShows("one")
  }
}
