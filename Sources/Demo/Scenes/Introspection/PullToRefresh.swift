import HostTree
import Introspection
import ViewKernel

extension DemoScene {
  static let pullToRefresh = DemoScene(
    "A11", "pull-to-refresh", "Pulling a list asks for news: by introspection of its table, and by refreshable."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Both(news: News(), log: stage.log))
    let tables = stage.hosts(HostTableView.self)
    stage.step("pull down the first list") { tables[0].pullToRefresh() }
    stage.step("let the first list refresh, too") { page.rootView.isRefreshable = true }
    stage.step("pull down the first list") { tables[0].pullToRefresh() }
    stage.step("the news are there") { tables[0].refreshControl?.endRefreshing() }
    stage.step("pull down the second list") { tables[1].pullToRefresh() }
    stage.step("the first list refreshes no more") { page.rootView.isRefreshable = false }
  }
}

@MainActor private final class News: ObservableObject {
  @Published var count = 1
}

private struct Both: View {
  @ObservedObject var news: News
  let log: CallLog
  var isRefreshable = false

  var body: some View {
    VStack {
      List { Text("By introspection: \(news.count)") }
        .introspect(.list, isEnabled: isRefreshable) { table, edit in
          // One control for each table, however often the news change.
          guard edit.phase == .attach else { return }
          let control = HostRefreshControl()
          control.addAction(for: .valueChanged) {
            log("the refresh control was pulled")
            news.count += 1
          }
          table.refreshControl = control
          edit.onDetach { table.refreshControl = nil }
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

#Preview { Both(news: News(), log: CallLog()) }
