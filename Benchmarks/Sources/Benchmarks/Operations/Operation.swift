import HostTree

/// One operation, to be measured on views and on hosts made by hand.
@MainActor
struct Operation {
  /// For the command line and for JSON.
  let name: String
  /// What the table says.
  let title: String
  /// What it is to take at most.
  let targets: [Target]
  /// What `--check` lets it take at most; a wide mark, since machines are shared.
  var ceiling: Target?
  /// Operations of one group, which follow each other, are measured in turns: they are compared with each other.
  var group: String?
  /// How often it runs; nil stands for as many times as asked for.
  var runs: Int?
  /// Whether each run begins from a fresh state; else the runs follow each other in one tree.
  var isFreshEachTime = true
  /// Prepares a run on hosts made by hand.
  let byHand: @MainActor () -> Trial
  /// Prepares a run on views.
  let views: @MainActor () -> Trial
}

/// A run that is ready to begin.
@MainActor
final class Trial {
  /// What is to be measured.
  let run: @MainActor () -> Void
  /// The same up to the hosts that are up to date, but not laid out: what peers do that lay nothing out.
  let update: @MainActor () -> Void
  private let findContent: @MainActor () -> HostView?
  /// Begins and ends what is to be in force during a run, and is not measured.
  private let setting: @MainActor (Bool) -> Void

  init(
    run: @escaping @MainActor () -> Void, update: (@MainActor () -> Void)? = nil,
    setting: @escaping @MainActor (Bool) -> Void = { _ in }, content: @escaping @MainActor () -> HostView?
  ) {
    self.run = run
    self.setting = setting
    self.update = update ?? run
    findContent = content
  }

  /// Hands what is to be measured to a function, in its setting.
  func inSetting(_ measure: (@MainActor () -> Void) -> Void) {
    setting(true)
    measure(run)
    setting(false)
  }

  /// Changes something in a window, and settles it.
  convenience init(_ window: HostWindow, change: @escaping @MainActor () -> Void) {
    self.init(
      run: {
        change()
        window.settle()
      },
      update: {
        change()
        window.rootViewController?.view.updateProperties()
      }, content: { window.content })
  }

  /// The hosts that both candidates must have in the same way.
  var content: HostView? { findContent() }
}

/// What an operation is to take at most.
enum Target {
  /// As many times as by hand.
  case ratio(Double)
  /// Some nanoseconds for each row that does not change, and as many times as by hand.
  case perUntouchedRow(nanoseconds: Double, rows: Int, ratio: Double)
  /// Some seconds.
  case time(Double)
  /// As many times as another operation.
  case factor(Double, of: String)

  /// In seconds; nil if what it is relative to was not measured.
  func limit(byHand: Double, views: (String) -> Double?) -> Double? {
    switch self {
    case .ratio(let ratio): byHand * ratio
    case .perUntouchedRow(let nanoseconds, let rows, let ratio): nanoseconds * 1e-9 * Double(rows) + byHand * ratio
    case .time(let seconds): seconds
    case .factor(let factor, let name): views(name).map { $0 * factor }
    }
  }

  var description: String {
    switch self {
    case .ratio(let ratio): "\(ratio) x"
    case .perUntouchedRow(let nanoseconds, _, let ratio): "\(Int(nanoseconds)) ns a row + \(ratio) x"
    case .time(let seconds): seconds.asTime
    case .factor(let factor, let name): "\(factor) x \(name)"
    }
  }
}
