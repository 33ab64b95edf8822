import HostTree
import TestSupport
import ViewKernel
import XCTest

/// State counts as read wherever it is read during an update: in bodies, and in closures and functions that run later
/// in the same update, in layout and drawing included.
///
/// One row a place where user code runs, one column a kind of state. Each is read in that place alone, so that nothing
/// else makes anybody look; after it has changed, the screen must be as if it had been so from the start.
@MainActor
final class LateCodeTests: HostTestCase {
  func testStateIsFollowedWhereverItIsRead() { check { Stateful(isOn: $0, place: $1) } }
  func testABindingIsFollowedWhereverItIsRead() { check { Bound(isOn: $0, place: $1) } }
  func testAnObservableObjectIsFollowedWhereverItIsRead() { check { Observing(flag: Flag($0), place: $1) } }
  func testAnObservedObjectIsFollowedWhereverItIsRead() { check { Watching(flag: PublishedFlag($0), place: $1) } }
  func testTheEnvironmentIsFollowedWhereverItIsRead() { check { InEnvironment(isOn: $0, place: $1) } }

  private func check<V: View>(_ program: (Bool, @escaping Place) -> V, line: UInt = #line) {
    for (name, place) in places {
      let screen = show(program(false, place), height: 400, line: line)
      let before = screen.seen
      screen.flip()
      let after = screen.seen
      let fresh = show(program(true, place), height: 400, line: line)
      XCTAssertNotEqual(before, after, "\(name): nothing has changed", line: line)
      if before != after { assertText(after, fresh.seen, line: line) }
      screen.flip()
      XCTAssertEqual(screen.seen, before, "\(name): not as it was before", line: line)
      screen.close()
      fresh.close()
    }
  }
}

extension Screen {
  /// The printed tree and the drawing.
  fileprivate var seen: String { tree() + "\n" + window.svgDescription }

  /// What a tap on the button does, which may lie under a sheet.
  fileprivate func flip() {
    hosts(of: HostButton.self)[0].sendActions(for: .primaryActionTriggered)
    settle()
  }
}

/// A view with user code that reads a flag.
private typealias Place = @MainActor (_ isOn: @escaping () -> Bool) -> AnyView

