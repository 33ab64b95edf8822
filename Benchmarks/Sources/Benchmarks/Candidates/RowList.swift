import Foundation
import HostTree

/// A list of rows in a window, however it is made.
@MainActor
protocol RowList: AnyObject, Sendable {
  /// Shows rows, laid out for the first time, or made only.
  init(_ rows: [Row], isLaidOut: Bool)

  var window: HostWindow { get }

  /// Makes a change, which the next settle shows.
  func apply(_ edit: ListEdit)
}

extension RowList {
  /// Shows rows, laid out for the first time.
  init(_ rows: [Row]) { self.init(rows, isLaidOut: true) }
}

extension HostWindow {
  /// Lays out what it shows, or brings it up to date only.
  func show(isLaidOut: Bool) {
    if isLaidOut { settle() } else { rootViewController?.view.updateProperties() }
  }

  /// A window of a phone's size. It lays out when it is told to.
  static func shown(_ controller: HostViewController) -> HostWindow {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// What both candidates must show in the same way: all but the host at the root, which is the candidate's own.
  var content: HostView? { rootViewController?.view.subviews.first }
}

extension HostView {
  /// The first view inside, outer before inner, that is as described.
  func firstSubview(where isRight: (HostView) -> Bool) -> HostView? {
    for child in subviews {
      if isRight(child) { return child }
      if let found = child.firstSubview(where: isRight) { return found }
    }
    return nil
  }

  /// How many hosts there are, this one included.
  var hostCount: Int { subviews.reduce(1) { $0 + $1.hostCount } }
}
