import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Properties of views that an introspection fills.
@MainActor
final class IntrospectedTests: HostTestCase {
  private let log = EventLog()

  func testActionsReachTheHost() {
    let screen = Screen(Feed())
    let scroll = screen.all(HostScrollView.self)[0]
    scroll.contentOffset.y = 40
    XCTAssertTrue(screen.all(HostButton.self)[0].tap())
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  private struct Feed: View {
    @Introspected private var scrollView: HostScrollView?
    var body: some View {
      VStack {
        Button("top") { scrollView?.contentOffset = .zero }
        ScrollView { Color.red.frame(height: 900) }.introspect(.scrollView, into: $scrollView)
      }
    }
  }

  func testNoBodyRunsByIt() {
    let model = Model()
    model.flag = true
    let screen = Screen(Reader(model: model, log: log) { handle in "\(handle.target != nil) \(handle.generation)" })
    XCTAssertEqual(log.take(), ["false 0"])
    model.count = 1
    screen.window.settle()
    XCTAssertEqual(log.take(), ["true 1"], "the handle is that of the body before")
  }

  func testABodyThatAsksRunsWhenTheTargetComesGoesAndIsReplaced() {
    let model = Model()
    let screen = Screen(
      Reader(model: model, log: log) { handle in "\(handle.observed?.accessibilityIdentifier ?? "nil")" })
    XCTAssertEqual(log.take(), ["nil"])
    model.flag = true
    screen.window.settle()
    XCTAssertEqual(log.take(), ["nil", "text"])
    model.text = "other"
    screen.window.settle()
    XCTAssertEqual(log.take(), ["text", "other"], "the field's identity is another, so there is another host")
    model.flag = false
    screen.window.settle()
    XCTAssertEqual(log.take(), ["other", "nil"])
  }

  func testTheConditionEmptiesTheHandle() {
    let handle = IntrospectionHandle<HostTextField>()
    func view(_ isEnabled: Bool) -> some View {
      TextField("a", text: .constant("")).introspect(.textField, into: handle, isEnabled: isEnabled)
    }
    let screen = Screen(view(true))
    XCTAssertTrue(handle.target === screen.all(HostTextField.self)[0])
    screen.show(view(false))
    XCTAssertNil(handle.target)
    screen.show(view(true))
    XCTAssertTrue(handle.target === screen.all(HostTextField.self)[0])
    XCTAssertEqual(handle.generation, 3)
  }

  func testUpdatesThatChangeNothingAreNoChange() {
    let handle = IntrospectionHandle<HostTextField>()
    func view(_ text: String) -> some View {
      TextField("a", text: .constant(text)).introspect(.textField, into: handle)
    }
    let screen = Screen(view("a"))
    for text in ["b", "c"] { screen.show(view(text)) }
    XCTAssertEqual(handle.generation, 1)
  }

  func testAnotherHandleTakesOver() {
    let handles = [IntrospectionHandle<HostTextField>(), IntrospectionHandle<HostTextField>()]
    func view(_ index: Int) -> some View {
      TextField("a", text: .constant("")).introspect(.textField, into: handles[index])
    }
    let screen = Screen(view(0))
    screen.show(view(1))
    XCTAssertEqual(handles.map { $0.target == nil }, [true, false])
  }

  func testTheLastIntrospectionToAttachCounts() {
    let handle = IntrospectionHandle<HostTextField>()
    func view(_ isFirstThere: Bool) -> some View {
      VStack {
        if isFirstThere { TextField("first", text: .constant("")).introspect(.textField, into: handle) }
        TextField("second", text: .constant("")).introspect(.textField, into: handle)
      }
    }
    let screen = Screen(view(true))
    XCTAssertEqual(handle.target?.placeholder, "second")
    screen.show(view(false))
    XCTAssertEqual(handle.target?.placeholder, "second", "who goes takes nothing that another has filled")
  }

  func testAHandleKeepsNoHostAlive() {
    let handle = IntrospectionHandle<HostTextField>()
    do {
      let screen = Screen(TextField("a", text: .constant("")).introspect(.textField, into: handle))
      XCTAssertNotNil(handle.target)
      screen.hosting.removeFromSuperview()
      screen.window.settle()
    }
    XCTAssertNil(handle.target)
  }

  /// Writes down what its body reads of the handle.
  private struct Reader: View {
    @ObservedObject var model: Model
    let log: EventLog
    let read: (IntrospectionHandle<HostTextField>) -> String
    @Introspected private var field: HostTextField?

    var body: some View {
      let _ = (model.count, log.add(read($field)))
      VStack {
        if model.flag {
          TextField("a", text: .constant("")).accessibilityIdentifier(model.text).id(model.text)
            .introspect(.textField, into: $field)
        }
      }
    }
  }
}
