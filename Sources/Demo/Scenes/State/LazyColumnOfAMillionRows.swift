import HostTree
import ViewKernel

extension DemoScene {
  static let lazyColumnOfAMillionRows = DemoScene(
    "C12", "lazy-column-of-a-million-rows",
    "A lazy stack of a million views: they exist when they are in sight, and keep their state for a while."
  ) { stage in
    stage.show(Feed(log: stage.log))
    let scroll = stage.host(HostScrollView.self)
    stage.note("the content is \(Int(scroll.contentSize.height)) points high, as far as it is known")
    stage.tap("row 1: 0")
    stage.step("scroll by 100 points") { scroll.scroll(by: CGPoint(x: 0, y: 100)) }
    stage.tap("To the end")
    stage.note("the content is \(Int(scroll.contentSize.height)) points high")
    stage.step("scroll back to the top") { scroll.setContentOffset(.zero, animated: false) }
  }
}

private struct Feed: View {
  let log: CallLog

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 8) {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 4, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<1_000_000) { number in
                CountingRow(number: number)
                  .onAppear { log("row \(number) appears") }
                  .onDisappear { log("row \(number) disappears") }
              }
            } header: {
              Text("Rows").font(.headline)
            }
          }
        }
        .frame(height: 120)
        Button("To the end") { proxy.scrollTo(999_999, anchor: .bottom) }
      }
    }
  }
}

private struct CountingRow: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    // Higher ones further down, which are not known at the top.
    Button("row \(number): \(count)") { count += 1 }.frame(height: number < 1000 ? 30 : 50)
  }
}

#Preview { Feed(log: CallLog()) }
