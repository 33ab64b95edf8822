public import ViewKernel

/// Checks which views' bodies run during an action, in the order in which they run. A body that runs needlessly costs
/// time.
///
/// ```swift
/// assertBodies(of: screen, ran: ["Counter"]) { screen.tap("Add one") }
/// ```
///
/// The list has the names of your own views' and modifiers' types; the library's own types are left out. A type whose
/// body runs for several values is listed as often. The screen is settled after the action, so that a change of a
/// model shows, too.
@MainActor
public func assertBodies<Content: View>(
  of screen: Screen<Content>, ran expected: [String], fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, during action: () throws -> Void
) rethrows {
  let place = SourcePlace(fileID, file, line, column)
  screen.settle(at: place)
  let types = try ViewBodies.collect {
    try action()
    screen.settle(at: place)
  }
  let actual = types.map { "\($0)" }
  if actual == expected { return }
  let difference = LineDifference(from: expected.map { $0[...] }, to: actual.map { $0[...] })
  let report = screen.window.settleReport.map { "\n\($0)" } ?? ""
  Failure.record(
    "Bodies with - were expected to run, those with + ran instead:\n"
      + difference.description(context: 3, limit: (100, 240)) + report, at: place)
}
