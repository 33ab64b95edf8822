import Foundation
import HostTree
import ViewKernel
import XCTest

private struct Tally: View {
  let title: String
  @State private var count = 0
  var body: some View {
    VStack(spacing: 4) {
      Text(title).padding(8)
      if count > 0 { Text("\(count)") }
    }
    .environment(\.lineLimit, count)
  }
}

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Notes what is inspected of it.
private struct Row: View {
  let name: String
  var body: some View {
    HStack { Text(name) }.preference(key: Names.self, value: [name])
  }
}

@MainActor
final class InspectedViewTests: HostTestCase {
  func testTheTreeOfViewsWithTheirStateAsItIsNow() throws {
    let screen = show(Tally(title: "Apples"))
    let root = try XCTUnwrap(screen.hosting.inspectedViews.first)
    assertText(
      root.treeDescription(),
      """
      Tally title=Apples count=0
      └─ ._EnvironmentKeyWritingModifier value=0
         └─ VStack spacing=4 -> HostStackView
            └─ ._PaddingLayout insets=8 -> HostPaddingView
               └─ Text -> HostLabel "Apples"
      """)
    (root.properties.first { $0.name == "count" }?.wrapper as? State<Int>)?.wrappedValue += 1
    screen.settle()
    assertText(
      root.treeDescription(),
      """
      Tally title=Apples count=1
      └─ ._EnvironmentKeyWritingModifier value=1
         └─ VStack spacing=4 -> HostStackView
            ├─ ._PaddingLayout insets=8 -> HostPaddingView
            │  └─ Text -> HostLabel "Apples"
            └─ Text -> HostLabel "1"
      """)
  }

  func testSeveralViewsAtTheRoot() {
    let screen = show(
      Group {
        Text("a")
        if true { AnyView(Row(name: "b")) }
        ForEach(0..<2) { Text("\($0)") }
      })
    XCTAssertEqual(screen.hosting.inspectedViews.map(\.typeName), ["Text", "Row", "ForEach"])
    XCTAssertEqual(screen.hosting.inspectedViews[2].children.map(\.typeName), ["Text", "Text"])
  }

  func testNothingBeforeTheFirstUpdate() {
    XCTAssertEqual(HostingView(rootView: Text("a")).inspectedViews.count, 0)
  }

  func testAValueIsTheNewest() throws {
    let screen = show(Row(name: "a"))
    let row = try XCTUnwrap(screen.hosting.inspectedViews.first)
    screen.view = Row(name: "b")
    XCTAssertEqual((row.value as? Row)?.name, "b")
    XCTAssertEqual(row.property("name"), "b")
    XCTAssertNil(row.property("name", as: Int.self))
    XCTAssertNil(row.property("nome", as: String.self))
    XCTAssertTrue(row.type == Row.self)
  }

  func testAContainerIsOfTheTypeThatWasWrittenAndItsValueLacksWhatIsInside() throws {
    let screen = show(VStack(spacing: 4) { Text("a").padding(2) })
    let stack = try XCTUnwrap(screen.hosting.inspectedViews.first)
    XCTAssertEqual("\(stack.type)", "VStack<ModifiedContent<Text, _PaddingLayout>>")
    XCTAssertEqual("\(Swift.type(of: stack.value))", "VStack<EmptyView>")
    XCTAssertEqual(stack.property("spacing", as: CGFloat?.self), 4)
    XCTAssertTrue(stack.isOf(VStack<ModifiedContent<Text, _PaddingLayout>>.self))
    XCTAssertFalse(stack.isOf(VStack<EmptyView>.self))
    XCTAssertTrue(stack.isOf((any View).self))
    XCTAssertEqual(stack.first(of: Text.self)?.typeName, "Text")
    XCTAssertNil(stack.first(of: VStack<Text>.self))
  }

  func testAContainerHasThePropertiesThatWereWritten() {
    let screen = show(
      Group {
        ScrollView(.horizontal, showsIndicators: false) { Text("a") }
        LazyVGrid(columns: [GridItem(.fixed(20))], spacing: 3) { Text("b") }
        Grid(horizontalSpacing: 5) { Text("c") }
        HStackLayout(spacing: 6) { Text("d") }
      })
    XCTAssertEqual(
      screen.hosting.inspectedViews.map { "\($0.typeName) \($0.properties.map(\.name))" },
      [
        #"ScrollView ["axes", "showsIndicators", "content"]"#,
        #"LazyVGrid ["columns", "alignment", "spacing", "pinnedViews", "content"]"#,
        #"Grid ["layout", "content"]"#,
        #"LayoutView ["layout", "content"]"#,
      ])
    XCTAssertEqual(screen.hosting.inspectedViews[0].property("axes"), Axis.Set.horizontal)
    XCTAssertEqual(screen.hosting.inspectedViews[1].property("spacing", as: CGFloat?.self), 3)
  }

  func testTheEnvironmentInForce() throws {
    let screen = show(VStack { Text("a").font(.title) }.environment(\.lineLimit, 3))
    let views = try XCTUnwrap(screen.hosting.inspectedViews.first).allViews
    let limits = views.map { "\($0.typeName) \($0.environment.lineLimit.map { "\($0)" } ?? "-")" }
    XCTAssertEqual(limits, ["_EnvironmentKeyWritingModifier -", "VStack 3", "Text 3"])
  }

