import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class NavigationStackTests: HostTestCase {
  private final class Model: ObservableObject {
    @Published var path: [Int] = []
  }

  private struct Numbers: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        NavigationLink("to 1", value: 1)
          .navigationDestination(for: Int.self) { number in
            VStack {
              Counter("page \(number)")
              NavigationLink("to \(number + 1)", value: number + 1)
            }
            .navigationTitle("\(number)")
          }
          .navigationTitle("Root")
      }
    }
  }

  private func titles<V: View>(_ screen: Screen<V>) -> [String] {
    screen.navigation.viewControllers.map { $0.navigationItem.title ?? "-" }
  }

  func testLinksAppendToThePathAndGoingBackRemoves() {
    let model = Model()
    let screen = show(Numbers(model: model), height: 400)
    screen.tap("to 1")
    screen.tap("to 2")
    screen.tap("to 3")
    XCTAssertEqual(model.path, [1, 2, 3])
    XCTAssertEqual(titles(screen), ["Root", "1", "2", "3"])
    XCTAssertTrue(screen.navigation.goBack())
    screen.settle()
    XCTAssertEqual(model.path, [1, 2])
    screen.navigation.popToRootViewController(animated: false)
    screen.settle()
    XCTAssertEqual(model.path, [])
    XCTAssertEqual(titles(screen), ["Root"])
  }

  func testThePathIsSetFromOutside() {
    let model = Model()
    model.path = [5, 6]
    let screen = show(Numbers(model: model), height: 400)
    XCTAssertEqual(titles(screen), ["Root", "5", "6"])
    screen.tap("page 6 0")
    model.path = [6, 7, 6]
    screen.settle()
    XCTAssertEqual(titles(screen), ["Root", "6", "7", "6"])
    XCTAssertEqual(screen.texts.first, "page 6 0")
    model.path = [6]
    screen.settle()
    XCTAssertEqual(screen.texts.first, "page 6 1", "the page of the first 6 has kept its state")
    model.path = []
    screen.settle()
    XCTAssertEqual(screen.texts.first, "to 1")
  }

  func testAPathOfSeveralTypesWithoutABinding() {
    let screen = show(
      NavigationStack {
        VStack {
          NavigationLink("number", value: 7)
          NavigationLink("nowhere", value: nil as Int?)
        }
        .navigationDestination(for: Int.self) { number in
          NavigationLink("text", value: "t\(number)")
            .navigationDestination(for: String.self) { Text("shows \($0)") }
        }
      }, height: 300)
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.isEnabled), [true, false])
    screen.tap("number")
    screen.tap("text")
    XCTAssertEqual(screen.texts.first, "shows t7")
    XCTAssertEqual(screen.navigation.viewControllers.count, 3)
  }

  func testValuesThatNobodyShows() {
    struct Root: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("go", value: 1.5)
            Text("\(path.count)")
          }
        }
      }
    }
    let screen = show(Root())
    screen.tap("go")
    XCTAssertEqual(
      takeSentences(),
      [
        "A value of type Double was pushed on a NavigationStack in which no view shows such values: it stays in the path "
          + "unseen. Add navigationDestination(for: Double.self) inside the stack."
      ])
    XCTAssertTrue(screen.texts.contains("1"))
    screen.tap("go")  // said once for each type
  }

  func testAValueOfAnotherTypeThanThePaths() {
    let model = Model()
    let screen = show(
      NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
        NavigationLink("go", value: "text")
      })
    screen.tap("go")
    XCTAssertEqual(
      takeSentences(),
      [
        "A NavigationLink has a value of type String, but the path of the NavigationStack around is of another type: "
          + "nothing was changed. Use a NavigationPath, or a value of the path's type."
      ])
  }

  func testDestinationsByState() {
    struct Page: View {
      @State var isPresented = false
      @State var item: String?
      var body: some View {
        VStack {
          Button("present") { isPresented = true }
          Button("item") { item = "i" }
        }
        .navigationDestination(isPresented: $isPresented) { Button("exchange") { item = "j" } }
        .navigationDestination(item: $item) { text in
          VStack {
            Text("item \(text)")
            Button("another") { item = "k" }
          }
        }
      }
    }
    let screen = show(NavigationStack { Page() }, height: 300)
    screen.tap("present")
    screen.tap("exchange")
    XCTAssertEqual(screen.texts.first, "item j")
    XCTAssertEqual(screen.navigation.viewControllers.count, 3)
    screen.tap("another")
    XCTAssertEqual(screen.texts.first, "item k")
    XCTAssertEqual(screen.navigation.viewControllers.count, 3)
    screen.navigation.popToRootViewController(animated: false)
    screen.settle()
    screen.tap("item")
    XCTAssertEqual(screen.texts.first, "item i")
  }

  func testThePathIsReplacedWhileAPushIsUnderWay() {
    struct Steps: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("twice") {
              path.append(1)
              path.append(2)
              path = [3]
            }
            Button("back at once") { withAnimation { path = [8, 9] } }
          }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Button("page \(number)") { path.append(number + 1) }
              .onAppear {
                if number == 4 { path = [5, 6] }
                if number == 9 { path.removeAll() }
              }
          }
        }
      }
    }
    let screen = show(Steps(), width: 320, height: 400)
    screen.tap("twice")
    XCTAssertEqual(screen.texts, ["page 3", "Root"])
    screen.tap("page 3")
    XCTAssertEqual(screen.texts, ["page 6", "Back"])
    XCTAssertEqual(screen.navigation.viewControllers.count, 3)
    XCTAssertTrue(screen.navigation.popToRootViewController(animated: true) != nil)
    screen.settle()
    XCTAssertEqual(screen.texts, ["twice", "back at once", "Root"])
    screen.tap("back at once")
    XCTAssertEqual(screen.texts, ["twice", "back at once", "Root"])
    XCTAssertEqual(screen.navigation.viewControllers.count, 1)
  }

  func testDismissRemovesFromThePath() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      let number: Int
      var body: some View {
        Button("dismiss \(number)") { dismiss() }
      }
    }
    let model = Model()
    model.path = [1, 2]
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("root").navigationDestination(for: Int.self) { Page(number: $0) }
        }
      }
    }
    let screen = show(Root(model: model))
    screen.tap("dismiss 2")
    XCTAssertEqual(model.path, [1])
    XCTAssertEqual(screen.texts.first, "dismiss 1")
  }
}
