import Foundation
import HostTree
import ViewKernel
import XCTest

/// Each container that takes a binding follows it, wherever its value is kept; and a control follows its own in each
/// container.
@MainActor
final class BindingSourcesContainersTests: HostTestCase {
  private func tap(_ text: String) -> (HostWindow) -> Void {
    { XCTAssertEqual($0.label(text)?.tap(), true, "nothing takes a tap on \(text)") }
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var isOn = false
  }

  func testListsWithOneSelected() {
    let rows = (0..<3).map { Item(id: $0) }
    assertFollows("list", nil, 2, 1, edit: tap("row 0")) { selection in
      List(selection: selection) { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
    }
    assertFollows("range", nil, 2, edit: tap("row 0")) { List(0..<3, selection: $0) { Text("row \($0)") } }
    assertFollows("elements", nil, 2, edit: tap("row 0")) { List(rows, selection: $0) { Text("row \($0.id)") } }
    assertFollows("elements by a property", nil, 2, edit: tap("row 0")) {
      List(rows, id: \.id, selection: $0) { Text("row \($0.id)") }
    }
    assertFollows("tags", nil, "b", "a", edit: tap("A")) { selection in
      List(selection: selection) {
        Text("A").tag("a")
        Text("B").tag("b")
      }
    }
  }

  func testListsWithSeveralSelected() {
    let rows = (0..<3).map { Item(id: $0) }
    assertFollows("list", Set<Int>(), [2], [0, 1], edit: tap("row 0")) { selection in
      List(selection: selection) { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
    }
    assertFollows("range", Set<Int>(), [2], edit: tap("row 0")) { List(0..<3, selection: $0) { Text("row \($0)") } }
    assertFollows("elements", Set<Int>(), [2], edit: tap("row 0")) {
      List(rows, selection: $0) { Text("row \($0.id)") }
    }
    assertFollows("elements by a property", Set<Int>(), [2], edit: tap("row 0")) {
      List(rows, id: \.id, selection: $0) { Text("row \($0.id)") }
    }
  }

  func testScrollPositions() {
    assertFollows("identity", 1, 9, 2) { (id: Binding<Int?>) in
      ScrollView {
        VStack { ForEach(0..<100, id: \.self) { Text("row \($0)") } }.scrollTargetLayout()
      }
      .scrollPosition(id: id, anchor: .top)
    }
    assertFollows("position", ScrollPosition(y: 10), ScrollPosition(y: 40), ScrollPosition(edge: .bottom)) { position in
      ScrollView { VStack { ForEach(0..<100, id: \.self) { Text("row \($0)") } } }.scrollPosition(position)
    }
  }

  func testEditing() {
    assertFollows("edit mode", EditMode.inactive, .active) { mode in
      List {
        ForEach(0..<2, id: \.self) { Text("row \($0)") }.onDelete { _ in }
      }
      .environment(\.editMode, mode)
    }
    assertFollows("edit button", EditMode.inactive, .active, edit: tap("Edit")) { mode in
      EditButton().environment(\.editMode, mode)
    }
  }

  func testElements() {
    let (one, two) = ([Item(id: 1)], [Item(id: 1, isOn: true), Item(id: 2)])
    let flip = { (window: HostWindow) in XCTAssertEqual(window.first(HostSwitch.self)?.tap(), true) }
    assertFollows("stack", two, one, edit: flip) { items in
      VStack { ForEach(items) { $item in Toggle("\(item.id)", isOn: $item.isOn) } }
    }
    assertFollows("list", two, one, edit: flip) { items in
      List(items) { $item in Toggle("\(item.id)", isOn: $item.isOn) }
    }
    assertFollows("lazy stack", two, one, edit: flip) { items in
      LazyVStack { ForEach(items, id: \.id) { $item in Toggle("\(item.id)", isOn: $item.isOn) } }
    }
  }

  func testTabs() {
    assertFollows("tabs", 0, 1, edit: tap("B")) { selection in
      TabView(selection: selection) {
        Text("first").tabItem { Text("A") }.tag(0)
        Text("second").tabItem { Text("B") }.tag(1)
      }
    }
    assertFollows("pages", 0, 2) { selection in
      TabView(selection: selection) { ForEach(0..<3) { Text("page \($0)") } }.tabViewStyle(.page)
    }
  }

  func testPaths() {
    assertFollows("path of one type", [], [1], [1, 2], edit: tap("go")) { path in
      NavigationStack(path: path) {
        NavigationLink("go", value: 7).navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    var path = NavigationPath()
    path.append(1)
    path.append("a")
    assertFollows("path of any types", NavigationPath(), path, edit: tap("go")) { path in
      NavigationStack(path: path) {
        NavigationLink("go", value: 7)
          .navigationDestination(for: Int.self) { Text("page \($0)") }
          .navigationDestination(for: String.self) { Text("page \($0)") }
      }
    }
  }

  func testLinks() {
    assertFollows("is active", false, true, edit: tap("go")) { isActive in
      NavigationView { NavigationLink("go", isActive: isActive) { Text("page") } }
    }
    assertFollows("by a tag", nil, 1, 2, edit: tap("go 1")) { selection in
      NavigationView {
        VStack { ForEach(1..<3) { n in NavigationLink("go \(n)", tag: n, selection: selection) { Text("page \(n)") } } }
      }
    }
    assertFollows("destination", false, true) { isPresented in
      NavigationStack { Text("root").navigationDestination(isPresented: isPresented) { Text("page") } }
    }
    assertFollows("destination of an item", nil, 1, 2) { item in
      NavigationStack { Text("root").navigationDestination(item: item) { Text("page \($0)") } }
    }
  }

  func testColumnsAndBars() {
    assertFollows("columns", NavigationSplitViewVisibility.all, .detailOnly) { visibility in
      NavigationSplitView(columnVisibility: visibility) {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
    assertFollows("three columns", NavigationSplitViewVisibility.all, .doubleColumn, .detailOnly) { visibility in
      NavigationSplitView(columnVisibility: visibility) {
        Text("sidebar")
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
    }
    assertFollows("title", "a", "b") { title in NavigationStack { Text("root").navigationTitle(title) } }
  }

  func testSearches() {
    assertFollows("text", "", "a", "bc") { text in NavigationStack { Text("root").searchable(text: text) } }
    assertFollows("text of what is in a list", "", "a") { text in
      NavigationStack {
        List { if text.wrappedValue.isEmpty { Text("all") } }.searchable(text: text, prompt: "Find")
      }
    }
    assertFollows("scope", 1, 2) { scope in
      NavigationStack {
        Text("root").searchable(text: .constant(""), isPresented: .constant(true))
          .searchScopes(scope, activation: .onSearchPresentation) { ForEach(1..<3) { Text("\($0)").tag($0) } }
      }
    }
    assertFollows("presented", false, true) { isPresented in
      NavigationStack { Text("root").searchable(text: .constant(""), isPresented: isPresented) }
    }
  }

  func testDisclosure() {
    assertFollows("group", false, true, edit: tap("d")) { DisclosureGroup("d", isExpanded: $0) { Text("content") } }
    assertFollows("group in a list", false, true, edit: tap("d")) { isExpanded in
      List { DisclosureGroup("d", isExpanded: isExpanded) { Text("content") } }
    }
    assertFollows("section of a sidebar", false, true, edit: tap("d")) { isExpanded in
      List { Section("d", isExpanded: isExpanded) { Text("content") } }.listStyle(.sidebar)
    }
    assertFollows("row of a table", false, true) { isExpanded in
      Table(of: Branch.self) {
        TableColumn("d") { Text("\($0.id)") }
      } rows: {
        DisclosureTableRow(Branch(id: 1), isExpanded: isExpanded) { TableRow(Branch(id: 2)) }
      }
    }
    let leaf = Branch(id: 1)
    assertFollows("tree", [leaf], [leaf, Branch(id: 2)], [Branch(id: 3, branches: [])]) { branches in
      OutlineGroup(branches, children: \.branches) { $branch in Text("\(branch.id)") }
    }
    assertFollows("tree in a list", [leaf], [leaf, Branch(id: 2)], []) { branches in
      List(branches, children: \.branches) { $branch in Text("\(branch.id)") }
    }
  }

  private struct Branch: Identifiable, Equatable {
    var id: Int
    var branches: [Branch]?
  }

  func testEditedCollections() {
    let swipe = { (window: HostWindow) in
      XCTAssertEqual(window.first(HostTableView.self)?.swipeRow(at: IndexPath(row: 0, section: 0), fully: true), true)
    }
    assertFollows("list", [1, 2, 3], [2, 3], [3], edit: swipe) { numbers in
      List(numbers, id: \.self, editActions: .delete) { Text("\($0.wrappedValue)") }
    }
    assertFollows("for each", [1, 2, 3], [3, 1], [1, 2], edit: swipe) { numbers in
      List { ForEach(numbers, id: \.self, editActions: .all) { Text("\($0.wrappedValue)") } }
    }
  }

  func testInspectors() {
    assertFollows("sheet", false, true) { isPresented in
      Text("main").inspector(isPresented: isPresented) { Text("inside") }
    }
    assertFollows("column", false, true) { isPresented in
      Text("main").inspector(isPresented: isPresented) { Text("inside") }.environment(\.horizontalSizeClass, .regular)
    }
  }

  func testDerivedBindings() {
    let edit = { (window: HostWindow) in
      XCTAssertEqual(window.first(HostSegmentedControl.self)?.tapSegment(at: 1), true)
    }
    func picker(_ selection: Binding<Int>) -> some View {
      Picker("p", selection: selection) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
    }
    assertFollows("with an animation", 0, 2, edit: edit) { picker($0.animation()) }
    assertFollows("of an optional", 0, 2, edit: edit) { selection in
      Picker("p", selection: Binding<Int?>(selection)) { ForEach(0..<3) { Text("\($0)").tag(Optional($0)) } }
        .pickerStyle(.segmented)
    }
    assertFollows("of a payload", 0, 2, edit: edit) { (selection: Binding<Int?>) in
      if let selection = Binding(selection) { picker(selection) }
    }
    assertFollows("of an element", [0, 1], [2, 1], edit: edit) { (numbers: Binding<[Int]>) in picker(numbers[0]) }
    assertFollows("by closures", 0, 2, edit: edit) { selection in
      picker(Binding(get: { 2 - selection.wrappedValue }, set: { selection.wrappedValue = 2 - $0 }))
    }
  }

  func testTargetsOfDrops() {
    assertFollows("targeted", false, true) { (isTargeted: Binding<Bool>) in
      Text(isTargeted.wrappedValue ? "here" : "there").onDrop(of: [.text], isTargeted: isTargeted) { _ in true }
    }
  }

  // MARK: A control in each container

  private func control(_ value: Binding<Int>) -> some View {
    Group {
      Picker("p", selection: value) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
      TextField("v", value: value, format: .number)
    }
  }

  private func check<Content: View>(_ name: String, @ViewBuilder _ view: @escaping (Binding<Int>) -> Content) {
    let edit = { (window: HostWindow) in
      XCTAssertEqual(window.first(HostSegmentedControl.self)?.tapSegment(at: 1), true, name)
    }
    let sources = [BindingSource.state, .bindable, .closuresOverObservable, .environmentObject]
    assertFollows(name, 0, 2, from: sources, edit: edit, view: view)
  }

  func testControlsInContainers() {
    check("VStack") { value in VStack { self.control(value) } }
    check("List") { value in List { self.control(value) } }
    check("rows of a List") { value in List { ForEach(0..<2, id: \.self) { _ in self.control(value) } } }
    check("Form") { value in Form { Section("s") { self.control(value) } } }
    check("LazyVStack") { value in ScrollView { LazyVStack { ForEach(0..<2) { _ in self.control(value) } } } }
    check("LazyHGrid") { value in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(0..<2) { _ in self.control(value) } }
      }
    }
    check("ScrollView") { value in ScrollView { self.control(value) } }
    check("TabView") { value in TabView { self.control(value).tabItem { Text("A") } } }
    check("NavigationStack") { value in NavigationStack { self.control(value).navigationTitle("T") } }
    check("sheet") { value in Text("root").sheet(isPresented: .constant(true)) { self.control(value) } }
    check("AnyView") { value in AnyView(self.control(value)) }
    check("overlay") { value in Color.clear.overlay { VStack { self.control(value) } } }
    check("GeometryReader") { value in GeometryReader { _ in VStack { self.control(value) } } }
    check("if") { value in if value.wrappedValue >= 0 { self.control(value) } else { Text("none") } }
    check("ForEach") { value in ForEach(0..<2) { _ in self.control(value) } }
  }
}
