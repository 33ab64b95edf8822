public import HostTree

/// The work of a settle of a window, with its causes: the state that was written, the bodies that ran for that, and the
/// hosts that changed.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Text("Count: \(count)")
///     Button("Add") { count += 1 }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.recordsCauses = true
/// window.rootViewController = HostingController(rootView: Counter())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 255))
/// window.settle()
/// print(window.settleReport!)
/// // Prints:
/// // Settle 2: 1 write, 1 body, 1 host
/// // count of Counter: 0 → 1
/// // └─ Counter, which reads count
/// //    └─ HostLabel "Count: 0": text: "Count: 0" → "Count: 1"
/// ```
///
/// Bodies of the library's own views are left out. The description is the same in each run of a program, in debug and
/// release builds; times and addresses are not in it.
public struct SettleReport: Hashable, Sendable, Codable {
  /// A value that was written since the settle before.
  public struct Write: Hashable, Sendable, Codable {
    /// The property: `count`.
    public let property: String
    /// The type of the view or object that it belongs to; empty if that could not be found out, as no view that is on
    /// screen has read it.
    public let owner: String
    /// The changes in words: `0 → 1`, or `items[2].name: "a" → "b"`.
    public let changes: [String]
    /// The input under way, such as `tap "Add"`; nil unless ``HostTree/HostWindow/noteInput(_:)`` was called.
    public let input: String?
    /// Whether a body or a host had read the value.
    public let hasReaders: Bool
  }

  /// A run of a body.
  public struct Body: Hashable, Sendable, Codable {
    /// The type of the view or modifier, without generic arguments.
    public let name: String
    /// Why it ran, in words: `which reads count`.
    public let causes: [String]
    /// The indices of the writes in ``SettleReport/writes`` that it ran for.
    public let writes: [Int]
    /// The index in ``SettleReport/bodies`` of the body that handed it another value; nil if none did.
    public let parent: Int?
    /// Whether nothing in the result differed, so that the run was of no use.
    public let isWasted: Bool
    /// A change of the code that would have saved a run that was wasted.
    public let advice: String?
  }

  /// A change of a host.
  public struct Host: Hashable, Sendable, Codable {
    /// The class of the host, and its text before the change.
    public let name: String
    /// `made`, `changed` or `removed`.
    public let kind: String
    /// The properties of its line in a printed tree that changed: `text: "0" → "1"`.
    public let changes: [String]
    /// The index in ``SettleReport/bodies`` of the body in whose run it changed; nil if it was in none.
    public let body: Int?
    /// Why it was updated, where no body ran for that.
    public let causes: [String]
  }

  /// The number of the settle: the first of a window is 1.
  public let number: Int
  /// The input before it, such as `tap "Add"`; nil unless ``HostTree/HostWindow/noteInput(_:)`` was called.
  public let input: String?
  /// The values that were written since the settle before.
  public let writes: [Write]
  /// The bodies that ran, in that order.
  public let bodies: [Body]
  /// The hosts that views made, changed and removed, in that order.
  public let hosts: [Host]
  /// How many sizes were computed, and not answered from memory.
  public let measureCount: Int
  /// How many hosts placed their subviews.
  public let layoutCount: Int
}

extension HostWindow {
  /// Whether this window's settles record their work and its causes, for ``settleReport`` and ``why(_:)-(String)``.
  /// False by default.
  ///
  /// While any window of the process records, updates take longer, and writes are noted for all windows. Set it before
  /// the views are shown: earlier writes and bodies are not known.
  public final var recordsCauses: Bool {
    get { WindowRecord.known(of: self)?.isWanted ?? false }
    set { newValue ? CauseRecording.begin(self) : CauseRecording.end(self) }
  }

  /// Says what is about to be done, such as `tap "Add"`: what is written from now on is told to come from it.
  ///
  /// For code that acts as a user, such as tests. It is in force until it is called again.
  public final func noteInput(_ input: String?) { CauseRecorder.input = input }

  /// The report of the last settle that did anything; nil before the first, and without ``recordsCauses``.
  public final var settleReport: SettleReport? {
    guard let recorder = CauseRecorder.current, let span = WindowRecord.known(of: self)?.last else { return nil }
    return SettleReport(span, of: self, recorder)
  }
}

/// The windows that record.
@MainActor
enum CauseRecording {
  private struct Entry {
    weak var record: WindowRecord?
  }

  @exclusivity(unchecked) private static var windows: [Entry] = []

  static func begin(_ window: HostWindow) {
    dropThoseGone()
    guard !window.recordsCauses else { return }
    CauseRecorder.begin()
    let record = WindowRecord.of(window)
    record.isWanted = true
    windows.append(Entry(record: record))
  }

  static func end(_ window: HostWindow) {
    dropThoseGone()
    guard let record = WindowRecord.known(of: window), record.isWanted else { return }
    record.isWanted = false
    windows.removeAll { $0.record === record }
    CauseRecorder.end()
  }

  /// Ends recording for windows that have gone.
  static func dropThoseGone() {
    // Not by a closure, which would check each time whether it is on the main actor.
    for index in windows.indices.reversed() where windows[index].record == nil {
      windows.remove(at: index)
      CauseRecorder.end()
    }
  }
}
