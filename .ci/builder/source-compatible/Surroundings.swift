// Texts, accessibility, observation, applications and previews, as code for SwiftUI writes them: every overload here
// must go on compiling, in Swift 5 and in Swift 6 mode.
import UIKitCompatibility
import ViewKernel

struct E1: View {
  @State private var n = 1
  let d = 1.5
  let s: String? = "x"
  var body: some View {
    VStack {
      Text("\(n) of \(d)") + Text("x").bold() + Text(Image(systemName: "x")).foregroundColor(.red)
      Text("\(d, specifier: "%.2f")")
      Text("x \(n, format: .number)")
      Text("\(Date(), formatter: DateFormatter()) \(Date(), style: .relative) \(Text("x").bold()) \(Image(systemName: "x"))")
      Text(String(localized: "x \(n)", comment: "y"))
      Text(String(localized: "x", defaultValue: "y \(n)", table: "t", bundle: .main, comment: "y"))
      Text(LocalizedStringResource("x", comment: "y"))
      Text(Date(), format: .dateTime.day().month())
      Text(verbatim: "x"); Text(s ?? "x"); Text(LocalizedStringKey("x")); Text("x", comment: "y");
      Text("x", tableName: "t", bundle: nil, comment: "x")
      Text(d, format: .currency(code: "EUR"))
      Text(n.description); Text(AttributedString("x"))
    }
    Text("x").lineLimit(1).lineLimit(nil).lineLimit(2...3).lineLimit(2, reservesSpace: true).lineSpacing(3)
      .multilineTextAlignment(.center).minimumScaleFactor(0.5).truncationMode(.tail).allowsTightening(true).kerning(1)
      .tracking(2).baselineOffset(3).underline().underline(true, color: .red).strikethrough().strikethrough(
        n > 1, color: .red
      ).textCase(.uppercase).monospacedDigit().monospaced().fontDesign(.serif).bold(n > 1).italic(true).textSelection(
        .enabled
      ).underline(pattern: .dash)
    Text("x").font(.largeTitle).font(.title2).font(.subheadline).font(nil).fontWeight(.semibold).fontWeight(nil)
      .foregroundStyle(.red).foregroundColor(nil).foregroundColor(n > 0 ? .red : Color(.gray))
    Text("x").foregroundColor(n > 0 ? .red : .blue).background(n > 0 ? Color.red : Color.blue).foregroundStyle(
      n > 0 ? Color.red : .blue
    ).foregroundStyle(n > 0 ? AnyShapeStyle(.red) : AnyShapeStyle(.blue)).tint(n > 0 ? .red : nil)
    Text("x").accessibility(label: Text("x")).accessibility(hidden: true).accessibility(addTraits: .isButton)
      .accessibility(identifier: "x").accessibility(value: Text("x")).accessibility(hint: Text("x")).accessibilityLabel(
        "x"
      ).accessibilityLabel(Text("x")).accessibilityHint("x").accessibilityValue("x").accessibilityElement(
        children: .combine
      ).accessibilityElement().accessibilityHidden(true).accessibilityAddTraits([.isButton, .isSelected])
      .accessibilityRemoveTraits(.isImage).accessibilityAction {}.accessibilityAction(named: "x") {}
      .accessibilityAdjustableAction { d in
        switch d {
        case .increment: break;
        case .decrement: break;
        @unknown default: break
        }
      }.accessibilitySortPriority(1).accessibilityInputLabels(["x"]).accessibilityIdentifier("x")
    Text("x").redacted(reason: .placeholder).unredacted().privacySensitive().safeAreaInset(edge: .bottom) { Text("x") }
      .safeAreaInset(edge: .top, spacing: 0) { Text("x") }
    Text("x").textFieldStyle(RoundedBorderTextFieldStyle()).textFieldStyle(.roundedBorder).textFieldStyle(
      PlainTextFieldStyle())
  }
  @FocusState var f: Bool
}
extension View { func windowStyle(_ i: Int) -> Self { self } }

@Observable class Model { var name = "x"; var on = false; @ObservationIgnored var z = 1 }
struct E2: View {
  @State private var model = Model()
  @Bindable var m2: Model
  @Environment(Model.self) private var env
  @Environment(Model.self) private var env2: Model?
  @Binding var text: String
  @Binding var opt: String?
  init(text: Binding<String>, opt: Binding<String?>, m: Model) {
    _text = text; self._opt = opt; self.m2 = m; _model = State(initialValue: Model()); _model = State(wrappedValue: m)
  }
  var body: some View {
    @Bindable var e = env
    TextField("x", text: $e.name)
    TextField("x", text: $model.name)
    TextField("x", text: $m2.name)
    TextField("x", text: Binding($opt)!)
    TextField("x", text: Binding(get: { opt ?? "" }, set: { opt = $0 }))
    TextField("x", text: Binding<String>(get: { self.text }, set: { v in self.text = v }))
    if let b = Binding($opt) { TextField("x", text: b) }
    Toggle("x", isOn: .constant(true))
    Text("x").environment(model)
    E2(text: .constant("x"), opt: $opt, m: Model())
    Toggle("x", isOn: $model.on.animation(.spring()))
  }
}
struct MyApp: App {
  @StateObject private var s = S()
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup { ContentView().environmentObject(s) }
      .onChange(of: phase) { p in
        switch p {
        case .active: break;
        case .inactive: break;
        case .background: break;
        @unknown default: break
        }
      }

