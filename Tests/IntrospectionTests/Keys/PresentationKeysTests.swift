import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The keys of what is shown in front of other views, which is asked for from inside.
@MainActor
final class PresentationKeysTests: KeyTestCase {
  private enum Form { case sheet, fullScreenCover, popover }

  /// Shows something in front of a text while the flag is set.
  private struct Letter<Content: View>: View {
    let form: Form
    @ObservedObject var model: Model
    let content: () -> Content

    var body: some View {
      let content = content
      switch form {
      case .sheet: Text("a").sheet(isPresented: $model.flag) { content() }
      case .fullScreenCover: Text("a").fullScreenCover(isPresented: $model.flag) { content() }
      case .popover: Text("a").popover(isPresented: $model.flag) { content() }
      }
    }
  }

  /// Shows something twice, and checks that what is inside finds what presents it, from a text and from around a stack
  /// with modifiers; and that views which are in no such thing say so.
  private func check<Target: HostPresentationController>(
    _ key: IntrospectionKey<Target>, in form: Form, line: UInt = #line
  ) {
    checkRow(key, line: line)
    XCTAssertEqual(key.scope, .ancestor, line: line)
    let log = EventLog()
    for number in 1...2 {
      var found: [Target] = []
      func note(_ name: String) -> @MainActor (Target, IntrospectionEdit<Target>) -> Void {
        { target, edit in
          found.append(target)
          log.add("\(name) \(edit.phase)")
          edit.onDetach { log.add("\(name) detach") }
        }
      }
      let model = Model()
      let window = makeWindow(width: 600, height: 600)
      let root = HostingController(
        rootView: Letter(form: form, model: model) {
          VStack { Text("inside").introspect(key, customize: note("text \(number)")) }
            .padding().background(Color.red).opacity(0.5).border(Color.blue)
            .introspect(key, customize: note("wrapped \(number)"))
        })
      window.rootViewController = root
      window.settle()
      XCTAssertEqual(log.take(), [], line: line)
      model.flag = true
      window.settle()
      XCTAssertEqual(log.take(), ["text \(number) attach", "wrapped \(number) attach"], line: line)
      let expected = root.presentedViewController?.presentationController
      XCTAssertEqual(found.map { $0 === expected }, [true, true], line: line)
      window.settle()
      XCTAssertEqual(log.take(), [], line: line)
      found = []
      model.flag = false
      window.settle()
      XCTAssertEqual(log.take().sorted(), ["text \(number) detach", "wrapped \(number) detach"], line: line)
    }
    checkMiss(key, in: form, line: line)
  }

  /// Neither a root, nor what is in front of it in another form.
  private func checkMiss<Target: HostPresentationController>(
    _ key: IntrospectionKey<Target>, in form: Form, line: UInt
  ) {
    let model = Model()
    model.flag = true
    let window = makeWindow(width: 600, height: 600)
    let root = HostingController(
      rootView: Letter(form: form == .sheet ? .fullScreenCover : .sheet, model: model) {
        Text("inside").introspect(key, fileID: "App/Keys.swift", line: 7) { _ in XCTFail("another form", line: line) }
      }
      .introspect(key, fileID: "App/Keys.swift", line: 8) { _ in XCTFail("the root", line: line) })
    window.rootViewController = root
    window.settle()
    // A cover takes the views behind it out of the window; they look again when it has gone.
    model.flag = false
    window.settle()
    XCTAssertEqual(
      takeSentences().map { $0.prefix(while: { $0 != "," }) }.sorted(),
      [7, 8].map { "introspect(.\(key.name)) at Keys.swift:\($0) found no \(Target.self) around its receiver" },
      line: line)
  }

  func testPresentations() {
    check(.sheet, in: .sheet)
    check(.fullScreenCover, in: .fullScreenCover)
    check(.popover, in: .popover)
  }

  func testASheetOverASheetIsItsOwn() {
    struct Letters: View {
      let log: EventLog
      @State private var isShown = true
      @State private var isSecondShown = true

      var body: some View {
        Text("a").sheet(isPresented: $isShown) {
          Text("first")
            .introspect(.sheet) { [log] in
              log.add("first")
              $0.prefersGrabberVisible = true
            }
            .sheet(isPresented: $isSecondShown) { Text("second").introspect(.sheet) { [log] _ in log.add("second") } }
        }
      }
    }
    let log = EventLog()
    let window = makeWindow(width: 300, height: 400)
    let root = HostingController(rootView: Letters(log: log))
    window.rootViewController = root
    window.settle()
    XCTAssertEqual(log.take(), ["first", "second"])
    let first = root.presentedViewController
    XCTAssertEqual(first?.sheetPresentationController?.prefersGrabberVisible, true)
    XCTAssertEqual(
      first?.presentedViewController?.sheetPresentationController?.prefersGrabberVisible, false)
  }
}
