import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Representables as programs for iOS and macOS write them.
@MainActor
final class UIKitRepresentablesTests: HostTestCase {
  @MainActor fileprivate static var log = EventLog()

  private struct Field: UIViewRepresentable {
    @Binding var text: String

    final class Coordinator: NSObject, UITextFieldDelegate {
      var parent: Field
      init(_ parent: Field) { self.parent = parent }
      func textFieldDidChangeSelection(_ textField: UITextField) {}
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.add("return")
        return true
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UITextField {
      log.add("make")
      let field = UITextField()
      field.delegate = context.coordinator
      return field
    }
    func updateUIView(_ uiView: UITextField, context: UIViewRepresentableContext<Field>) {
      log.add("update \(text)")
      uiView.text = text
    }
    static func dismantleUIView(_ uiView: UITextField, coordinator: Coordinator) { log.add("dismantle") }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
      CGSize(width: 77, height: 33)
    }
  }

  private struct Caption: NSViewRepresentable {
    var text: String
    func makeNSView(context: Context) -> NSView { UILabel() }
    func updateNSView(_ nsView: NSView, context: Context) { (nsView as? UILabel)?.text = text }
  }

  private struct ShareSheet: UIViewControllerRepresentable {
    var items: [Any]
    func makeUIViewController(context: Context) -> UIActivityViewController {
      UIActivityViewController(activityItems: items, applicationActivities: nil)
    }
    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
  }

  private struct Page: View {
    @State private var text = "a"
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Text") { text += "b" }
        Button("Toggle") { isShown.toggle() }
        if isShown { Field(text: $text) }
        Caption(text: text)
      }
    }
  }

  func testTheLifeOfAView() {
    let screen = show(Page())
    XCTAssertEqual(Self.log.take(), ["make", "update a"])
    XCTAssertEqual(screen.hosts(of: HostTextField.self).map(\.frame.size), [CGSize(width: 77, height: 33)])
    XCTAssertEqual(screen.texts.last, "a")
    screen.tap("Text")
    XCTAssertEqual(Self.log.take(), ["update ab"])
    XCTAssertEqual(screen.texts.last, "ab")
    screen.tap("Toggle")
    XCTAssertEqual(Self.log.take(), ["dismantle"])
  }

  func testAGestureRecognizer() {
    struct PanGesture: UIGestureRecognizerRepresentable {
      var onChange: (CGFloat) -> Void

      final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
          let velocity = pan.translation(in: pan.view)
          return abs(velocity.x) > abs(velocity.y)
        }
      }

      func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.delegate = context.coordinator
        pan.maximumNumberOfTouches = 1
        return pan
      }
      func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        switch recognizer.state {
        case .began, .changed: onChange(recognizer.translation(in: recognizer.view).x)
        case .ended, .cancelled, .failed: onChange(0)
        default: break
        }
      }
    }
    let log = EventLog()
    let screen = show(Color.red.gesture(PanGesture { log.add("\($0)") }))
    for place in [CGPoint(x: 150, y: 110), CGPoint(x: 110, y: 150)] {
      let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: 100))
      touch.move(to: place)
      touch.end()
    }
    XCTAssertEqual(log.take(), ["50.0", "0.0"])
  }

  func testASheetThatShares() {
    struct Sharing: View {
      @State private var isSharing = false
      var body: some View {
        Button(isSharing ? "Sharing" : "Share") { isSharing = true }
          .sheet(isPresented: $isSharing) { ShareSheet(items: ["Tea"]) }
      }
    }
    let screen = show(Sharing(), width: 320, height: 480)
    let log = EventLog()
    screen.window.onShare = { log.add("share \($0.items.count)") }
    screen.tap("Share")
    XCTAssertEqual(log.take(), ["share 1"])
    XCTAssertEqual(screen.texts, ["Share"], "the sheet has gone")
  }

  private struct Name: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator(name: "a view") }
    func makeUIView(context: Context) -> UILabel { context.coordinator.label() }
    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  private struct MacName: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator(name: "a view of a Mac") }
    func makeNSView(context: Context) -> UILabel { context.coordinator.label() }
    func updateNSView(_ nsView: UILabel, context: Context) {}
  }

  private struct NamePage: UIViewControllerRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator(name: "a controller") }
    func makeUIViewController(context: UIViewControllerRepresentableContext<NamePage>) -> UIViewController {
      context.coordinator.controller()
    }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  private struct MacNamePage: NSViewControllerRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator(name: "a controller of a Mac") }
    func makeNSViewController(context: NSViewControllerRepresentableContext<MacNamePage>) -> NSViewController {
      context.coordinator.controller()
    }
    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {
      log.add("update \(context.coordinator.name)")
    }
    static func dismantleNSViewController(_ nsViewController: NSViewController, coordinator: Coordinator) {
      log.add("dismantle \(coordinator.name)")
    }
  }

  func testACoordinatorThatIsDeclaredOutside() {
    let isShown = Setting(true)
    let screen = show(
      Showing(isShown) { isShown in
        if isShown {
          Name()
          MacName()
          NamePage()
          MacNamePage()
        }
      })
    XCTAssertEqual(screen.texts, ["a view", "a view of a Mac", "a controller", "a controller of a Mac"])
    isShown.value = false
    screen.settle()
    XCTAssertEqual(Self.log.take(), ["update a controller of a Mac", "dismantle a controller of a Mac"])
  }

  func testAHostingController() {
    let window = HostWindow(frame: CGRect(0, 0, 100, 100), clock: HostManualClock())
    window.rootViewController = UIHostingController(rootView: Text("Root"))
    window.makeKeyAndVisible()
    window.settle()
    XCTAssertEqual(window.labels, ["Root"])
  }
}

/// A coordinator beside the views, not in one of them.
@MainActor
private final class Coordinator {
  let name: String

  init(name: String) { self.name = name }

  func label() -> UILabel {
    let label = UILabel()
    label.text = name
    return label
  }

  func controller() -> UIViewController {
    let controller = UIViewController()
    controller.view = label()
    return controller
  }
}
