// Names and forms that few programs use, as code for SwiftUI writes them: all must go on compiling, in Swift 5 and in
// Swift 6 mode.
import UIKitCompatibility
import ViewKernel

struct T1Styles: View {
  @State private var amount: Int?
  @State private var date = Date.now
  var body: some View {
    Text("x").padding().background(.fill.tertiary, in: .rect(cornerRadius: 4)).foregroundStyle(.tint.secondary)
    Text("x").foregroundStyle(Color.red.quaternary).tint(Gradient(colors: [.red, .blue])).background(.background.secondary)
    Gauge(value: 0.5, in: 0...1) { Text("x") } currentValueLabel: { Text("y") }.gaugeStyle(.accessoryCircular)
    Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryLinearCapacity)
    ControlGroup { Button("x") {} }.controlGroupStyle(.compactMenu).controlGroupStyle(.navigation).controlGroupStyle(.palette)
    DatePicker("x", selection: $date).datePickerStyle(T1DateStyle())
    Rectangle().fill(.selection).fill(.windowBackground).clipShape(.buttonBorder)
    ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true).fill(.red)
    Color.red.clipShape(.rect(corners: .concentric, isUniform: false))
    TextField(value: $amount, format: .number, prompt: Text("x")) { Text("y") }
    TextEditor(text: .constant("x")).textEditorStyle(.plain)
    Color(uiColor: .systemBackground)
    Image(uiImage: HostImage(named: "x", size: CGSize(width: .infinity, height: 10)))
    ProgressView(Progress(totalUnitCount: 3))
    Text(Date.now...Date.distantFuture).font(Font(HostFont.preferredFont(forTextStyle: .body)))
  }
}

struct T1DateStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      DatePicker("", selection: configuration.$selection, displayedComponents: configuration.displayedComponents)
    }
  }
}

enum T2Place: Hashable, CaseIterable { case home, mail, search }

struct T2Tabs: View {
  @State private var place = T2Place.home
  @State private var customization = TabViewCustomization()
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement
  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: .home) { Text("x") }.badge(3).customizationID("home")
      TabSection("More") {
        Tab("Mail", systemImage: "envelope", value: .mail) { Text("x") }.hidden(false)
      }
      .sectionActions { Button("x") {} }
      Tab(value: .search, role: .search) { Text("x") }
    }
    .tabViewCustomization($customization).tabViewBottomAccessory { Text("x") }.tabViewSearchActivation(.searchTabSelection)
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: T2Place.home) { Text("x") }
        .swipeActions { Button("x") {} }.contextMenu { Button("y") {} }.defaultVisibility(.hidden, for: .tabBar)
      TabSection {
        Tab("Mail", systemImage: "envelope", value: T2Place.mail) { Text("x") }
          .customizationID("mail").customizationBehavior(.disabled, for: .sidebar, .tabBar)
      } header: {
        Label("More", systemImage: "folder")
      }
      .sectionActions { Button("Add", systemImage: "plus") {} }.customizationID("more").tabPlacement(.sidebarOnly)
    }
    .tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)
    .tabViewSidebarHeader { Text("x") }.tabViewSidebarFooter { Text("y") }.tabViewSidebarBottomBar { Button("z") {} }
    .onChange(of: customization[section: "more"].tabOrder) {}
    TabView {
      Tab("Home", systemImage: "house") { Text("x") }
      Tab("Mail", systemImage: "envelope") { Text("x") }.badge("new")
    }
    TabView(selection: $place) { ForEach(T2Place.allCases, id: \.self) { p in Tab("x", systemImage: "star", value: p) { Text("x") } } }
  }
  @TabContentBuilder<T2Place> private func tabs() -> some TabContent<T2Place> {
    Tab("Home", systemImage: "house", value: .home) { Text("x") }
    if place == .mail { Tab("Mail", systemImage: "envelope", value: .mail) { Text("x") } }
  }
}

struct T3Bars: View {
  @State private var query = ""
  @FocusState private var isRenaming: Bool
  var body: some View {
    NavigationStack {
      List {
        Text("x").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }.listItemTint(.red)
        Section("x") { RenameButton() }.collapsible(false)
      }
      .environment(\.defaultMinListRowHeight, 30).renameAction($isRenaming)
      .navigationTitle("x").navigationSubtitle("y").toolbarColorScheme(.dark, for: .navigationBar, .tabBar)
      .toolbar(id: "main") {
        ToolbarItem(id: "x", placement: .primaryAction) { Button("x") {} }
        ToolbarItem(id: "y", placement: .secondaryAction, showsByDefault: false) { Button("y") {} }
      }
      .toolbar {
        ToolbarTitleMenu { Button("x") {} }
        ToolbarItem(placement: .topBarTrailing) { Button(role: .confirm) {} }.sharedBackgroundVisibility(.hidden)
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        ToolbarItem(placement: .subtitle) { Text("x") }
      }
      .safeAreaBar(edge: .bottom) { Button("x") {}.buttonSizing(.flexible) }
      .searchable(text: $query).searchToolbarBehavior(.minimize).searchPresentationToolbarBehavior(.avoidHidingContent)
    }
  }
}

struct T4Access: View {
  @AccessibilityFocusState private var field: T2Place?
  @AccessibilityFocusState private var isHere: Bool
  @State private var value = 0.5
  @State private var isImporting = false
  @State private var selection: TextSelection?
  @State private var text = ""
  var body: some View {
    Circle().accessibilityRepresentation { Slider(value: $value) { Text("x") } }.accessibilityFocused($isHere)
    Text("x").accessibilityActions { Button("x") {} }.accessibilityFocused($field, equals: .home)
      .accessibilityLabel("x", isEnabled: true).accessibilityAction(named: Text("x")) {}.accessibilityCustomContent("x", "y")
      .accessibilityRotor("x") { ForEach(0..<3) { AccessibilityRotorEntry("x", id: $0) } }
      .accessibilityScrollAction { _ in }.accessibilityZoomAction { print($0.direction) }
    Text("x").hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 1.1 : 1) }
    TextField("x", text: $text, selection: $selection)
    TextEditor(text: $text, selection: $selection)
    Text("x").fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .plainText]) { print($0) }
      .fileExporter(isPresented: $isImporting, item: "x", contentTypes: [.plainText]) { _ in }
    Text("x").symbolEffect(.drawOn, isActive: true).dialogIcon(Image("x")).dialogSeverity(.critical)
      .gesture(DragGesture(), name: "x", isEnabled: true).handlesExternalEvents(preferring: [], allowing: ["*"])
  }
}

@Animatable
struct T5Wave: Shape {
  var height: CGFloat
  var phase = 0.0
  @AnimatableIgnored var count: Int = 3
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct T6Bounce: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time > 1 ? nil : value.scaled(by: time).interpolated(towards: value, amount: 0.5)
  }
}