@MainActor
private let places: [(String, Place)] = [
  (
    "alignmentGuide",
    { isOn in
      AnyView(
        VStack(alignment: .leading) {
          Color.red.frame(width: 50, height: 10)
          Color.blue.frame(width: 50, height: 10).alignmentGuide(.leading) { _ in isOn() ? 20 : 0 }
        })
    }
  ),
  (
    "alignmentGuide of several views",
    { isOn in
      AnyView(
        HStack(alignment: .top) {
          Group {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 10, height: 10)
          }
          .alignmentGuide(.top) { isOn() ? $0.height : 0 }
          Color.green.frame(width: 10, height: 30)
        })
    }
  ),
  (
    "alignmentGuide of rows",
    { isOn in
      AnyView(
        LazyVStack(alignment: .leading) {
          ForEach(0..<3) { Text(verbatim: "\($0)").alignmentGuide(.leading) { _ in isOn() ? 20 : 0 } }
        })
    }
  ),
  ("Layout.sizeThatFits", { isOn in AnyView(Custom(width: { isOn() ? 60 : 30 })() { Color.red }) }),
  (
    "Layout.placeSubviews",
    { isOn in AnyView(Custom(x: { isOn() ? 60 : 30 })() { Color.red.frame(width: 9, height: 9) }) }
  ),
  (
    "Layout.explicitAlignment",
    { isOn in
      AnyView(
        VStack(alignment: .leading) {
          Custom(guide: { isOn() ? 10 : 0 })() { Color.red }
          Color.green.frame(width: 50, height: 10)
        })
    }
  ),
  (
    "Layout.spacing",
    { isOn in
      AnyView(
        VStack {
          Custom(isTight: { isOn() })() { Color.red }
          Color.green.frame(height: 10)
        })
    }
  ),
  ("Layout.makeCache", { isOn in AnyView(Cached(width: { isOn() ? 60 : 30 })() { Color.red }) }),
  ("AnyLayout", { isOn in AnyView(AnyLayout(Custom(width: { isOn() ? 60 : 30 })) { Color.red }) }),
  (
    "anchorPreference",
    { isOn in
      AnyView(
        Color.red.frame(width: 40, height: 10)
          .anchorPreference(key: Anchors.self, value: .bounds) { isOn() ? [$0] : [] }
          .overlayPreferenceValue(Anchors.self) { Text(verbatim: "\($0.count)") })
    }
  ),
  (
    "transformAnchorPreference",
    { isOn in
      AnyView(
        Color.red.anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
          .transformAnchorPreference(key: Anchors.self, value: .bounds) { if isOn() { $0.append($1) } }
          .overlayPreferenceValue(Anchors.self) { Text(verbatim: "\($0.count)") })
    }
  ),
  (
    "transformPreference",
    { isOn in
      AnyView(
        Color.red.transformPreference(Names.self) { if isOn() { $0.append("on") } }
          .overlayPreferenceValue(Names.self) { Text(verbatim: "\($0)") })
    }
  ),
  (
    "backgroundPreferenceValue",
    { isOn in
      AnyView(
        Color.red.preference(key: Names.self, value: ["a"])
          .backgroundPreferenceValue(Names.self) { Text(verbatim: "\($0) \(isOn())") })
    }
  ),
  (
    "onPreferenceChange of a transform",
    { isOn in AnyView(Told { $0.transformPreference(Names.self) { $0 = ["\(isOn())"] } }) }
  ),
  (
    "onGeometryChange(of:)",
    { isOn in
      AnyView(
        Shown { shown in
          Color.red.onGeometryChange(for: Bool.self) { _ in
            isOn()
          } action: {
            shown.wrappedValue = "\($0)"
          }
        })
    }
  ),
  ("GeometryReader", { isOn in AnyView(GeometryReader { Text(verbatim: "\($0.size.width) \(isOn())") }) }),
  ("GeometryEffect", { isOn in AnyView(Color.red.frame(width: 9, height: 9).modifier(Shift { isOn() ? 20 : 0 })) }),
  (
    "GeometryEffect.ignoredByLayout",
    { isOn in AnyView(Color.red.frame(width: 9, height: 9).modifier(Shift { isOn() ? 20 : 0 }.ignoredByLayout())) }
  ),
  ("Shape.path", { isOn in AnyView(Part { isOn() ? 1 : 0.5 }) }),
  ("Shape.path of a stroke", { isOn in AnyView(Part { isOn() ? 1 : 0.5 }.stroke(Color.red)) }),
  ("Shape.path of a changed shape", { isOn in AnyView(Part { isOn() ? 1 : 0.5 }.rotation(.degrees(10)).fill(.red)) }),
  ("Shape.sizeThatFits", { isOn in AnyView(Part(height: { isOn() ? 50 : 20 }) { 1 }) }),
  ("clipShape", { isOn in AnyView(Color.red.clipShape(Part { isOn() ? 1 : 0.5 })) }),
  ("ShapeStyle.resolve", { isOn in AnyView(Rectangle().fill(Paint { isOn() ? .red : .blue })) }),
  ("ShapeStyle.resolve of a text", { isOn in AnyView(Text("a").foregroundStyle(Paint { isOn() ? .red : .blue })) }),
  ("ShapeStyle.resolve of a background", { isOn in AnyView(Text("a").background(Paint { isOn() ? .red : .blue })) }),
  ("HostViewRepresentable.updateHostView", { isOn in AnyView(Represented(title: { "\(isOn())" })) }),
  ("HostViewRepresentable.sizeThatFits", { isOn in AnyView(Represented(width: { isOn() ? 70 : 30 })) }),
  ("ViewModifier.body", { isOn in AnyView(Color.red.modifier(Titled { "\(isOn())" })) }),
  ("transformEnvironment", { isOn in AnyView(Text("a").transformEnvironment(\.lineLimit) { $0 = isOn() ? 2 : 1 }) }),
  ("ButtonStyle", { isOn in AnyView(Button("b") {}.buttonStyle(ButtonLook(isOn: isOn))) }),
  ("PrimitiveButtonStyle", { isOn in AnyView(Button("b") {}.buttonStyle(PrimitiveButtonLook(isOn: isOn))) }),
  ("LabelStyle", { isOn in AnyView(Label("b", systemImage: "star").labelStyle(LabelLook(isOn: isOn))) }),
  ("ToggleStyle", { isOn in AnyView(Toggle("b", isOn: .constant(true)).toggleStyle(ToggleLook(isOn: isOn))) }),
  ("ProgressViewStyle", { isOn in AnyView(ProgressView().progressViewStyle(ProgressLook(isOn: isOn))) }),
  ("TextFieldStyle", { isOn in AnyView(TextField("b", text: .constant("")).textFieldStyle(FieldLook(isOn: isOn))) }),
  ("FormStyle", { isOn in AnyView(Form { Text("b") }.formStyle(FormLook(isOn: isOn))) }),
  ("Transition.body", { isOn in AnyView(Color.red.transition(Faded { isOn() ? 1 : 0.5 })) }),
  ("ForEach", { isOn in AnyView(ForEach(0..<2) { Text(verbatim: "\($0) \(isOn())") }) }),
  ("List", { isOn in AnyView(List(0..<2, id: \.self) { Text(verbatim: "\($0) \(isOn())") }) }),
  ("LazyVStack", { isOn in AnyView(LazyVStack { ForEach(0..<2) { Text(verbatim: "\($0) \(isOn())") } }) }),
  (
    "LazyHGrid",
    { isOn in AnyView(LazyHGrid(rows: [GridItem()]) { ForEach(0..<2) { Text(verbatim: "\($0) \(isOn())") } }) }
  ),
  ("ScrollViewReader", { isOn in AnyView(ScrollViewReader { _ in Text(verbatim: "\(isOn())") }) }),
  ("sheet", { isOn in AnyView(Color.red.sheet(isPresented: .constant(true)) { Text(verbatim: "\(isOn())") }) }),
  (
    "navigationDestination",
    { isOn in
      AnyView(
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { Text(verbatim: "\($0) \(isOn())") }
        })
    }
  ),
  ("PhaseAnimator", { isOn in AnyView(PhaseAnimator([0]) { Text(verbatim: "\($0) \(isOn())") }) }),
]

