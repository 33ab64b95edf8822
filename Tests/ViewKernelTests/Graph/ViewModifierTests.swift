import Foundation
import HostTree
import ViewKernel
import XCTest

/// Modifiers wrap: by their type, and by what they make of their content.
@MainActor
final class ViewModifierTests: HostTestCase {
  func testTypesShowTheOrderOfModifiers() {
    XCTAssertEqual(
      "\(type(of: VStack { Text("a") }.font(.title)))",
      "ModifiedContent<VStack<Text>, _EnvironmentKeyWritingModifier<Optional<Font>>>")
    XCTAssertEqual(
      "\(type(of: Spacer().padding(2).frame(width: 3)))",
      "ModifiedContent<ModifiedContent<Spacer, _PaddingLayout>, _FrameLayout>")
    XCTAssertEqual(
      "\(type(of: Spacer().frame(maxWidth: 3)))", "ModifiedContent<Spacer, _FlexFrameLayout>")
    XCTAssertEqual(
      "\(type(of: Text("a").background { Color.red }))", "ModifiedContent<Text, _BackgroundModifier<Color>>")
    XCTAssertEqual(
      "\(type(of: Text("a").modifier(Framed(log: EventLog()))))", "ModifiedContent<Text, Framed>")
    XCTAssertEqual(
      "\(type(of: Text("a").disabled(true)))", "ModifiedContent<Text, _EnvironmentKeyTransformModifier<Bool>>")
  }

  private struct Framed: ViewModifier {
    let log: EventLog
    @State private var count = 0

    func body(content: Content) -> some View {
      let _ = log.ran("Framed")
      HStack {
        content
        Button("twice \(count)") { count += 1 }
        if count > 0 { content.padding() }
      }
    }
  }

  private struct Named: View {
    let name: String
    let log: EventLog
    var body: some View {
      let _ = log.ran("Named")
      Text(name)
    }
  }

  func testABodyMayUseItsContentAnyNumberOfTimes() {
    let log = EventLog()
    let setting = Setting("a")
    let screen = show(Showing(setting) { Named(name: $0, log: log).modifier(Framed(log: log)) })
    XCTAssertEqual(screen.texts, ["a", "twice 0"])
    XCTAssertEqual(log.take(), ["Framed", "Named"])
    screen.tap("twice 0")
    XCTAssertEqual(screen.texts, ["a", "twice 1", "a"])
    XCTAssertEqual(log.take(), ["Framed", "Named"])
    setting.value = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["b", "twice 1", "b"])
    XCTAssertEqual(log.take(), ["Named", "Named"], "new content goes past the modifier, to each place")
  }

  func testEachPlaceOfTheContentHasStateOfItsOwn() {
    let screen = show(Counter("a").modifier(Framed(log: EventLog())))
    screen.tap("twice 0")
    screen.tap("a 0")
    XCTAssertEqual(screen.texts, ["a 1", "twice 1", "a 0"])
  }

  private struct NeedsModel: ViewModifier {
    @EnvironmentObject private var model: Setting<String>
    func body(content: Content) -> some View {
      content
      Text(model.value)
    }
  }

  func testAModifierWithoutTheObjectThatItNeedsShowsNothingUntilThereIsOne() {
    struct Outer: View {
      let model: Setting<String>?
      var body: some View {
        VStack {
          if let model { Text("inside").modifier(NeedsModel()).environmentObject(model) }
          Text("outside").modifier(NeedsModel())
        }
      }
    }
    let screen = show(Outer(model: Setting("m")))
    XCTAssertEqual(screen.texts, ["inside", "m"])
    XCTAssertEqual(
      takeSentences(),
      [
        "NeedsModel needs a Setting<String> in its environment, and there is none: put one in with "
          + "environmentObject(_:) on a view around it. It shows nothing until then."
      ])
  }

  func testTwoModifiersMayBeJoined() {
    struct A: ViewModifier { func body(content: Content) -> some View { content; Text("A") } }
    struct B: ViewModifier { func body(content: Content) -> some View { content; Text("B") } }
    let screen = show(HStack { Text("x").modifier(A().concat(B())) })
    XCTAssertEqual(screen.texts, ["x", "A", "B"])
    XCTAssertEqual(show(HStack { Text("x").modifier(EmptyModifier.identity) }).shape, "Stack[Label \"x\"]")
  }
}
