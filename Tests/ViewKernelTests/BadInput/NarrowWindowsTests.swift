import Foundation
import HostTree
import ViewKernel
import XCTest

/// Windows with next to no room, and too much: no container gives a view a frame that is none, and blames whoever wrote
/// the view.
@MainActor
final class NarrowWindowsTests: HostTestCase {
  private let sizes = [(0, 0), (1, 1), (0, 100), (100, 0), (7, 30), (30, 7), (50, 50), (100_000, 100_000)]

  private func check<V: View>(
    _ view: V, file: StaticString = #filePath, line: UInt = #line, act: (Screen<V>) -> Void = { _ in }
  ) {
    for (width, height) in sizes {
      let screen = show(view, width: CGFloat(width), height: CGFloat(height), file: file, line: line)
      act(screen)
      screen.pass(1)
      _ = screen.window.svgDescription
      let wide = CGRect(x: 0, y: 0, width: 300, height: 300)
      screen.hosting.frame = wide
      screen.settle(file: file, line: line)
      screen.hosting.frame = CGRect(x: 0, y: 0, width: width, height: height)
      screen.settle(file: file, line: line)
      screen.close()
      XCTAssertEqual(takeSentences(), [], "\(width) x \(height)", file: file, line: line)
    }
  }

  func testStacksAndSpacers() {
    check(
      HStack {
        Text("a text of words")
        Spacer(minLength: 20)
        VStack {
          Text("b")
          Spacer()
          Divider()
        }
        ZStack { Spacer() }
      }
      .padding(30))
    check(
      Grid {
        GridRow {
          Spacer()
          Text("a")
        }
        Divider()
      }
      .padding())
    check(Text("a").frame(minWidth: 10, maxWidth: .infinity).padding(40).border(Color.red, width: 20))
    check(
      ViewThatFits {
        Text("a text of words"); Text("b")
      }.padding(20))
    check(Spacer().safeAreaInset(edge: .top) { Text("bar") }.safeAreaInset(edge: .leading) { Text("side") })
  }

  func testTexts() {
    check(TextEditor(text: .constant("a text of words")).padding(30))
    check(TextField("a", text: .constant("b"), axis: .vertical).textFieldStyle(.roundedBorder).padding(30))
    check(TextField("a", text: .constant("b")).textFieldStyle(.roundedBorder).padding(30)) {
      $0.host("b")?.becomeFirstResponder()
    }
    check(SecureField("a", text: .constant("b")).padding(30))
    check(Text("a text of words").lineLimit(2, reservesSpace: true).minimumScaleFactor(0.5).padding(30))
  }

  func testControls() {
    check(
      VStack {
        Toggle("a", isOn: .constant(true))
        Slider(value: .constant(0.5))
        Stepper("a", value: .constant(1))
        DatePicker("a", selection: .constant(Date(timeIntervalSince1970: 0)))
        ProgressView(value: 0.5)
        Gauge(value: 0.5) { Text("a") }
        ColorPicker("a", selection: .constant(.red))
        Button("a") {}.buttonStyle(.bordered)
        Menu("a") { Button("b") {} }
      }
      .padding(20))
    check(Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.segmented).padding(30))
    check(Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.wheel).padding(30))
    check(Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.menu).padding(30))
  }

  func testLists() {
    check(List { ForEach(0..<20) { Text("row \($0)").badge(3) } })
    check(
      Form {
        Section("a") { TextField("b", text: .constant("")) }
        Section {
          Toggle("c", isOn: .constant(true))
        } footer: {
          Text("d")
        }
      })
    check(List { Section("a") { Text("b").swipeActions { Button("c") {} } } }.listStyle(.plain))
    check(List { Text("a").listRowInsets(EdgeInsets(top: 0, leading: 80, bottom: 0, trailing: 80)) })
    check(ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { Section("a") { ForEach(0..<9) { Text("\($0)") } } } })
    check(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 30)), GridItem(.fixed(50))]) {
          ForEach(0..<9) { Text("\($0)") }
        }
      })
    check(ScrollView(.horizontal) { LazyHStack { ForEach(0..<9) { Text("\($0)") } } }.padding(30))
    check(DisclosureGroup("a", isExpanded: .constant(true)) { Text("b") }.padding(30))
    check(GroupBox("a") { Text("b") }.padding(30))
  }

  func testContainers() {
    check(NavigationStack { List { Text("a") }.navigationTitle("title").toolbar { Button("b") {} } })
    check(
      NavigationStack {
        Text("a").searchable(text: .constant("")).toolbar { ToolbarItem(placement: .bottomBar) { Button("b") {} } }
      })
    check(
      NavigationSplitView {
        List { Text("a") }
      } detail: {
        Text("b")
      })
    check(TabView { Text("a").tabItem { Label("A", systemImage: "star") } })
    check(
      TabView {
        Text("a"); Text("b")
      }.tabViewStyle(.page))
    check(Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationDetents([.medium, .height(50)]) })
    check(
      Text("a").alert("title", isPresented: .constant(true)) {
        Button("b") {}
      } message: {
        Text("m")
      })
    check(Text("a").popover(isPresented: .constant(true)) { Text("p") })
    check(Text("a").confirmationDialog("title", isPresented: .constant(true)) { Button("b") {} })
  }

  /// Springs swing beyond where they go; what that makes of a length is nobody's mistake.
  func testSpringsThatSwingBelowZero() {
    struct Sized: View {
      let isOn: Bool
      var body: some View {
        HStack(spacing: isOn ? 30 : 0) {
          Text("a").frame(width: isOn ? 90 : 0, height: isOn ? 40 : 0)
          Spacer(minLength: isOn ? 20 : 0)
          Color.red.frame(minWidth: isOn ? 20 : 0, maxWidth: isOn ? 40 : 0).border(Color.blue, width: isOn ? 10 : 0)
        }
        .blur(radius: isOn ? 9 : 0)
        .opacity(isOn ? 1 : 0)
        .cornerRadius(isOn ? 9 : 0)
        .shadow(radius: isOn ? 9 : 0)
        .padding(isOn ? 9 : 0)
        .animation(.spring(response: 0.5, dampingFraction: 0.1), value: isOn)
      }
    }
    let screen = show(Sized(isOn: true))
    screen.view = Sized(isOn: false)
    for _ in 0..<60 { screen.pass(0.05) }
    screen.close()
    XCTAssertEqual(takeSentences(), [])
  }
}
