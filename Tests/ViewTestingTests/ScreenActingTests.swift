import HostTree
import ViewKernel
import ViewTesting
import XCTest

final class ScreenActingTests: HostTestCase {
  func testTouches() {
    var log: [String] = []
    let screen = show(
      VStack {
        Text("Twice").onTapGesture(count: 2) { log.append("twice") }
        Text("Long").onLongPressGesture { log.append("long") }
        Text("Drag").gesture(DragGesture().onEnded { log.append("by \(Int($0.translation.width))") })
      })
    screen.doubleTap("Twice")
    screen.longPress("Long")
    screen.drag("Drag", x: 40)
    XCTAssertEqual(log, ["twice", "long", "by 40"])
    XCTAssertGreaterThan(screen.clock.now, 1)
  }

  func testNamesAreTextsLabelsAndIdentifiers() {
    var log: [String] = []
    let screen = show(
      VStack {
        Button("Text") { log.append("text") }
        Button {
          log.append("label")
        } label: {
          Image(systemName: "star")
        }
        .accessibilityLabel("Favourite")
        Button("?") { log.append("identifier") }.accessibilityIdentifier("help")
      })
    for name in ["Text", "Favourite", "help"] { screen.tap(name) }
    XCTAssertEqual(log, ["text", "label", "identifier"])
    XCTAssertNotNil(screen.host("Favourite", as: HostButton.self))
    XCTAssertNotNil(screen.host("Text", as: HostButton.self))
    XCTAssertNil(screen.host("Text", as: HostSwitch.self))
    XCTAssertNil(screen.host("Other"))
  }

  func testOfTwoNamesakesTheOneThatATouchReachesIsMeant() {
    struct Page: View {
      @State private var isAsking = false
      @State private var answer = "none"
      var body: some View {
        VStack {
          Text(answer)
          Button("Delete") { isAsking = true }
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Delete") { answer = "deleted" } }
      }
    }
    let screen = show(Page(), width: 320, height: 480)
    screen.tap("Delete")
    XCTAssertEqual(screen.texts[0], "none")
    screen.tap("Delete")
    XCTAssertEqual(screen.texts[0], "deleted")
  }

  func testKeys() {
    struct Page: View {
      @State private var name = "Ann"
      @State private var log = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).onSubmit { log += "submit " }
          Button("Save") { log += "save " }.keyboardShortcut("s")
          Text("\(name); \(log)")
        }
      }
    }
    let screen = show(Page())
    screen.type("a", into: "Name")
    XCTAssertEqual(screen.texts.last, "Anna; ")
    screen.clear("Name")
    screen.type("Ben\n", into: "Name")
    screen.submit("Name")
    screen.press("s", .command)
    XCTAssertEqual(screen.texts.last, "Ben; submit submit save ")
  }

  func testControls() {
    struct Page: View {
      @State private var isOn = false
      @State private var volume = 0.0
      @State private var count = 0
      @State private var colour = "Red"
      @State private var day = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        VStack {
          Toggle("Wi-Fi", isOn: $isOn)
          Slider(value: $volume, in: 0...10).accessibilityLabel("Volume")
          Stepper("Guests", value: $count)
          Picker("Colour", selection: $colour) {
            ForEach(["Red", "Blue"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          .accessibilityIdentifier("colour")
          Menu("More") { Button("Reset") { count = 0 } }
          DatePicker("Day", selection: $day)
          Text("\(isOn) \(Int(volume)) \(count) \(colour) \(Int(day.timeIntervalSinceReferenceDate))")
        }
      }
    }
    let screen = show(Page(), width: 390, height: 600)
    screen.toggle("Wi-Fi")
    screen.slide("Volume", to: 7)
    screen.increment("Guests")
    screen.increment("Guests")
    screen.decrement("Guests")
    screen.choose("Blue", in: "colour")
    screen.choose(Date(timeIntervalSinceReferenceDate: 86400), in: "Day")
    XCTAssertEqual(screen.texts.last, "true 7 1 Blue 86400")
    screen.turn("Wi-Fi", on: true)
    screen.turn("Wi-Fi", on: false)
    screen.choose("Reset", in: "More")
    XCTAssertEqual(screen.texts.last, "false 7 0 Blue 86400")
  }

  func testAMenuPickerIsFoundByItsLabel() {
    struct Page: View {
      let isForm: Bool
      @State private var category = "Food"
      @State private var size = "Small"
      private var pickers: some View {
        Group {
          Picker("Category", selection: $category) { ForEach(["Food", "Travel"], id: \.self) { Text($0) } }
          Picker("Size", systemImage: "ruler", selection: $size) {
            ForEach(["Small", "Large"], id: \.self) { Text($0) }
          }
        }
      }
      var body: some View {
        Text("\(category) \(size)")
        if isForm { Form { pickers } } else { pickers }
        pickers.pickerStyle(.segmented)
        pickers.pickerStyle(.wheel).labelsHidden()
      }
    }
    for isForm in [false, true] {
      let screen = show(Page(isForm: isForm))
      screen.choose("Travel", in: "Category")
      screen.select("Large", in: "Size")
      XCTAssertEqual(screen.texts.first, "Travel Large")
      XCTAssertNotNil(screen.host("Category", as: HostSegmentedControl.self))
      XCTAssertNotNil(screen.host("Size", as: HostPickerView.self))
    }
  }

  func testASwipeIsAnEdgeOrADirection() {
    struct Page: View {
      @State private var rows = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { row in
            Text(row).swipeActions(edge: .leading) { Button("Keep") {} }
          }
          .onDelete { rows.remove(atOffsets: $0) }
        }
      }
    }
    let screen = show(Page())
    screen.swipe("a", .left)
    screen.tap("Delete")
    screen.swipe("b", .right)
    XCTAssertEqual(screen.texts, ["b", "Keep", "c"])
    let mirrored = show(Page().environment(\.layoutDirection, .rightToLeft))
    mirrored.swipe("a", .right)
    mirrored.tap("Delete")
    XCTAssertEqual(mirrored.texts, ["b", "c"])
  }

  func testPlaces() {
    struct Page: View {
      @State private var names = (0..<40).map { "Row \($0)" }
      @State private var refreshed = false
      var body: some View {
        TabView {
          NavigationStack {
            List {
              ForEach(names, id: \.self) { name in NavigationLink(name) { Text("Page of \(name)") } }
                .onDelete { names.remove(atOffsets: $0) }
            }
            .refreshable { refreshed = true }
            .navigationTitle(refreshed ? "Fresh" : "Old")
          }
          .tabItem { Text("Rows") }
          Text("Others").tabItem { Text("Others") }
        }
      }
    }
    let screen = show(Page(), width: 390, height: 600)
    screen.scroll(y: 30)
    XCTAssertEqual(screen.hosts(of: HostTableView.self).first?.contentOffset.y, 30)
    screen.scroll(to: "Row 30")
    screen.tap("Row 30")
    XCTAssertNotNil(screen.host("Page of Row 30"))
    screen.goBack()
    screen.swipe("Row 30")
    screen.tap("Delete")
    XCTAssertNil(screen.host("Row 30"))
    screen.selectTab("Others")
    XCTAssertEqual(screen.host("Others")?.window === screen.window, true)
  }
}
