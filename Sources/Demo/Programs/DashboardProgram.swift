import ViewKernel

private struct Reading: Identifiable {
  let id = UUID()
  let day: String
  let value: Double
}

private struct EqualWidthHStack: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let max = maxSize(subviews)
    return CGSize(
      width: max.width * CGFloat(subviews.count) + spacing * CGFloat(subviews.count - 1), height: max.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let max = maxSize(subviews)
    var x = bounds.minX + max.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: max.width, height: max.height))
      x += max.width + spacing
    }
  }

  private func maxSize(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
}

private struct TallestBar: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Bar: View, Animatable {
  var reading: Reading
  var height: CGFloat
  var isSelected: Bool

  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  var body: some View {
    VStack(spacing: 4) {
      Spacer(minLength: 0)
      RoundedRectangle(cornerRadius: 4)
        .fill(isSelected ? Color.orange : Color.blue)
        .frame(width: 24, height: height)
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: TallestBar.self, value: proxy.size.height)
          })
      Text(reading.day).font(.caption2)
    }
  }
}

private struct Chart: View {
  let readings: [Reading]
  @State private var selected: UUID?
  @State private var tallest: CGFloat = 0
  @State private var scale: CGFloat = 10

  var body: some View {
    VStack {
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(readings) { reading in
          Bar(reading: reading, height: CGFloat(reading.value) * scale, isSelected: selected == reading.id)
            .onTapGesture { selected = reading.id }
        }
      }
      .frame(height: 160)
      .onPreferenceChange(TallestBar.self) { tallest = $0 }
      Text("Tallest: \(tallest, specifier: "%.0f") points")
      EqualWidthHStack {
        Button("Small") { withAnimation(.linear(duration: 1)) { scale = 10 } }
        Button("Very large") { withAnimation(.linear(duration: 1)) { scale = 20 } }
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }
}

private struct Card<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(LinearGradient(gradient: Gradient(colors: [.white, .yellow]), startPoint: .top, endPoint: .bottom))
    .cornerRadius(12)
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
    .shadow(radius: 3)
  }
}

private struct DashboardView: View {
  enum Tab { case overview, chart, about }
  @State private var tab = Tab.overview
  @AppStorage("visits") private var visits = 0
  let readings = [
    Reading(day: "Mon", value: 3), Reading(day: "Tue", value: 5), Reading(day: "Wed", value: 2),
    Reading(day: "Thu", value: 6),
  ]
  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    TabView(selection: $tab) {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(readings) { reading in
            Card(reading.day) {
              Text("\(reading.value, specifier: "%.1f") °C").font(.title2).bold()
            }
          }
        }
        .padding(.horizontal)
        Button("Show the chart") { tab = .chart }
      }
      .tabItem { Label("Overview", systemImage: "square.grid.2x2") }
      .tag(Tab.overview)
      Chart(readings: readings)
        .tabItem {
          Image(systemName: "chart.bar")
          Text("Chart")
        }
        .tag(Tab.chart)
      VStack {
        Circle()
          .trim(from: 0, to: 0.75)
          .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .frame(width: 80, height: 80)
        Text("Visits: \(visits)")
      }
      .onAppear { visits += 1 }
      .tabItem { Label("About", systemImage: "info.circle") }
      .tag(Tab.about)
    }
    .accentColor(.orange)
  }
}

#Preview { DashboardView() }

extension DemoScene {
  static let dashboardProgram = DemoScene(
    "P3", "dashboard", "A program as one writes it with SwiftUI: tabs, cards, a chart with a layout of its own."
  ) { stage in
    let name = "ViewKernel.Demo.dashboard"
    guard let settings = UserDefaults(suiteName: name) else { return stage.note("there are no settings") }
    settings.removePersistentDomain(forName: name)
    stage.show(DashboardView().defaultAppStorage(settings))
    stage.tap("Show the chart")
    stage.tap("Very large")
    stage.step("wait for half a second") { stage.clock.advance(by: 0.5) }
    stage.step("wait for another half") { stage.clock.advance(by: 0.5) }
    stage.step("choose the third tab") { stage.host(HostTabBar.self).tapItem(at: 2) }
    settings.removePersistentDomain(forName: name)
  }
}
