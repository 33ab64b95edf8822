import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class PickerTests: HostTestCase {
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, cherry, mint
    var id: Self { self }
  }

  private struct Order<Style: PickerStyle>: View {
    let style: Style
    @State var flavor = Flavor.cherry

    init(_ style: Style) { self.style = style }

    var body: some View {
      VStack {
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(style)
        Text("chosen: \(flavor.rawValue)")
      }
    }
  }

  func testOneThatGoesInTheUpdateInWhichItsSelectionChangedSaysNothing() {
    let number = Setting(0)
    let screen = show(
      Showing(number) { number in
        GeometryReader { proxy in
          if proxy.size.width > 200 {
            Picker("p", selection: .constant(number * 9)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
              .pickerStyle(.wheel)
          }
        }
      }, width: 300, height: 300)
    number.value = 1
    screen.window.frame.size.width = 100
    screen.hosting.frame = screen.window.bounds
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostPickerView.self).count, 0)
  }

  func testSegments() {
    let screen = show(Order(.segmented))
    let control = screen.hosts(of: HostSegmentedControl.self)[0]
    XCTAssertEqual(
      screen.shape,
      "Stack[SegmentedControl[Label \"vanilla\", Label \"cherry\", Label \"mint\"], Label \"chosen: cherry\"]")
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    screen.tap("mint")
    XCTAssertEqual(control.selectedSegmentIndex, 2)
    XCTAssertEqual(screen.texts.last, "chosen: mint")
    XCTAssertTrue(control.tapSegment(at: 0))
    screen.settle()
    XCTAssertEqual(screen.texts.last, "chosen: vanilla")
  }

  func testAWheel() {
    let screen = show(Order(WheelPickerStyle()), height: 300)
    let wheel = screen.hosts(of: HostPickerView.self)[0]
    XCTAssertEqual(wheel.selectedRow, 1)
    XCTAssertTrue(wheel.pick(row: 0))
    screen.settle()
    XCTAssertEqual(screen.texts.last, "chosen: vanilla")
    XCTAssertEqual(wheel.selectedRow, 0)
  }

  func testAMenuIsUsual() {
    let screen = show(Order(.automatic))
    XCTAssertEqual(
      screen.shape, "Stack[Button[Stack[Label \"cherry\", Image]], Label \"chosen: cherry\"]")
    let button = screen.hosts(of: HostButton.self)[0]
    XCTAssertEqual(button.menu.map { "\($0)" }, "vanilla\n* cherry\nmint")
    XCTAssertTrue(button.chooseMenuItem("mint"))
    screen.settle()
    XCTAssertEqual(
      screen.shape, "Stack[Button[Stack[Label \"mint\", Image]], Label \"chosen: mint\"]")
    XCTAssertEqual(button.menu.map { "\($0)" }, "vanilla\ncherry\n* mint")
  }

  func testRowsOfTheContainerAround() {
    let screen = show(Order(.inline))
    XCTAssertEqual(screen.texts, ["Flavor", "vanilla", "cherry", "mint", "chosen: cherry"])
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.isSelected), [false, true, false])
    screen.tap("mint")
    XCTAssertEqual(screen.texts.last, "chosen: mint")
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.isSelected), [false, false, true])
  }

  func testALink() {
    let screen = show(Order(.navigationLink))
    XCTAssertEqual(screen.texts, ["Flavor", "cherry", "chosen: cherry"])
  }

  func testTagsOfSeveralKinds() {
    struct Tags: View {
      @State private var number: Int? = 2
      var body: some View {
        Picker("Number", selection: $number) {
          Text("none").tag(Int?.none)
          Text("one").tag(1 as Int?)
          Text("two").tag(2).padding(1)
          if number != nil { Text("three").tag(3) }
        }
        .pickerStyle(SegmentedPickerStyle())
        Text(number.map { "\($0)" } ?? "nil")
      }
    }
    let screen = show(Tags(), width: 400)
    let control = screen.hosts(of: HostSegmentedControl.self)[0]
    XCTAssertEqual(control.selectedSegmentIndex, 2)
    for (title, text) in [("one", "1"), ("three", "3"), ("two", "2"), ("none", "nil")] {
      screen.tap(title)
      XCTAssertEqual(screen.texts.last, text)
    }
    XCTAssertEqual(control.numberOfSegments, 3)
    XCTAssertEqual(control.selectedSegmentIndex, 0)
  }

  func testOptionsComeAndGoWithTheSelection() {
    struct Growing: View {
      @State private var count = 1
      @State private var choice = 0
      var body: some View {
        Picker(selection: $choice, label: EmptyView()) {
          ForEach(0..<count, id: \.self) { Text("option \($0)") }
        }
        .pickerStyle(.segmented)
        Button("more") {
          choice = count
          count += 1
        }
      }
    }
    let screen = show(Growing(), width: 400)
    screen.tap("more")
    screen.tap("more")
    let control = screen.hosts(of: HostSegmentedControl.self)[0]
    XCTAssertEqual([control.numberOfSegments, control.selectedSegmentIndex], [3, 2])
  }

  func testAnOptionsTextFollowsItsState() {
    struct Renamed: View {
      @State private var name = "a"
      var body: some View {
        VStack {
          Picker("Name", selection: .constant(1)) { Text(name).tag(1) }
          Button("rename") { name = "b" }
        }
      }
    }
    let screen = show(Renamed())
    screen.tap("rename")
    XCTAssertEqual(screen.texts, ["b", "rename"])
    XCTAssertEqual(screen.hosts(of: HostButton.self)[0].menu.map { "\($0)" }, "* b")
  }

  func testATagThatChanges() {
    struct Moved: View {
      @State private var tag = 1
      var body: some View {
        Picker("Name", selection: .constant(2)) {
          Text("a").tag(tag)
          Text("b").tag(3 - tag)
        }.pickerStyle(.segmented)
        Button("move") { tag = 2 }
      }
    }
    let screen = show(Moved())
    let control = screen.hosts(of: HostSegmentedControl.self)[0]
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    screen.tap("move")
    XCTAssertEqual(control.selectedSegmentIndex, 0)
  }

  func testASelectionWithoutAnOption() {
    let screen = show(
      Picker("Name", selection: .constant("x")) {
        Text("a").tag("a")
        Text("b").tag(2)
        Text("c")
      }.pickerStyle(.segmented))
    XCTAssertEqual(
      screen.hosts(of: HostSegmentedControl.self)[0].selectedSegmentIndex, HostSegmentedControl.noSegment)
    XCTAssertEqual(
      takeSentences(),
      [
        "A Picker's selection x is the tag of none of its options (their tags: a, 2, none); it shows none as chosen. "
          + "Give an option this tag, of the selection's type."
      ])
    screen.tap("c")
    XCTAssertEqual(
      screen.hosts(of: HostSegmentedControl.self)[0].selectedSegmentIndex, HostSegmentedControl.noSegment)
    _ = takeSentences()
  }

  func testDisabled() {
    let screen = show(
      VStack {
        Order(.segmented)
        Order(.menu)
        Order(.wheel)
      }.disabled(true), height: 500)
    XCTAssertFalse(screen.hosts(of: HostSegmentedControl.self)[0].tapSegment(at: 0))
    XCTAssertFalse(screen.hosts(of: HostButton.self)[0].chooseMenuItem("mint"))
    XCTAssertFalse(screen.hosts(of: HostPickerView.self)[0].pick(row: 0))
  }

  func testEachForm() {
    let title = "Any string"
    let screen = show(
      VStack {
        Picker(title, selection: .constant(1)) { Text("a").tag(1) }
        Picker("b", systemImage: "star", selection: .constant(1)) { Text("b").tag(1) }
        Picker(selection: .constant(1)) {
          Text("c").tag(1)
        } label: {
          Image(systemName: "star")
        }
        Picker(selection: .constant(1), label: Text("d")) { Text("d").tag(1) }.labelsHidden()
      }.pickerStyle(.inline))
    XCTAssertEqual(screen.texts, ["Any string", "a", "b", "b", "c", "d"])
  }
}
