import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Things that change places, with their state, their focus and their animations.
@MainActor
final class OrderIdiomsTests: HostTestCase {
  fileprivate struct Group: Identifiable, Hashable {
    let id: String
    var members: [Int]
    var isOpen = true
  }

  @Observable
  fileprivate final class Store {
    var numbers = [3, 1, 2]
    var groups = [Group(id: "A", members: [1, 2]), Group(id: "B", members: [3])]
    var ascending: Bool?
    var dragged: Int?
    var text = ""
    var shown: [Int] {
      switch ascending {
      case true: numbers.sorted()
      case false: numbers.sorted(by: >)
      default: numbers
      }
    }
  }

  /// Sorted with an animation, and sorted the other way in its midst: all end where they belong.
  func testSortingWithAnAnimation() {
    struct Rows: View {
      let store: Store
      var body: some View {
        VStack(spacing: 0) { ForEach(store.shown, id: \.self) { Text("\($0)\(store.text)").frame(height: 20) } }
          .animation(.linear(duration: 1), value: store.ascending)
      }
    }
    let store = Store()
    let screen = show(Rows(store: store))
    func order() -> [String] {
      screen.hosts(of: HostLabel.self).sorted { a, b in
        a.convert(a.bounds, to: nil).minY < b.convert(b.bounds, to: nil).minY
      }.map { $0.text ?? "" }
    }
    store.ascending = true
    screen.settle()
    screen.pass(0.5)
    store.ascending = false
    store.text = "!"
    screen.settle()
    screen.pass(0.5)
    store.numbers.append(9)
    screen.settle()
    screen.pass(3)
    XCTAssertFalse(screen.window.isAnimating)
    XCTAssertEqual(order(), ["9!", "3!", "2!", "1!"])
    screen.assertShows("9!", "3!", "2!", "1!")
    store.ascending = nil
    screen.settle()
    screen.pass(3)
    screen.assertShows("3!", "1!", "2!", "9!")
  }

  /// Rows that are dragged over each other by a gesture of one's own.
  func testRowsDraggedOverEachOther() {
    struct Rows: View {
      let store: Store
      @State private var distance: CGFloat = 0
      private func drag(_ number: Int) -> some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .named("rows"))
          .onChanged { value in
            store.dragged = number
            let index = store.numbers.firstIndex(of: number)!
            let target = min(max(Int(value.location.y / 40), 0), store.numbers.count - 1)
            if target != index {
              store.numbers.move(fromOffsets: [index], toOffset: target > index ? target + 1 : target)
            }
          }
          .onEnded { _ in store.dragged = nil }
      }
      var body: some View {
        VStack(spacing: 0) {
          ForEach(store.numbers, id: \.self) { number in
            Text(store.dragged == number ? "[\(number)]" : "\(number)").frame(width: 100, height: 40)
              .contentShape(Rectangle())
              .gesture(drag(number))
          }
        }
        .coordinateSpace(name: "rows")
      }
    }
    let store = Store()
    let screen = show(Rows(store: store))
    let top = screen.frame("3")!.midY
    let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: top))
    touch.move(to: CGPoint(x: 100, y: top + 40))
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["1", "[3]", "2"])
    touch.move(to: CGPoint(x: 100, y: top + 80))
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["1", "2", "[3]"])
    touch.move(to: CGPoint(x: 100, y: top))
    screen.settle()
    touch.end()
    screen.assertShows("3", "1", "2")
    XCTAssertNil(store.dragged)
  }

  /// Sections that change places and fold, with rows that have a state.
  func testSectionsThatMoveAndFold() {
    struct Rows: View {
      @Bindable var store: Store
      var body: some View {
        List {
          ForEach($store.groups) { $group in
            Section {
              if group.isOpen { ForEach(group.members, id: \.self) { Counter("m\($0):") } }
            } header: {
              Button("\(group.id) \(group.members.count)") { group.isOpen.toggle() }
            }
          }
        }
      }
    }
    let store = Store()
    let screen = show(Rows(store: store), width: 300, height: 500)
    screen.assertShows("m1: 0", "m2: 0", "m3: 0", "A 2", "B 1")
    screen.tap("m2: 0")
    store.groups.reverse()
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["m3: 0", "m1: 0", "m2: 1", "B 1", "A 2"])
    screen.tap("B 1")
    XCTAssertEqual(screen.shownTexts, ["m1: 0", "m2: 1", "B 1", "A 2"])
    store.groups[0].members.append(4)
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["m1: 0", "m2: 1", "B 2", "A 2"])
    screen.tap("A 2")
    screen.tap("B 2")
    screen.assertShows("m3: 0", "m4: 0", "B 2", "A 2")
    screen.tap("A 2")
    screen.assertShows("m3: 0", "m4: 0", "m1: 0", "m2: 0", "B 2", "A 2")
  }

  /// Shuffled tiles in a lazy grid and in a stack: the state goes along.
  func testShuffledTiles() {
    struct Tiles: View {
      let store: Store
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))]) {
            ForEach(store.numbers, id: \.self) { Counter("t\($0):") }
          }
          HStack { ForEach(store.numbers, id: \.self) { Counter("s\($0):") } }
        }
      }
    }
    let store = Store()
    let screen = show(Tiles(store: store), width: 300, height: 300)
    screen.assertShows("t3: 0", "t1: 0", "t2: 0", "s3: 0", "s1: 0", "s2: 0")
    screen.tap("t1: 0")
    screen.tap("s2: 0")
    store.numbers = [2, 3, 1]
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["t2: 0", "t3: 0", "t1: 1", "s2: 1", "s3: 0", "s1: 0"])
    store.numbers = [1, 5, 2]
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["t1: 1", "t5: 0", "t2: 0", "s1: 0", "s5: 0", "s2: 1"])
    store.numbers = []
    screen.settle()
    store.numbers = [1]
    screen.assertShows("t1: 0", "s1: 0")
  }

  /// Moved to the front in a stack of cards by its place in depth, with an animation.
  func testACardComesToTheFront() {
    struct Cards: View {
      let store: Store
      var body: some View {
        ZStack {
          ForEach(store.numbers, id: \.self) { number in
            Text("card \(number)").frame(width: 100, height: 100).background(Color.white)
              .zIndex(store.dragged == number ? 1 : 0)
              .onTapGesture { store.dragged = nil }
          }
        }
      }
    }
    let store = Store()
    let screen = show(Cards(store: store))
    func front() -> String? {
      screen.window.svgDescription.components(separatedBy: "card ").last.map { "card \($0.prefix(1))" }
    }
    XCTAssertEqual(front(), "card 2")
    store.dragged = 3
    screen.assertAgreesWithFresh()
    XCTAssertEqual(front(), "card 3")
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 100, y: 100)))
    screen.assertAgreesWithFresh()
    XCTAssertEqual(front(), "card 2")
    store.numbers.swapAt(0, 2)
    screen.assertAgreesWithFresh()
    XCTAssertEqual(front(), "card 3")
  }
}
