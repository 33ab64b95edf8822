import Foundation
import ViewKernel

extension DemoScene {
  static let sharedStore = DemoScene(
    "B5", "shared-store", "A controller and views share a store: one request however many ask, and data that stays."
  ) { stage in
    let server = Server(log: stage.log)
    let store = NewsStore(server: server)
    stage.show(Reader(store: store))
    stage.step("the server answers") { server.answer(.success(["Rain", "Sun"])) }
    stage.tap("Reload")
    stage.tap("Reload")
    stage.step("the server fails") { server.answer(.failure(ServerError())) }
  }
}

private struct ServerError: Error {}

/// A server that answers when the scene says so.
@MainActor private final class Server {
  private let log: CallLog
  private var waiting: ((Result<[String], any Error>) -> Void)?

  init(log: CallLog) { self.log = log }

  func request(completion: @escaping (Result<[String], any Error>) -> Void) {
    log("the server gets a request")
    waiting = completion
  }

  func answer(_ result: Result<[String], any Error>) {
    waiting?(result)
    waiting = nil
  }
}

@MainActor private final class NewsStore: ObservableObject {
  @Published private(set) var news: [String] = []
  @Published private(set) var status = "never asked"
  private let server: Server
  private var completions: [([String]) -> Void] = []

  init(server: Server) { self.server = server }

  func load(completion: @escaping ([String]) -> Void = { _ in }) {
    completions.append(completion)
    guard completions.count == 1 else { return }
    status = "loading"
    server.request { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<[String], any Error>) {
    // After a failure the old news are better than none.
    if let new = try? result.get() { news = new }
    status = (try? result.get()) == nil ? "failed" : "up to date"
    let waiting = completions
    completions = []
    for completion in waiting { completion(news) }
  }
}

private final class NewsController: HostViewController, HostTableViewDataSource {
  private let store: NewsStore
  private let table = HostTableView(style: .plain)
  private let indicator = HostActivityIndicatorView(style: .medium)
  private var news: [String] = []

  init(store: NewsStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.backgroundView = indicator
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    indicator.startAnimating()
    store.load { [weak self] in self?.show($0) }
  }

  private func show(_ news: [String]) {
    indicator.stopAnimating()
    self.news = news
    table.reloadData()
  }

  func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int { news.count }

  func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "news")
      ?? HostTableViewCell(style: .default, reuseIdentifier: "news")
    cell.textLabel?.text = news[indexPath.row]
    return cell
  }
}

private struct NewsTable: HostViewControllerRepresentable {
  let store: NewsStore

  func makeHostViewController(context: Context) -> NewsController { NewsController(store: store) }
  func updateHostViewController(_ controller: NewsController, context: Context) {}
}

private struct Reader: View {
  @ObservedObject var store: NewsStore

  var body: some View {
    VStack(alignment: .leading) {
      NewsTable(store: store)
      ForEach(store.news, id: \.self) { Text($0) }
      Text(store.status).font(.footnote)
      Button("Reload") { store.load() }
    }
    .onAppear { store.load() }
  }
}

#Preview { Reader(store: NewsStore(server: Server(log: CallLog()))) }