    WindowGroup("x", id: "x") { Text("x") }
    Window("x", id: "y") { Text("x") }
    Settings { Text("x") }
  }
}
class S: ObservableObject { @Published var a = 1 }
struct ContentView: View { var body: some View { Text("x") } }
struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ContentView(); ContentView().preferredColorScheme(.dark).previewDevice("x")
    }
  }
}
struct Wrap<Content: View>: View {
  let content: Content; init(@ViewBuilder content: () -> Content) { self.content = content() };
  var body: some View { content }
}
struct Wrap2<Content>: View where Content: View {
  @ViewBuilder let content: () -> Content; var body: some View { VStack(content: content) }
}
struct Wrap3<T: RandomAccessCollection, C: View>: View where T.Element: Identifiable {
  let d: T; let content: (T.Element) -> C;
  init(_ d: T, @ViewBuilder content: @escaping (T.Element) -> C) { self.d = d; self.content = content };
  var body: some View { ForEach(d, content: content) }
}
extension View {
  @ViewBuilder func `if`<T: View>(_ c: Bool, transform: (Self) -> T) -> some View {
    if c { transform(self) } else { self }
  }
  func eraseToAnyView() -> AnyView { AnyView(self) }
  func cardStyle() -> some View { modifier(Card()) }
  func readSize(_ f: @escaping (CGSize) -> Void) -> some View {
    background(GeometryReader { g in Color.clear.preference(key: SK.self, value: g.size) }).onPreferenceChange(
      SK.self, perform: f)
  }
}
struct SK: PreferenceKey {
  static let defaultValue: CGSize = .zero; static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}
struct Card: ViewModifier {
  @State private var on = false; @Environment(\.colorScheme) var cs;
  func body(content: Content) -> some View { content.padding().background(cs == .dark ? Color.black : .white) }
}
struct Eq: View, Equatable {
  let a: Int; var body: some View { Text("\(a)") }; nonisolated static func == (l: Eq, r: Eq) -> Bool { l.a == r.a }
}
struct UseEq: View {
  var body: some View {
    EquatableView(content: Eq(a: 1)); Eq(a: 2).equatable(); Wrap { Text("x") }.if(true) { $0.padding() }
  }
}
struct LV: View {
  @State private var editMode = EditMode.inactive
  @State var c: Color = .red
  @State var angle = Angle.zero
  @State var angle2: Angle = .degrees(3)
  var colors: [Color] = [.red, .blue, Color(red: 1, green: 1, blue: 1)]
  let cols = [GridItem(.flexible()), GridItem(.flexible())]
  let gradient = Gradient(colors: [.red, .blue])
  var edge: Edge.Set = .all
  var al: TextAlignment = .leading
  var body: some View {
    let w: CGFloat = 10
    Text("x").rotationEffect(angle + .degrees(10) * 2 - angle2).frame(width: w).environment(\.editMode, $editMode)
    ForEach(colors, id: \.self) { $0.frame(width: 10) }
    ForEach(Edge.allCases, id: \.self) { _ in Text("x") }
    ForEach(DynamicTypeSize.allCases, id: \.self) {
      Text("x").dynamicTypeSize($0).dynamicTypeSize(...DynamicTypeSize.large)
    }
    ForEach(ContentSizeCategory.allCases, id: \.self) { Text("\($0.hashValue)") }
    Rectangle().fill(gradient).foregroundStyle(gradient)
    Rectangle().fill(AngularGradient(gradient: gradient, center: .center))
    Rectangle().fill(.conicGradient(colors: [.red], center: .center))
    Rectangle().fill(.quaternary).fill(.bar).fill(Color.red, style: FillStyle(eoFill: true, antialiased: true)).fill(
      style: FillStyle(eoFill: true))
    Text(c.description).onTapGesture {
      c = Color.red.mix(with: .blue, by: 0.5); _ = UnitPoint.topLeading; _ = Color.Resolved(red: 1, green: 1, blue: 1);
      _ = c.resolve(in: EnvironmentValues())
    }
  }
}

struct DatePage: View { var body: some View { Text(Date(), formatter: DateFormatter()) } }
struct PhonePreview: PreviewProvider {
  static var platform: PreviewPlatform? { .iOS }; static var previews: some View { ContentView() }
}
