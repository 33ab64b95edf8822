import HostTree
import Introspection
import ViewKernel

extension DemoScene {
  static let pullToRefresh = DemoScene(
    "A11", "pull-to-refresh", "Pulling a list asks for news: by introspection of its table, and by refreshable."
  ) { stage in
    let news = News()
    stage.show(Both(news: news, log: stage.log))
    let tables = stage.hosts(HostTableView.self)
    stage.step("pull down the first list") { tables[0].pullToRefresh() }
    stage.step("the news are there") { tables[0].refreshControl?.endRefreshing() }
    stage.step("pull down the second list") { tables[1].pullToRefresh() }
  }
}

@MainActor private final class News: ObservableObject {
  @Published var count = 1
}

private struct Both: View {
  @ObservedObject var news: News
  let log: CallLog

  var body: some View {
    VStack {
      List { Text("By introspection: \(news.count)") }
        .introspectTableView { table in
          let control = HostRefreshControl()
          control.addAction(for: .valueChanged) {
            log("the refresh control was pulled")
            news.count += 1
          }
          table.refreshControl = control
        }
      List { Text("By refreshable: \(news.count)") }
        .refreshable {
          log("the refresh action runs")
          news.count += 1
        }
    }
    .listStyle(.plain)
    .frame(height: 200)
  }
}
