import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// A representable with a host of its own.
private struct Gauge: HostViewRepresentable {
  func makeHostView(context: Context) -> HostGauge { HostGauge() }
  func updateHostView(_ hostView: HostGauge, context: Context) {}
}

private final class HostGauge: HostView {}

/// The function for each host class: with several views of the kind, each finds its own host, also around modifiers;
/// where there is none it finds nothing.
@MainActor
final class NamedIntrospectionTests: HostTestCase {
  private let log = EventLog()

  /// Shows `make` three times, by itself, in modifiers and in a stack; checks that each closure ran once, with a host of
  /// its own, of the class.
  ///
  /// - Parameters:
  ///   - make: Makes the view with the introspection, which calls its argument with what it found.
  ///   - wrapped: Makes the view in several modifiers, with the introspection around them.
  ///   - missing: Makes a view that is not of the kind, with the introspection.
  private func check<Host: HostView, A: View, B: View, C: View>(
    _ type: Host.Type, _ make: (@escaping @MainActor (Host) -> Void) -> A,
    wrapped: (@escaping @MainActor (Host) -> Void) -> B, missing: (@escaping @MainActor (Host) -> Void) -> C,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    do {
      let found = Found()
      let screen = Screen(
        HStack {
          make { found.add("1", $0) }
          make { found.add("2", $0) }
          VStack { make { found.add("3", $0) } }
          wrapped { found.add("4", $0) }
        })
      let hosts = screen.all(Host.self).filter { !($0.accessibilityIdentifier ?? "").hasPrefix("other") }
      XCTAssertEqual(found.names, ["1", "2", "3", "4"], "\(type)", file: file, line: line)
      XCTAssertEqual(Set(found.hosts).count, 4, "\(type): each its own", file: file, line: line)
      XCTAssertTrue(Set(found.hosts).isSubset(of: hosts.map { ObjectIdentifier($0) }), file: file, line: line)
      XCTAssertEqual(screen.markers.count, 4, file: file, line: line)
    }
    let none = Found()
    let screen = Screen(missing { none.add("none", $0) })
    XCTAssertEqual(none.names, [], "\(type)", file: file, line: line)
    XCTAssertEqual(screen.markers.count, 1, file: file, line: line)
  }

  @MainActor
  private final class Found {
    var names: [String] = []
    var hosts: [ObjectIdentifier] = []
    func add(_ name: String, _ host: HostView) {
      names.append(name)
      hosts.append(ObjectIdentifier(host))
    }
  }

