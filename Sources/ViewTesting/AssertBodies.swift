public import ViewKernel

/// Checks which views' bodies run while something happens, in the order in which they run: a body that runs in vain costs time.
///
/// ```swift
/// assertBodies(of: screen, ran: ["Counter"]) { screen.tap("Add one") }
/// ```
///
/// Views and modifiers of one's own are meant, by the names of their types; those of the library itself don't count. A view whose body
/// runs for several of its values is listed as often. The screen is settled after the action, so that a change of a model shows, too.
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
  Failure.record(
    "Bodies with - were expected to run, those with + ran instead:\n"
      + difference.description(context: 3, limit: (100, 240)), at: place)
}
