import HostTree
public import ViewKernel

/// Checks how much work an action makes: bodies that run, hosts that change, sizes that are computed, and hosts that
/// place their subviews.
///
/// ```swift
/// assertWork(of: screen, "1 body, 1 host, 3 measured, 2 placed") { screen.tap("Add one") }
/// ```
///
/// The counts are exact, and the same in debug and release builds and on each machine, so a change that makes more work
/// fails even where no clock would show it. Bodies are those of your own views. Counts of zero are left out; `nothing`
/// stands for no work at all. The screen is settled after the action.
@MainActor
public func assertWork<Content: View>(
  of screen: Screen<Content>, _ expected: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, during action: () throws -> Void
) rethrows {
  let place = SourcePlace(fileID, file, line, column)
  screen.settle(at: place)
  let before = WorkCount.soFar
  try action()
  screen.settle(at: place)
  let work = WorkCount.soFar - before
  if work.description == expected { return }
  let report = screen.window.settleReport.map { "\n\($0)" } ?? ""
  Failure.record("The work was expected to be: \(expected)\nIt was: \(work)\(report)", at: place)
}
