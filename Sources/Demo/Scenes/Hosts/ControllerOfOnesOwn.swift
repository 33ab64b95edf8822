import Foundation
import ViewKernel

extension DemoScene {
  static let controllerOfOnesOwn = DemoScene(
    "B4", "controller-of-ones-own", "A controller in views: a child of the hosting controller, told when it appears."
  ) { stage in
    let loader = Loader()
    let hosting = HostingController(rootView: Library(loader: loader, log: stage.log))
    stage.show(hosting)
    stage.note("the hosting controller's children: \(hosting.children.map { "\(type(of: $0))" })")
    stage.step("the loader is done") { loader.finish(["Emma", "Persuasion"]) }
    stage.tap("Close")
    stage.note("the hosting controller's children: \(hosting.children.count)")
  }
}

/// Where titles come from: a scene has no network, so it says itself when they are there.
@MainActor private final class Loader {
  private var completions: [([String]) -> Void] = []

  func load(completion: @escaping ([String]) -> Void) { completions.append(completion) }

  func finish(_ titles: [String]) {
    for completion in completions { completion(titles) }
    completions = []
  }
}

private final class TitlesController: HostViewController, HostTableViewDataSource {
  private let loader: Loader
  private let log: CallLog
  private let table = HostTableView(style: .plain)
  private let indicator = HostActivityIndicatorView(style: .medium)
  private var titles: [String] = []

  init(loader: Loader, log: CallLog) {
    self.loader = loader
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    view.addSubview(table)
    view.addSubview(indicator)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
    indicator.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear")
    indicator.startAnimating()
    loader.load { [weak self] in self?.show($0) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("viewDidDisappear")
  }

  private func show(_ titles: [String]) {
    indicator.stopAnimating()
    self.titles = titles
    table.reloadData()
  }

  func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "title")
      ?? HostTableViewCell(style: .default, reuseIdentifier: "title")
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}

private struct Titles: HostViewControllerRepresentable {
  let loader: Loader
  let log: CallLog

  func makeHostViewController(context: Context) -> TitlesController { TitlesController(loader: loader, log: log) }

  func updateHostViewController(_ controller: TitlesController, context: Context) {}
}

private struct Library: View {
  let loader: Loader
  let log: CallLog
  @State private var isOpen = true

  var body: some View {
    VStack(alignment: .leading) {
      if isOpen { Titles(loader: loader, log: log) }
      Button("Close") { isOpen = false }
    }
  }
}

#Preview { Library(loader: Loader(), log: CallLog()) }