// MARK: Kinds of state

private struct Stateful: View {
  @State var isOn: Bool
  let place: Place

  var body: some View {
    Button("flip") { isOn.toggle() }
    place { isOn }
  }
}

private struct Bound: View {
  @State var isOn: Bool
  let place: Place

  var body: some View {
    Button("flip") { isOn.toggle() }
    Child(isOn: $isOn, place: place)
  }

  struct Child: View {
    @Binding var isOn: Bool
    let place: Place

    var body: some View { place { isOn } }
  }
}

@Observable
private final class Flag: @unchecked Sendable {
  var isOn: Bool
  init(_ isOn: Bool) { self.isOn = isOn }
}

private struct Observing: View {
  let flag: Flag
  let place: Place

  var body: some View {
    Button("flip") { flag.isOn.toggle() }
    place { flag.isOn }
  }
}

private final class PublishedFlag: ObservableObject {
  @Published var isOn: Bool
  init(_ isOn: Bool) { self.isOn = isOn }
}

private struct Watching: View {
  @ObservedObject var flag: PublishedFlag
  let place: Place

  var body: some View {
    Button("flip") { flag.isOn.toggle() }
    place { flag.isOn }
  }
}

private struct InEnvironment: View {
  @State var isOn: Bool
  let place: Place

  var body: some View {
    Button("flip") { isOn.toggle() }
    Child(place: place).environment(\.flag, isOn)
  }

  struct Child: View {
    @Environment(\.flag) var isOn
    let place: Place

    var body: some View { place { isOn } }
  }
}

private enum FlagKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var flag: Bool {
    get { self[FlagKey.self] }
    set { self[FlagKey.self] = newValue }
  }
}

// MARK: User code

private enum Anchors: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Custom: Layout {
  var width: () -> CGFloat = { 30 }
  var x: () -> CGFloat = { 0 }
  var guide: () -> CGFloat? = { nil }
  var isTight: () -> Bool = { true }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width(), height: 20)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: CGPoint(x: bounds.minX + x(), y: bounds.minY), proposal: proposal) }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { self.guide() }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    isTight() ? .zero : ViewSpacing()
  }
}

private struct Cached: Layout {
  let width: () -> CGFloat

  func makeCache(subviews: Subviews) -> CGFloat { width() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
    CGSize(width: cache, height: 20)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {}
}

/// Shows what is written into it.
private struct Shown<Content: View>: View {
  @State private var text = ""
  let content: (Binding<String>) -> Content

  var body: some View {
    content($text)
    Text(verbatim: text)
  }
}

/// Shows what a preference action was told.
private struct Told<Content: View>: View {
  let content: (Color) -> Content

  var body: some View {
    Shown { shown in content(Color.red).onPreferenceChange(Names.self) { shown.wrappedValue = "\($0)" } }
  }
}

private struct Shift: GeometryEffect {
  let x: () -> CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x(), y: 0))
  }
}

private struct Part: Shape {
  nonisolated(unsafe) var height: () -> CGFloat = { 30 }
  nonisolated(unsafe) let part: () -> CGFloat

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * part(), height: rect.height)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 40, height: height()) }
}

private struct Paint: ShapeStyle {
  nonisolated(unsafe) let color: () -> Color
  func resolve(in environment: EnvironmentValues) -> Color { color() }
}

private struct Represented: HostViewRepresentable {
  var title: () -> String = { "" }
  var width: () -> CGFloat = { 30 }

  func makeHostView(context: Context) -> HostLabel { HostLabel() }
  func updateHostView(_ label: HostLabel, context: Context) { label.text = title() }
  func sizeThatFits(_ proposal: ProposedViewSize, hostView: HostLabel, context: Context) -> CGSize? {
    CGSize(width: width(), height: 20)
  }
}

private struct Titled: ViewModifier {
  let title: () -> String
  func body(content: Content) -> some View { content.overlay { Text(verbatim: title()) } }
}

private struct ButtonLook: ButtonStyle {
  let isOn: () -> Bool
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(isOn())") }
}

private struct PrimitiveButtonLook: PrimitiveButtonStyle {
  let isOn: () -> Bool
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(isOn())") }
}

private struct LabelLook: LabelStyle {
  let isOn: () -> Bool
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(isOn())") }
}

private struct ToggleLook: ToggleStyle {
  let isOn: () -> Bool
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(isOn())") }
}

private struct ProgressLook: ProgressViewStyle {
  let isOn: () -> Bool
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(isOn())") }
}

private struct FieldLook: TextFieldStyle {
  let isOn: () -> Bool
  func _body(configuration: TextField<_Label>) -> some View { Text(verbatim: "\(isOn())") }
}

private struct FormLook: FormStyle {
  let isOn: () -> Bool
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(isOn())") }
}

private struct Faded: Transition {
  let opacity: () -> Double
  func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(opacity()) }
}
