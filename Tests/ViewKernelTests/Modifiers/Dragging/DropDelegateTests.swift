import Foundation
import HostTree
import Observation
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class DropDelegateTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var step = 1
    var isShown = true
  }

  private final class Log {
    var words: [String] = []
    func take() -> [String] {
      defer { words = [] }
      return words
    }
  }

  private struct Watching: DropDelegate {
    let log: Log
    var isValid = true
    var proposal: DropProposal?
    private func add(_ name: String, _ info: DropInfo) {
      log.words.append("\(name) \(Int(info.location.x)),\(Int(info.location.y))")
    }
    func validateDrop(info: DropInfo) -> Bool {
      add("validate", info)
      return isValid
    }
    func dropEntered(info: DropInfo) { add("entered", info) }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      add("updated", info)
      return proposal
    }
    func dropExited(info: DropInfo) { add("exited", info) }
    func performDrop(info: DropInfo) -> Bool {
      add("perform \(info.itemProviders(for: [.text]).count) \(info.hasItemsConforming(to: ["public.url"]))", info)
      return true
    }
  }

  private func drag<Content: View>(_ screen: Screen<Content>, _ places: [CGPoint], drops: Bool = true)
    -> HostDropOperation?
  {
    let item = HostDragItem(itemProvider: NSItemProvider(object: "Tea" as NSString))
    let drag = screen.window.beginDrag([item], at: .zero)
    for place in places { drag?.move(to: place) }
    if drops { return drag?.drop() }
    drag?.cancel()
    return nil
  }

  private func view(_ delegate: Watching, _ types: [UTType] = [.text]) -> some View {
    Color.red.frame(width: 50, height: 50).onDrop(of: types, delegate: delegate)
  }

  func testADropFromItsBeginningToItsEnd() {
    let log = Log()
    let screen = show(view(Watching(log: log)), width: 100, height: 100)
    XCTAssertEqual(drag(screen, [CGPoint(x: 30, y: 30), CGPoint(x: 40, y: 30)]), .copy)
    XCTAssertEqual(
      log.take(),
      ["validate 5,5", "entered 5,5", "updated 5,5", "updated 15,5", "updated 15,5", "perform 1 false 15,5"])
    XCTAssertNil(drag(screen, [CGPoint(x: 30, y: 30), CGPoint(x: 90, y: 30)], drops: false))
    XCTAssertEqual(log.take(), ["validate 5,5", "entered 5,5", "updated 5,5", "exited 65,5"])
  }

  func testProposals() {
    let log = Log()
    for (operation, end) in [(DropOperation.move, HostDropOperation.move), (.forbidden, .cancel), (.cancel, .cancel)] {
      let screen = show(
        view(Watching(log: log, proposal: DropProposal(operation: operation))), width: 100, height: 100)
      XCTAssertEqual(drag(screen, [CGPoint(x: 30, y: 30)]), end)
      XCTAssertEqual(log.take().last, end == .move ? "perform 1 false 5,5" : "exited 5,5")
    }
  }

  func testWhatIsNotTaken() {
    let log = Log()
    XCTAssertEqual(
      drag(show(view(Watching(log: log, isValid: false)), width: 100, height: 100), [CGPoint(x: 30, y: 30)]), .cancel)
    XCTAssertEqual(log.take(), ["validate 5,5"])
    XCTAssertEqual(
      drag(show(view(Watching(log: log), [.image]), width: 100, height: 100), [CGPoint(x: 30, y: 30)]), .cancel)
    XCTAssertEqual(drag(show(view(Watching(log: log), []), width: 100, height: 100), [CGPoint(x: 30, y: 30)]), .cancel)
    XCTAssertEqual(
      drag(show(view(Watching(log: log)).disabled(true), width: 100, height: 100), [CGPoint(x: 30, y: 30)]), .cancel)
    XCTAssertEqual(log.take(), [])
  }

  /// A drag passes from a view to the one inside it and back; the newest value of the delegate counts.
  func testViewsInEachOther() {
    struct Root: View {
      let model: Model
      let log: Log
      var body: some View {
        Color.red.frame(width: 50, height: 50)
          .onDrop(of: [.text], isTargeted: nil) { _ in
            log.words.append("inner \(model.step)")
            return true
          }
          .frame(width: 100, height: 100)
          .onDrop(of: ["public.text"], isTargeted: nil) { providers, place in
            log.words.append("outer \(providers.count) \(Int(place.x))")
            return true
          }
      }
    }
    let log = Log()
    let model = Model()
    let screen = show(Root(model: model, log: log), width: 100, height: 100)
    XCTAssertEqual(drag(screen, [CGPoint(x: 10, y: 10)]), .copy)
    model.step = 2
    screen.settle()
    XCTAssertEqual(drag(screen, [CGPoint(x: 50, y: 50)]), .copy)
    XCTAssertEqual(log.take(), ["outer 1 10", "inner 2"])
  }

  /// The view goes while a drag is above it.
  func testAViewThatGoes() {
    struct Root: View {
      let model: Model
      let log: Log
      var body: some View {
        ZStack {
          Color.red
          if model.isShown { Color.blue.onDrop(of: [.text], delegate: Watching(log: log)) }
        }
      }
    }
    let log = Log()
    let model = Model()
    let screen = show(Root(model: model, log: log), width: 100, height: 100)
    let item = HostDragItem(itemProvider: NSItemProvider(object: "Tea" as NSString))
    let drag = screen.window.beginDrag([item], at: CGPoint(x: 5, y: 5))
    model.isShown = false
    screen.settle()
    drag?.move(to: CGPoint(x: 6, y: 5))
    XCTAssertEqual(drag?.drop(), .cancel)
    XCTAssertEqual(log.take(), ["validate 5,5", "entered 5,5", "updated 5,5"])
  }
}
