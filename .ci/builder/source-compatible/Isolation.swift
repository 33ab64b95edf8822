// Views made by code that is bound to no actor, and views whose closures are: both must go on compiling, in Swift 5 and
// in Swift 6 mode. Each public view is in here.
import UIKitCompatibility
import ViewKernel

let globalStack = VStack(alignment: .leading, spacing: 4) {
  Text("a")
  Image(systemName: "star")
}
let globalLabel = Label("a", systemImage: "star")
let globalSpacer = Spacer(minLength: 4)
let globalRow = HStack { ZStack { Divider() } }
let globalToggle = Toggle("a", isOn: .constant(true))
let globalField = TextField("a", text: .constant("b"))
let globalList = List { Text("a") }
let globalButton = Button("a") {}

enum Parts {
  static let empty = EmptyView()
  static let placeholder = ScrollView(.horizontal, showsIndicators: false) { Color.red }
  static let erased = AnyView(Text("a"))
  static func badge(_ count: Int) -> some View {
    HStack {
      if count > 9 { Text("9+") } else { Text("\(count)") }
      if count == 0 { Image(systemName: "star") }
      switch count {
      case 0: Circle()
      case 1: Capsule()
      default: EmptyView()
      }
      if #available(macOS 15, *) { Divider() }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 4).fill(.red))
  }
}

nonisolated func containers() -> some View {
  VStack {
    Group {
      Spacer()
      Divider()
      Section("a") { Text("a") }
      Section(header: Text("a"), footer: Text("b")) { Text("c") }
      Section {
        Text("a")
      } header: {
        Text("b")
      } footer: {
        Text("c")
      }
      ForEach(0..<3) { Text("\($0)") }
      ForEach(["a", "b"], id: \.self) { Text($0) }
      AnyView(Text("a"))
      TupleView((Text("a"), Text("b")))
      EquatableView(content: Text("a"))
    }
    LazyVStack(pinnedViews: .sectionHeaders) { Text("a") }
    LazyHStack(spacing: 1) { Text("a") }
    LazyVGrid(columns: [GridItem(.flexible())]) { Text("a") }
    LazyHGrid(rows: [GridItem(.fixed(10))]) { Text("a") }
    Grid { GridRow { Text("a") } }
    HSplitView { Text("a") }
    VSplitView { Text("a") }
    ViewThatFits { Text("a") }
    ViewThatFits(in: .horizontal) { Text("a") }
    ScrollView { Text("a") }
    ScrollViewReader { proxy in Button("a") { proxy.scrollTo(1, anchor: .top) } }
    GeometryReader { proxy in Text("a").frame(width: proxy.size.width, height: proxy.frame(in: .global).height) }
    Form { Text("a") }
    List(["a"], id: \.self) { Text($0) }
    List(selection: .constant(nil as String?)) { Text("a") }
    DisclosureGroup("a") { Text("a") }
    MultiDatePicker("a", selection: .constant([]))
    Table([Branch()]) { TableColumn("a") { Text("\($0.id)") }.width(20) }
    ForEach(.constant([Branch()]), editActions: .all) { $branch in Text("\(branch.id)") }
    List(.constant([Branch()]), editActions: [.delete, .move]) { $branch in Text("\(branch.id)") }
    OutlineGroup([Branch()], children: \.branches) { Text("\($0.id)") }
    List([Branch()], children: \.branches) { Text("\($0.id)") }
    DisclosureGroup("a", isExpanded: .constant(true)) { Text("a") }
    GroupBox("a") { Text("a") }
    GroupBox {
      Text("a")
    } label: {
      Text("b")
    }
    ContentUnavailableView("a", systemImage: "star")
    ContentUnavailableView.search
    ControlGroup { Button("a") {} }
    ControlGroup("a") { Button("b") {} }
    LabeledContent("a") { Text("b") }
    LabeledContent("a", value: "b")
    PhaseAnimator([1, 2]) { Text("\($0)") }
    TimelineView(.animation) { Text($0.date, style: .time) }
    AsyncImage(url: nil)
    Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground) }
    KeyframeAnimator(initialValue: 1.0) {
      Text("\($0)")
    } keyframes: { _ in
      LinearKeyframe(2, duration: 1)
    }
  }
}

struct Branch: Identifiable {
  var id = 0
  var branches: [Branch]?
}

nonisolated func controls(
  isOn: Binding<Bool>, text: Binding<String>, number: Binding<Double>, count: Binding<Int>, date: Binding<Date>,
  color: Binding<Color>
) -> some View {
  VStack {
    Group {
      Label {
        Text("a")
      } icon: {
        Image(systemName: "star")
      }
      Toggle("a", isOn: isOn)
      Toggle(isOn: isOn) { Text("a") }
      TextField("a", text: text)
      TextField("a", value: number, format: .number)
      SecureField("a", text: text)
      TextEditor(text: text)
      TextEditor(text: .constant(AttributedString("a")))
      Slider(value: number, in: 0...1)
      Slider(value: number) {
        Text("a")
      } minimumValueLabel: {
        Text("b")
      } maximumValueLabel: {
        Text("c")
      }
      Stepper("a", value: count, in: 0...9)
      Stepper("a", onIncrement: {}, onDecrement: nil)
    }
    Picker("a", selection: count) { Text("a").tag(1) }
    DatePicker("a", selection: date, displayedComponents: .date)
    ColorPicker("a", selection: color)
    Button("a", role: .destructive) {}
    Button(action: {}) { Text("a") }
    EditButton()
    Link("a", destination: URL(fileURLWithPath: "/"))
    ShareLink("a", item: "b")
    PasteButton(payloadType: String.self) { _ in }
    RenameButton()
    SettingsLink()
    SettingsLink { Text("a") }
    Menu("a") { Button("b") {} }
    Menu {
      Text("a")
    } label: {
      Text("b")
    }
    ProgressView()
    ProgressView("a", value: 0.5)
    Gauge(value: 0.5) { Text("a") }
  }
}