  func testAPreferenceAsItIsCollectedThere() throws {
    let screen = show(
      VStack {
        HStack {
          Row(name: "a")
          Row(name: "b")
        }
        Row(name: "c")
        Text("d")
      })
    let root = try XCTUnwrap(screen.hosting.inspectedViews.first)
    let all = root.allViews.filter { $0.typeName.hasSuffix("Stack") || $0.type == Row.self }
    XCTAssertEqual(all.map { $0.preference(Names.self).joined() }, ["abc", "ab", "a", "", "b", "", "c", ""])
  }

  func testTheHostsThatShowAView() throws {
    let screen = show(
      VStack {
        Group {
          Text("a").padding()
          Text("b")
        }
        .accessibilityLabel("both")
      })
    let root = try XCTUnwrap(screen.hosting.inspectedViews.first)
    let hosts = root.allViews.map { view in "\(view.typeName): \(view.hosts.map(\.shape).joined(separator: ", "))" }
    XCTAssertEqual(
      hosts,
      [
        "VStack: Stack[Padding[Label \"a\"], Label \"b\"]",
        "AccessibilityModifier: Padding[Label \"a\"], Label \"b\"",
        "_PaddingLayout: Padding[Label \"a\"]",
        "Text: Label \"a\"",
        "Text: Label \"b\"",
      ])
  }

  func testUpAndDown() throws {
    let screen = show(VStack { Row(name: "a") }.padding())
    let text = try XCTUnwrap(screen.hosting.inspectedViews.first?.first(of: Text.self))
    XCTAssertEqual(
      text.ancestors.map(\.typeName), ["HStack", "_PreferenceWritingModifier", "Row", "VStack", "_PaddingLayout"])
    XCTAssertEqual(text.ancestors.map(\.isModifier), [false, true, false, false, true])
    let row = try XCTUnwrap(screen.hosting.inspectedViews.first?.first(of: Row.self))
    XCTAssertEqual(text.ancestors[2].id, row.id)
    screen.view = VStack { Row(name: "b") }.padding()
    XCTAssertEqual(screen.hosting.inspectedViews.first?.first(of: Row.self)?.id, row.id)
    XCTAssertNil(screen.hosting.inspectedViews.first?.parent)
  }

  func testAViewThatHasGoneLeavesWhatWasSeen() throws {
    struct Page: View {
      var isOn: Bool
      var body: some View { if isOn { Row(name: "a").environment(\.lineLimit, 2) } }
    }
    let screen = show(Page(isOn: true))
    let row = try XCTUnwrap(screen.hosting.inspectedViews.first?.first(of: Row.self))
    XCTAssertTrue(row.isAlive)
    screen.view = Page(isOn: false)
    XCTAssertFalse(row.isAlive)
    XCTAssertEqual(row.description, "Row name=a")
    XCTAssertEqual(row.environment.lineLimit, 2)
    XCTAssertEqual(row.preference(Names.self), [])
    XCTAssertEqual([row.children.count, row.ancestors.count, row.allViews.count, row.hosts.count], [0, 0, 0, 0])
  }

  func testAViewOutlivesItsHostingView() throws {
    var row: InspectedView?
    do {
      let screen = show(Row(name: "a"))
      row = screen.hosting.inspectedViews.first
      screen.close()
    }
    XCTAssertEqual([row?.isAlive, row?.environment.isEnabled], [false, true])
  }

  func testRowsAreThereWhileTheyAreInSight() throws {
    let screen = show(List(0..<1000) { Row(name: "\($0)") }, height: 100)
    let root = try XCTUnwrap(screen.hosting.inspectedViews.first)
    XCTAssertEqual(root.allViews.compactMap { ($0.value as? Row)?.name }, ["0", "1"])
  }

  func testWhatASheetShowsIsInsideTheViewThatBringsIt() throws {
    let screen = show(Text("a").sheet(isPresented: .constant(true)) { Row(name: "b") })
    let row = try XCTUnwrap(screen.hosting.inspectedViews.first?.first(of: Row.self))
    XCTAssertEqual(row.hosts.map(\.shape), ["Stack[Label \"b\"]"])
    XCTAssertEqual(row.ancestors.last?.typeName, "PresentationModifier")
    let text = try XCTUnwrap(screen.hosting.inspectedViews.first)
    XCTAssertEqual(text.hosts.map(\.shape), ["Label \"a\""])
  }

  func testARepresentableIsTheValueThatTheUserWrote() throws {
    struct Dot: HostViewRepresentable {
      let size: Int
      func makeHostView(context: Context) -> HostView { HostView() }
      func updateHostView(_ hostView: HostView, context: Context) {}
    }
    struct Page: HostViewControllerRepresentable {
      let title: String
      func makeHostViewController(context: Context) -> HostViewController { HostViewController() }
      func updateHostViewController(_ controller: HostViewController, context: Context) {}
    }
    let screen = show(
      VStack {
        Dot(size: 3)
        Page(title: "x")
      })
    XCTAssertEqual(
      screen.hosting.inspectedViews.first?.children.map(\.description),
      ["Dot size=3 -> ViewHost", "Page title=x -> ViewHost"])
  }
}
