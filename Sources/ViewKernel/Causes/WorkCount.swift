import HostTree

/// How much updates and layout have done, while a window of the process had
/// ``HostTree/HostWindow/recordsCauses``: the difference of two counts is the work between them.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let controller = HostingController(rootView: Text("one"))
/// window.recordsCauses = true
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.settle()
/// let before = WorkCount.soFar
/// controller.rootView = Text("another")
/// window.settle()
/// print(WorkCount.soFar - before)
/// // Prints "1 host, 2 measured, 3 placed"
/// ```
///
/// The counts do not depend on the machine or the build.
public struct WorkCount: Hashable, Sendable, CustomStringConvertible {
  private var bodies = 0
  private var hosts = 0
  private var measured = 0
  private var placed = 0

  /// The counts since recording began; zero if nothing records.
  @MainActor
  public static var soFar: WorkCount {
    guard let recorder = CauseRecorder.current else { return WorkCount() }
    let work = SettleWatch.counts()
    return WorkCount(
      bodies: recorder.bodies.endIndex, hosts: recorder.hosts.endIndex, measured: work.measured, placed: work.placed)
  }

  /// The work from one moment to another.
  public static func - (end: WorkCount, start: WorkCount) -> WorkCount {
    WorkCount(
      bodies: end.bodies - start.bodies, hosts: end.hosts - start.hosts, measured: end.measured - start.measured,
      placed: end.placed - start.placed)
  }

  /// The counts in words, those of zero left out: `1 body, 1 host, 3 measured, 2 placed`; `nothing` if all are.
  public var description: String {
    let parts = [
      bodies == 0 ? nil : PrintedValue.count(bodies, "body", "bodies"),
      hosts == 0 ? nil : "\(hosts) \(hosts == 1 ? "host" : "hosts")", measured == 0 ? nil : "\(measured) measured",
      placed == 0 ? nil : "\(placed) placed",
    ]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? "nothing" : text
  }
}