  func testScrollView() {
    check(HostScrollView.self) {
      ScrollView { Text("a") }.introspectScrollView(customize: $0)
    } wrapped: {
      ScrollView { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectScrollView(customize: $0)
    } missing: {
      Text("a").introspectScrollView(customize: $0)
    }
  }

  func testTextField() {
    check(HostTextField.self) {
      TextField("a", text: .constant("")).introspectTextField(customize: $0)
    } wrapped: {
      TextField("a", text: .constant("")).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .border(Color.blue).introspectTextField(customize: $0)
    } missing: {
      Text("a").introspectTextField(customize: $0)
    }
  }

  func testTextView() {
    check(HostTextView.self) {
      TextEditor(text: .constant("")).introspectTextView(customize: $0)
    } wrapped: {
      TextEditor(text: .constant("")).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .border(Color.blue).introspectTextView(customize: $0)
    } missing: {
      TextField("a", text: .constant("")).introspectTextView(customize: $0)
    }
  }

  func testSwitch() {
    check(HostSwitch.self) {
      Toggle("a", isOn: .constant(true)).introspectSwitch(customize: $0)
    } wrapped: {
      Toggle("a", isOn: .constant(true)).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .border(Color.blue).introspectSwitch(customize: $0)
    } missing: {
      Button("a") {}.introspectSwitch(customize: $0)
    }
  }

  func testSlider() {
    check(HostSlider.self) {
      Slider(value: .constant(0.5)).introspectSlider(customize: $0)
    } wrapped: {
      Slider(value: .constant(0.5)).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .border(Color.blue).introspectSlider(customize: $0)
    } missing: {
      Toggle("a", isOn: .constant(true)).introspectSlider(customize: $0)
    }
  }

  func testButton() {
    check(HostButton.self) {
      Button("a") {}.introspectButton(customize: $0)
    } wrapped: {
      Button("a") {}.padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectButton(customize: $0)
    } missing: {
      Toggle("a", isOn: .constant(true)).introspectButton(customize: $0)
    }
  }

  func testLabel() {
    check(HostLabel.self) {
      Text("a").introspectLabel(customize: $0)
    } wrapped: {
      Text("a").padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectLabel(customize: $0)
    } missing: {
      Image(systemName: "star").introspectLabel(customize: $0)
    }
  }

  func testImageView() {
    check(HostImageView.self) {
      Image(systemName: "star").introspectImageView(customize: $0)
    } wrapped: {
      Image(systemName: "star").padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectImageView(customize: $0)
    } missing: {
      Text("a").introspectImageView(customize: $0)
    }
  }

  func testColorView() {
    check(HostColorView.self) {
      Color.red.introspectColorView(customize: $0)
    } wrapped: {
      Color.red.padding().frame(width: 50).opacity(0.5).border(Color.blue).introspectColorView(customize: $0)
    } missing: {
      Text("a").introspectColorView(customize: $0)
    }
  }

  func testDivider() {
    check(HostDivider.self) {
      Divider().introspectDivider(customize: $0)
    } wrapped: {
      Divider().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectDivider(customize: $0)
    } missing: {
      Spacer().introspectDivider(customize: $0)
    }
  }

  func testSpacer() {
    check(HostSpacer.self) {
      Spacer().introspectSpacer(customize: $0)
    } wrapped: {
      Spacer().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectSpacer(customize: $0)
    } missing: {
      Divider().introspectSpacer(customize: $0)
    }
  }

  func testStackView() {
    check(HostStackView.self) {
      HStack { Text("a") }.introspectStackView(customize: $0)
    } wrapped: {
      VStack { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectStackView(customize: $0)
    } missing: {
      ZStack { Text("a") }.introspectStackView(customize: $0)
    }
  }

  func testZStackView() {
    check(HostZStackView.self) {
      ZStack { Text("a") }.introspectZStackView(customize: $0)
    } wrapped: {
      ZStack { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectZStackView(customize: $0)
    } missing: {
      HStack { Text("a") }.introspectZStackView(customize: $0)
    }
  }

  func testPaddingView() {
    check(HostPaddingView.self) {
      Text("a").padding().introspectPaddingView(customize: $0)
    } wrapped: {
      Text("a").padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectPaddingView(customize: $0)
    } missing: {
      Text("a").offset(x: 1).introspectPaddingView(customize: $0)
    }
  }

  func testFrameView() {
    check(HostFrameView.self) {
      Text("a").frame(width: 20).introspectFrameView(customize: $0)
    } wrapped: {
      Text("a").frame(width: 20).padding().background(Color.red).opacity(0.5).border(Color.blue)
        .introspectFrameView(customize: $0)
    } missing: {
      Text("a").frame(maxWidth: 20).introspectFrameView(customize: $0)
    }
  }

  func testFlexibleFrameView() {
    check(HostFlexibleFrameView.self) {
      Text("a").frame(maxWidth: 20).introspectFlexibleFrameView(customize: $0)
    } wrapped: {
      Text("a").frame(maxWidth: 20).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .border(Color.blue).introspectFlexibleFrameView(customize: $0)
    } missing: {
      Text("a").frame(width: 20).introspectFlexibleFrameView(customize: $0)
    }
  }

  func testGeometryView() {
    check(HostGeometryView.self) {
      GeometryReader { _ in Text("a") }.introspectGeometryView(customize: $0)
    } wrapped: {
      GeometryReader { _ in Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5)
        .border(Color.blue).introspectGeometryView(customize: $0)
    } missing: {
      Text("a").padding().introspectGeometryView(customize: $0)
    }
  }

  func testFixedSizeView() {
    check(HostFixedSizeView.self) {
      Text("a").fixedSize().introspectFixedSizeView(customize: $0)
    } wrapped: {
      Text("a").fixedSize().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectFixedSizeView(customize: $0)
    } missing: {
      Text("a").padding().introspectFixedSizeView(customize: $0)
    }
  }

  func testOffsetView() {
    check(HostOffsetView.self) {
      Text("a").offset(x: 1).introspectOffsetView(customize: $0)
    } wrapped: {
      Text("a").offset(x: 1).padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectOffsetView(customize: $0)
    } missing: {
      Text("a").padding().introspectOffsetView(customize: $0)
    }
  }

  func testOverlayView() {
    check(HostOverlayView.self) {
      Text("a").overlay(Color.red).introspectOverlayView(customize: $0)
    } wrapped: {
      Text("a").overlay(Color.red).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectOverlayView(customize: $0)
    } missing: {
      Text("a").background(Color.red).introspectOverlayView(customize: $0)
    }
  }

  func testBackgroundView() {
    check(HostBackgroundView.self) {
      Text("a").background(Color.red).introspectBackgroundView(customize: $0)
    } wrapped: {
      Text("a").background(Color.red).padding().frame(width: 50).opacity(0.5).border(Color.blue)
        .introspectBackgroundView(customize: $0)
    } missing: {
      Text("a").overlay(Color.red).introspectBackgroundView(customize: $0)
    }
  }

  func testBorderView() {
    check(HostBorderView.self) {
      Text("a").border(Color.red).introspectBorderView(customize: $0)
    } wrapped: {
      Text("a").border(Color.red).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectBorderView(customize: $0)
    } missing: {
      Text("a").overlay(Color.red).introspectBorderView(customize: $0)
    }
  }

  func testOpacityView() {
    check(HostOpacityView.self) {
      Text("a").opacity(0.5).introspectOpacityView(customize: $0)
    } wrapped: {
      Text("a").opacity(0.5).padding().frame(width: 50).background(Color.red).border(Color.blue)
        .introspectOpacityView(customize: $0)
    } missing: {
      Text("a").hidden().introspectOpacityView(customize: $0)
    }
  }

  func testHiddenView() {
    check(HostHiddenView.self) {
      Text("a").hidden().introspectHiddenView(customize: $0)
    } wrapped: {
      Text("a").hidden().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectHiddenView(customize: $0)
    } missing: {
      Text("a").opacity(0).introspectHiddenView(customize: $0)
    }
  }

  func testGestureView() {
    check(HostGestureView.self) {
      Text("a").onTapGesture {}.introspectGestureView(customize: $0)
    } wrapped: {
      Text("a").onTapGesture {}.padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectGestureView(customize: $0)
    } missing: {
      Button("a") {}.introspectGestureView(customize: $0)
    }
  }

  func testViewHost() {
    check(ViewHost.self) {
      Gauge().introspectViewHost(customize: $0)
    } wrapped: {
      Gauge().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectViewHost(customize: $0)
    } missing: {
      Text("a").introspectViewHost(customize: $0)
    }
  }

  func testOneOfYourOwnClass() {
    check(HostGauge.self) {
      Gauge().introspect(selector: TargetViewSelector.siblingContaining, customize: $0)
    } wrapped: {
      Gauge().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspect(selector: TargetViewSelector.siblingContaining, customize: $0)
    } missing: {
      Text("a").introspect(selector: TargetViewSelector.siblingContaining, customize: $0)
    }
  }

  // MARK: What needs no search among siblings

  func testHostViewIsTheOutermostModifiersHost() {
    let log = EventLog()
    _ = Screen(
      VStack {
        Text("a").introspectHostView { log.add($0.name) }.padding().introspectHostView { log.add($0.name) }
          .accessibilityIdentifier("b").introspectHostView { log.add($0.name) }.opacity(0.5)
          .introspectHostView { log.add($0.name) }
      })
    XCTAssertEqual(log.take(), ["HostLabel", "b", "b", "HostOpacityView"])
    _ = Screen(EmptyView().introspectHostView { log.add($0.name) })
    XCTAssertEqual(log.take(), [])
  }

  func testWindowAndHostingView() {
    let log = EventLog()
    var window: HostWindow?
    var hosting: (any AnyHostingView)?
    let screen = Screen(
      HStack {
        Text("a").introspectWindow {
          log.add("window")
          window = $0
        }
        Text("b").padding().introspectHostingView {
          log.add("hosting view")
          hosting = $0
        }
      })
    XCTAssertEqual(log.take(), ["window", "hosting view"])
    XCTAssertTrue(window === screen.window)
    XCTAssertTrue(hosting === screen.hosting)
    window = nil
    hosting = nil
  }

  func testControllers() {
    struct Root: View {
      let log: EventLog
      var body: some View {
        Text("a").introspectViewController { controller in
          log.add("controller")
          controller.title = "title"
          controller.isModalInPresentation = true
        }.introspectHostingController { (controller: HostingController<Root>) in
          log.add("hosting controller \(controller.title ?? "")")
        }.introspectHostingController { (_: HostingController<Text>) in log.add("another root view") }
      }
    }
    let log = EventLog()
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = HostingController(rootView: Root(log: log))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.settle()
    XCTAssertEqual(log.take(), ["controller", "hosting controller title"])
    XCTAssertEqual(controller.title, "title")
    XCTAssertTrue(controller.isModalInPresentation)
    _ = Screen(Root(log: log))
    XCTAssertEqual(log.take(), [], "a hosting view without a controller")
  }

  func testViewsInAControllerOfTheirOwnReachThatOne() {
    struct Inner: View {
      let log: EventLog
      var body: some View {
        Text("inner")
          .introspectViewController { log.add($0.title ?? "") }
          .introspectHostingView { log.add("\(type(of: $0))") }
          .introspectWindow { _ in log.add("window") }
      }
    }
    struct Presented: HostViewControllerRepresentable {
      let log: EventLog
      func makeHostViewController(context: Context) -> HostingController<Inner> {
        let controller = HostingController(rootView: Inner(log: log))
        controller.title = "inner"
        return controller
      }
      func updateHostViewController(_ hostViewController: HostingController<Inner>, context: Context) {}
    }
    let log = EventLog()
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = HostingController(
      rootView: Presented(log: log).introspectViewController { log.add($0.title ?? "") })
    controller.title = "outer"
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.settle()
    XCTAssertEqual(log.take(), ["inner", "HostingView<Inner>", "window", "outer"])
  }

  func testContainersAreFoundFromInside() {
    let log = EventLog()
    _ = Screen(
      HStack {
        Text("a").introspectStackView { log.add("stack of \($0.subviews.count)") }
        Text("b").introspectPaddingView { log.add("padding \($0.insets.top)") }
      }.padding(3))
    XCTAssertEqual(log.take(), ["stack of 4", "padding 3.0"])
  }
}
