public import HostTree

/// A controller that writes down when it loads its view, and when it appears and disappears.
open class WatchedController: HostViewController {
  private let log: EventLog
  /// What it is called in the log.
  public let name: String

  /// Makes a controller with a name, which is its title as well.
  public init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  open override func loadView() {
    super.loadView()
    view.accessibilityIdentifier = name
    log.add("\(name) loads")
  }
  open override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear") }
  open override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear") }
  open override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear") }
  open override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear") }
}
