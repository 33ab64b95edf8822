public import Foundation
public import HostTree
import Testing
public import ViewKernel

/// A view in a visible window, with a user in front of it; ``show(_:width:height:fileID:file:line:column:)`` makes one.
///
/// ```swift
/// let screen = show(Counter())
/// screen.tap("Add one")
/// XCTAssertEqual(screen.texts, ["Count: 1", "Add one"])
/// ```
///
/// Each function that acts settles the window before it returns, so that everything has happened, and checks the
/// structure of what is shown. If a user could not do it, the test fails at the line that asked for it, with the
/// reason, and goes on.
///
/// Names stand for what a user sees or hears: a text, a placeholder, an accessibility label; or for an accessibility
/// identifier. Upper and lower case matter.
@MainActor
public final class Screen<Content: View> {
  /// The window. Pages and sheets are in their places at once: a test that wants to see them on their way sets
  /// `showsTransitions`.
  public let window: HostWindow
  /// The host that shows the view, and fills the window.
  public let hosting: HostingView<Content>
  /// The time in the window, which stands still until the test moves it: see ``advance(by:fileID:file:line:column:)``.
  public let clock = HostManualClock()
  let place: SourcePlace
  /// The recording of the actions so far, for the report of a failure.
  let recording: HostRecording

  init(_ view: Content, width: CGFloat, height: CGFloat, at place: SourcePlace) {
    self.place = place
    recording = HostRecording(title: "\(Content.self)", takesPictures: false)
    window = HostWindow(frame: CGRect(x: 0, y: 0, width: width, height: height), clock: clock)
    window.showsTransitions = false
    window.recordsCauses = true
    window.noteInput(nil)
    hosting = HostingView(rootView: view)
    hosting.frame = window.bounds
    if Test.current == nil {
      FailureObserver.start()
    } else if !ViewsTrait.isInForce {
      FailureReport.removeFormer(of: .current)
    }
    ViewChecks.current?.note(place)
    window.makeKeyAndVisible()
    window.addSubview(hosting)
    settle(at: place)
    recording.take("show", of: window)
  }

  /// The view on screen. A new value is shown at once, as an update of the former: state is kept.
  public var view: Content {
    get { hosting.rootView }
    set {
      hosting.rootView = newValue
      settle()
    }
  }

  /// Runs all updates that wait, and checks the structure of the trees of nodes and hosts.
  ///
  /// Functions that act do it themselves. Call it after a change that no user made:
  ///
  /// ```swift
  /// model.count = 7
  /// screen.settle()
  /// ```
  public func settle(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    settle(at: SourcePlace(fileID, file, line, column))
  }

  /// Settles until a condition holds, while `async` code runs: a `task` of the view, for example.
  ///
  /// ```swift
  /// func testLoading() async {
  ///   let screen = show(Greeting())
  ///   await screen.settle(until: screen.texts == ["Hello, Ada!"])
  /// }
  /// ```
  ///
  /// It does not sleep, but lets others on the main actor between two looks. If the condition does not hold within five
  /// seconds, the test fails. The window's clock stands still.
  public func settle(
    until condition: @autoclosure () -> Bool, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID, file, line, column)
    let end = ContinuousClock.now + .seconds(5)
    while true {
      settle(at: place)
      if condition() { return }
      if ContinuousClock.now > end { break }
      await Task.yield()
    }
    Failure.record("The condition did not hold within five seconds.", at: place)
  }

  func settle(at place: SourcePlace) {
    LatestScreen.value = self
    window.settle()
    let violations = hosting.checkViewInvariants() + window.checkInvariants()
    if !violations.isEmpty { Failure.record(violations.joined(separator: "\n"), at: place) }
  }

  /// Moves the time forward by a number of seconds, in one step, and shows the frame that belongs to it.
  ///
  /// Animations, timers and gestures that wait follow the window's clock, so a test sees an animation half-way without
  /// waiting for it:
  ///
  /// ```swift
  /// screen.tap("Grow")
  /// screen.advance(by: 0.5)
  /// XCTAssertEqual(screen.frame("bar")?.width, 60)
  /// ```
  public func advance(
    by seconds: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    clock.advance(by: seconds)
    settle(at: SourcePlace(fileID, file, line, column))
  }

  /// Takes the view off the screen, so that it disappears. The window stays.
  public func close() {
    hosting.removeFromSuperview()
    window.settle()
  }
}

/// Shows a view in a window of its own, whose clock stands still.
///
/// The window's size is in points, and defaults to a phone's, as in apps and previews. A view that does not fill it is
/// in its middle. The screen that is returned keeps the view alive, so keep it in a local variable.
@MainActor
public func show<Content: View>(
  _ view: Content, width: CGFloat = 390, height: CGFloat = 844, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Screen<Content> {
  Screen(view, width: width, height: height, at: SourcePlace(fileID, file, line, column))
}