nonisolated func places(_ selection: Binding<Int>, _ path: Binding<NavigationPath>) -> some View {
  TabView(selection: selection) {
    NavigationView { NavigationLink("a", destination: Text("b")).navigationTitle("c") }.tabItem { Text("a") }.tag(1)
    NavigationStack { NavigationLink("a", value: 1) }
    NavigationStack(path: path) { NavigationLink(value: 1) { Text("a") } }
    NavigationSplitView {
      Text("a")
    } detail: {
      Text("b")
    }
    NavigationSplitView {
      Text("a")
    } content: {
      Text("c")
    } detail: {
      Text("b")
    }
    Tab("a", systemImage: "star", value: 2) { Text("b") }
    TabSection("a") { Tab("b", systemImage: "star", value: 3) { Text("c") } }
    GlassEffectContainer { Text("a").glassEffect() }
    Text("a").toolbar {
      ToolbarItem(placement: .navigationBarTrailing) { Button("a") {} }
      ToolbarItemGroup(placement: .bottomBar) { Text("a") }
    }
  }
}

nonisolated func drawn() -> some View {
  ZStack {
    Circle().stroke(.red).background(Ellipse())
    Rectangle().trim(from: 0, to: 1).stroke(lineWidth: 2)
    RoundedRectangle(cornerRadius: 3).strokeBorder(.blue)
    UnevenRoundedRectangle(topLeadingRadius: 3)
    Capsule().inset(by: 3).fill(.green)
    DefaultGlassEffectShape().fill(.green)
    ContainerRelativeShape()
    ConcentricRectangle()
    AnyShape(Circle()).rotation(.degrees(3)).scale(2).offset(x: 1)
    Circle().union(Rectangle()).subtracting(Capsule()).intersection(Ellipse(), eoFill: true).fill(.red)
    Circle().symmetricDifference(Rectangle()).lineIntersection(Capsule()).lineSubtraction(Ellipse()).stroke(.red)
    Path { $0.move(to: .zero) }
    OffsetShape(shape: Circle(), offset: .zero)
    RotatedShape(shape: Circle(), angle: .zero)
    ScaledShape(shape: Circle(), scale: .zero)
    TransformedShape(shape: Circle(), transform: .identity)
    ModifiedContent(content: Circle(), modifier: EmptyModifier())
    Circle().transition(AnyTransition(.opacity))
    LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1)
    AngularGradient(colors: [.red], center: .center)
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])
    EllipticalGradient(colors: [.red])
  }
}

/// What geometry says in closures that run anywhere.
nonisolated func rotorEntry() -> AccessibilityRotorEntry<Int> { AccessibilityRotorEntry("a", id: 1) }

nonisolated func geometry() -> @Sendable (GeometryProxy) -> CGFloat {
  { proxy in proxy.frame(in: .global).minX + proxy.frame(in: .named("a")).minY + proxy.safeAreaInsets.top }
}

/// The closures of views in a body may use what is bound to the main actor.
@MainActor final class Desk: ObservableObject {
  @Published var count = 0
  var name: String { "a" }
  func press() { count += 1 }
  func row() -> Text { Text(name) }
}

@MainActor func mainActorText() -> Text { Text("a") }
@MainActor let mainActorNames = ["a"]

struct UsesMainActor: View {
  @StateObject private var desk = Desk()
  @State private var isOn = false
  private func part() -> some View { Text(desk.name) }
  private var other: some View {
    HStack {
      part(); mainActorText()
    }
  }

  var body: some View {
    VStack {
      mainActorText()
      part()
      other
      Label {
        desk.row()
      } icon: {
        Image(systemName: desk.name)
      }
      ForEach(mainActorNames, id: \.self) { name in
        HStack {
          Text(name); desk.row()
        }.onTapGesture { desk.press() }
      }
      GeometryReader { proxy in
        ScrollView { desk.row().frame(width: proxy.size.width) }
      }
      ScrollViewReader { proxy in
        List(mainActorNames, id: \.self) { _ in mainActorText() }.onAppear { proxy.scrollTo(desk.name) }
      }
      Toggle(isOn: $isOn) { desk.row() }
      Button {
        desk.press()
      } label: {
        desk.row()
      }
      Section {
        mainActorText()
      } header: {
        desk.row()
      }
      Picker("a", selection: $desk.count) { ForEach(0..<desk.count, id: \.self) { Text("\($0)") } }
      Stepper("a", onIncrement: { desk.press() }, onDecrement: { desk.press() })
      TextField("a", text: .constant(desk.name), onCommit: { desk.press() })
      Slider(value: .constant(1), onEditingChanged: { _ in desk.press() })
      DisclosureGroup {
        desk.row()
      } label: {
        mainActorText()
      }
      Menu {
        Button(desk.name) { desk.press() }
      } label: {
        desk.row()
      }
      PhaseAnimator([1, 2]) { _ in
        desk.row()
      } animation: { _ in
        desk.count > 0 ? .default : nil
      }
      KeyframeAnimator(initialValue: 1.0, trigger: desk.count) { _ in
        desk.row()
      } keyframes: { _ in
        LinearKeyframe(Double(desk.count), duration: 1)
      }
    }
    .toolbar { ToolbarItem { desk.row() } }
    .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in desk.press() })
  }
}

/// Extensions of views are bound to the main actor as the views are.
extension VStack {
  func titled() -> some View {
    VStack<TupleView<(Text, Self)>> {
      mainActorText(); self
    }
  }
}
extension Button where Label == Text {
  init(desk: Desk) { self.init(desk.name) { desk.press() } }
}
