import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Containers in containers: what holds for one holds for one inside another.
@MainActor
final class NestedIdiomsTests: HostTestCase {
  fileprivate struct Task: Identifiable, Hashable {
    let id: Int
    var name: String
    var isDone = false
    var kind = "work"
    var steps: [Step] = []
    struct Step: Identifiable, Hashable {
      let id: Int
      var isDone = false
    }
  }

  @Observable
  fileprivate final class Plan {
    var tasks = [
      Task(id: 1, name: "one", steps: [.init(id: 10), .init(id: 11)]), Task(id: 2, name: "two", steps: [.init(id: 20)]),
    ]
    var opened: Task?
    var doomed: Task?
    var isShown = false
    var path: [Int] = []
    var tab = 0
    var selection: Set<Int> = []
  }

  /// Bindings to elements of elements: `ForEach($task.steps)` in `ForEach($tasks)`.
  func testBindingsToElementsOfElements() {
    struct Root: View {
      @Bindable var plan: Plan
      var body: some View {
        List {
          ForEach($plan.tasks) { $task in
            Section("\(task.name) \(task.steps.filter(\.isDone).count)/\(task.steps.count)") {
              ForEach($task.steps) { $step in Toggle("step \(step.id)", isOn: $step.isDone) }
              Button("Add to \(task.name)") { task.steps.append(.init(id: task.id * 10 + task.steps.count)) }
            }
          }
        }
      }
    }
    let plan = Plan()
    let screen = show(Root(plan: plan), width: 300, height: 700)
    screen.assertShows("step 10", "step 11", "Add to one", "step 20", "Add to two", "ONE 0/2", "TWO 0/1")
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[1].tap())
    screen.assertShows("step 10", "step 11", "Add to one", "step 20", "Add to two", "ONE 1/2", "TWO 0/1")
    screen.tap("Add to two")
    screen.assertShows("step 10", "step 11", "Add to one", "step 20", "step 21", "Add to two", "ONE 1/2", "TWO 0/2")
    plan.tasks.swapAt(0, 1)
    plan.tasks[1].steps.removeFirst()
    screen.assertShows("step 20", "step 21", "Add to two", "step 11", "Add to one", "TWO 0/2", "ONE 1/1")
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[2].tap())
    XCTAssertEqual(plan.tasks[1].steps, [.init(id: 11, isDone: false)])
    plan.tasks.removeFirst()
    screen.assertShows("step 11", "Add to one", "ONE 0/1")
  }

  /// A sheet of a row, with an alert of its own; the row is deleted while both are there.
  func testASheetOfARowThatIsDeleted() {
    struct Row: View {
      let task: Task
      let plan: Plan
      @State private var isShown = false
      @State private var isAsking = false
      var body: some View {
        Button(task.name) { isShown = true }
          .sheet(isPresented: $isShown) {
            Button("Delete \(task.name)") { isAsking = true }
              .alert("Sure?", isPresented: $isAsking) {
                Button("Yes") { plan.tasks.removeAll { $0.id == task.id } }
              }
          }
      }
    }
    struct Root: View {
      let plan: Plan
      var body: some View { List(plan.tasks) { Row(task: $0, plan: plan) } }
    }
    let plan = Plan()
    let screen = show(Root(plan: plan), width: 300, height: 500)
    screen.tap("two")
    XCTAssertEqual(screen.shownTexts, ["one", "two", "Delete two"])
    screen.tapLabel("Delete two")
    XCTAssertEqual(screen.shownTexts, ["one", "two", "Delete two", "Sure?", "Yes"])
    plan.tasks[1].name = "zwei"
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["one", "zwei", "Delete zwei", "Sure?", "Yes"])
    screen.tapLabel("Yes")
    screen.assertShows("one")
    screen.tap("one")
    XCTAssertEqual(screen.shownTexts, ["one", "Delete one"])
  }

  /// A stack of pages in a sheet: `dismiss` goes back a page, and from the first page closes the sheet.
  func testPagesInASheet() {
    struct Leave: View {
      @Environment(\.dismiss) private var dismiss
      let name: String
      var body: some View { Button("Leave \(name)") { dismiss() } }
    }
    struct Root: View {
      @Bindable var plan: Plan
      var body: some View {
        Text("\(plan.tasks.count) tasks").sheet(isPresented: $plan.isShown) {
          NavigationStack(path: $plan.path) {
            VStack {
              Leave(name: "sheet")
              NavigationLink("Next", value: 1)
            }
            .navigationTitle("First")
            .navigationDestination(for: Int.self) { Leave(name: "page \($0)").navigationTitle("Page \($0)") }
          }
        }
      }
    }
    let plan = Plan()
    let screen = show(Root(plan: plan), width: 300, height: 500)
    plan.isShown = true
    screen.assertShows("2 tasks", "Leave sheet", "Next", "First")
    screen.tapLabel("Next")
    screen.assertShows("2 tasks", "Leave page 1", "First", "Page 1")
    screen.tapLabel("Leave page 1")
    XCTAssertEqual(plan.path, [])
    screen.assertShows("2 tasks", "Leave sheet", "Next", "First")
    plan.path = [1, 2]
    screen.assertShows("2 tasks", "Leave page 2", "Page 1", "Page 2")
    screen.tapLabel("Leave page 2")
    screen.tapLabel("Leave page 1")
    screen.tapLabel("Leave sheet")
    XCTAssertFalse(plan.isShown)
    screen.assertShows("2 tasks")
  }

  /// The page of a row stays where the rows behind are sorted anew or edited.
  func testAPageWhileTheRowsBehindChange() {
    struct Page: View {
      @Binding var task: Task
      @State private var notes = 0
      var body: some View {
        VStack {
          Button("\(task.name) \(notes)") { notes += 1 }
          Toggle("Done", isOn: $task.isDone)
        }
        .navigationTitle(task.name)
      }
    }
    struct Root: View {
      @Bindable var plan: Plan
      var body: some View {
        NavigationStack {
          List {
            ForEach($plan.tasks) { $task in
              NavigationLink {
                Page(task: $task)
              } label: {
                Text(task.isDone ? "\(task.name) done" : task.name)
              }
            }
          }
          .navigationTitle("Plan")
        }
      }
    }
    let plan = Plan()
    let screen = show(Root(plan: plan), width: 300, height: 500)
    screen.tap("two")
    screen.tap("two 0")
    plan.tasks.insert(Task(id: 3, name: "three"), at: 0)
    plan.tasks.swapAt(1, 2)
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["two 1", "Done", "Plan", "two"])
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[0].tap())
    screen.settle()
    XCTAssertEqual(plan.tasks.map(\.isDone), [false, true, false])
    plan.tasks[1].name = "zwei"
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["zwei 1", "Done", "Plan", "zwei"])
    screen.navigation.goBack()
    screen.assertShows("three", "zwei done", "one", "Plan")
  }

  /// A grid of tiles that are selected, in sections, with a header that counts.
  func testAGridOfTiles() {
    struct Root: View {
      @Bindable var plan: Plan
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            ForEach(["work", "home"], id: \.self) { kind in
              let tasks = plan.tasks.filter { $0.kind == kind }
              if !tasks.isEmpty {
                Section("\(kind) \(tasks.filter { plan.selection.contains($0.id) }.count)/\(tasks.count)") {
                  ForEach(tasks) { task in
                    Button(plan.selection.contains(task.id) ? "[\(task.name)]" : task.name) {
                      plan.selection.formSymmetricDifference([task.id])
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    let plan = Plan()
    let screen = show(Root(plan: plan), width: 300, height: 400)
    screen.assertShows("work 0/2", "one", "two")
    screen.tap("two")
    screen.assertShows("work 1/2", "one", "[two]")
    plan.tasks[0].kind = "home"
    screen.assertShows("work 1/1", "[two]", "home 0/1", "one")
    plan.tasks.append(Task(id: 3, name: "three"))
    screen.tap("one")
    screen.assertShows("work 1/2", "[two]", "three", "home 1/1", "[one]")
    plan.tasks.removeFirst()
    plan.selection = []
    screen.assertShows("work 0/2", "two", "three")
  }

  /// Pages side by side, each of which scrolls; what they show comes from the model.
  func testPagesThatScroll() {
    struct Root: View {
      @Bindable var plan: Plan
      var body: some View {
        TabView(selection: $plan.tab) {
          ForEach(plan.tasks) { task in
            ScrollView {
              LazyVStack {
                Text(task.name)
                ForEach(task.steps) { Text("step \($0.id)") }
              }
            }
            .tag(task.id)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
    }
    let plan = Plan()
    plan.tab = 1
    let screen = show(Root(plan: plan), width: 300, height: 400)
    screen.assertShows("one", "step 10", "step 11")
    plan.tasks[0].steps.removeFirst()
    screen.assertShows("one", "step 11")
    plan.tab = 2
    screen.pass(1)
    screen.assertShows("two", "step 20")
    plan.tasks[1].steps.append(.init(id: 21))
    plan.tasks[1].name = "zwei"
    screen.assertShows("zwei", "step 20", "step 21")
  }

  /// A picker in each row, which writes its row's element and moves the row to another section.
  func testAPickerInEachRow() {
    struct Root: View {
      @Bindable var plan: Plan
      var body: some View {
        Form {
          ForEach(["work", "home"], id: \.self) { kind in
            Section(kind) {
              ForEach($plan.tasks) { $task in
                if task.kind == kind {
                  Picker(task.name, selection: $task.kind) { ForEach(["work", "home"], id: \.self) { Text($0) } }
                    .pickerStyle(.segmented)
                }
              }
            }
          }
        }
      }
    }
    let plan = Plan()
    let screen = show(Root(plan: plan), width: 300, height: 500)
    func selected() -> [Int] { screen.hosts(of: HostSegmentedControl.self).map(\.selectedSegmentIndex) }
    XCTAssertEqual(selected(), [0, 0])
    XCTAssertTrue(screen.hosts(of: HostSegmentedControl.self)[0].tapSegment(at: 1))
    screen.settle()
    XCTAssertEqual(plan.tasks.map(\.kind), ["home", "work"])
    XCTAssertEqual(selected(), [0, 1])
    screen.assertAgreesWithFresh()
    plan.tasks[1].kind = "home"
    screen.settle()
    XCTAssertEqual(selected(), [1, 1])
    screen.assertAgreesWithFresh()
  }
}
