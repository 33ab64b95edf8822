import Foundation
import HostTree
import ViewKernel

/// What users do to a small program, with the tree after each step and the bodies that ran: the same wherever the main
/// actor runs.
@MainActor
package final class EverydaySteps {
  private let window: HostWindow
  private let clock = HostManualClock()
  private let log = BodyLog()
  private let model = StepModel()
  private let published = StepPublished()
  private let handle = StepHandle()
  private var report: [String] = []

  private init() {
    window = HostWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400), clock: clock)
    window.rootViewController = HostingController(
      rootView: StepView(model: model, published: published, handle: handle, log: log))
    window.makeKeyAndVisible()
  }

  /// The steps that a user takes, and those of code on the main actor.
  package static func run() -> String {
    let steps = EverydaySteps()
    steps.note("first")
    steps.takeAll()
    return steps.report.joined(separator: "\n")
  }

  /// Writes from elsewhere, which arrive while the main actor waits.
  package static func runWritesFromElsewhere() async -> String {
    let steps = EverydaySteps()
    steps.note("first")
    guard let number = steps.handle.number else { return "The view was not shown." }
    var isWorkWanted = false
    steps.window.onNeedsSettle = { isWorkWanted = true }
    await Task.detached {
      number.wrappedValue = 1
      number.wrappedValue = 2
      withAnimation(.linear(duration: 2)) { number.wrappedValue = 60 }
    }.value
    // The task may have been done before it was waited for; what has waited for the main queue is done by then.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    steps.report.append("an update is wanted: \(isWorkWanted)")
    steps.note("written elsewhere")
    steps.advance(1)
    steps.note("half of the animation")
    return steps.report.joined(separator: "\n")
  }

  private func takeAll() {
    step("tap writes a state") { tap("add") }
    step("tap, twice before the update") {
      _ = host("add")?.tap()
      _ = host("add")?.tap()
    }
    step("a toggle writes through its binding") {
      if all.lazy.compactMap({ $0 as? HostSwitch }).first?.tap() != true { report.append("There is no switch.") }
    }
    step("text is typed") {
      _ = host("field")?.becomeFirstResponder()
      _ = window.insertText("Jo")
    }
    step("a binding is written by code, and read again") {
      handle.number?.wrappedValue += 10
      report.append("the binding gives \(handle.number?.wrappedValue ?? -1)")
    }
    step("an observable object changes") { model.number += 1 }
    step("a published property changes") { published.number += 1 }
    step("a change with an animation begins") { tap("move") }
    step("half of it has passed") { advance(1) }
    step("it is over") { advance(2) }
    step("a timer fires") { advance(7) }
    step("a link is followed") { tap("link") }
    step("the screen is dismissed") { tap("back") }
    step("a sheet comes") { tap("sheet") }
    step("it is dismissed") { tap("close") }
  }

  private func step(_ name: String, _ body: () -> Void) {
    body()
    note(name)
  }

  /// Shows what has changed, and what there is now.
  private func note(_ name: String) {
    window.settle()
    report.append("== \(name)")
    report.append("bodies: \(log.take().joined(separator: " "))")
    report.append("texts: \(texts.joined(separator: ", "))")
    report.append(window.treeDescription())
  }

  private func tap(_ name: String) {
    if host(name)?.tap() != true { report.append("The tap on \(name) did not arrive.") }
  }

  private func advance(_ seconds: Double) {
    clock.advance(by: seconds)
    window.settle()
  }

  private func host(_ name: String) -> HostView? { all.first { $0.accessibilityIdentifier == name } }

  private var texts: [String] { all.compactMap { ($0 as? HostLabel)?.text ?? ($0 as? HostTextField)?.text } }

  /// All hosts, in the order of the printed tree.
  private var all: [HostView] {
    var result: [HostView] = []
    var rest: [HostView] = [window]
    while let host = rest.popLast() {
      result.append(host)
      rest.append(contentsOf: host.subviews.reversed())
    }
    return result
  }
}
