// Animations, transitions, gestures, layouts, styles and what views pass on, as code for SwiftUI writes them: every
// overload here must go on compiling, in Swift 5 and in Swift 6 mode.
import ViewKernel

struct D1: View {
  @State private var isOn = false
  @State private var amount: CGFloat = 0
  @State private var offset = CGSize.zero
  @State private var dragAmount: CGSize = .zero
  @GestureState private var drag = CGSize.zero
  @GestureState var isLong = false
  @GestureState(resetTransaction: Transaction(animation: .spring())) var g2 = 0
  @Namespace private var ns
  var body: some View {
    VStack {
      Text("x").animation(.spring()).animation(.default).animation(.easeInOut(duration: 1)).animation(.none).animation(
        nil
      ).animation(.linear(duration: 1).repeatForever(autoreverses: false))
      Text("x").animation(.default, value: isOn).animation(.easeIn, value: amount).animation(
        .spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0), value: isOn
      ).animation(.interpolatingSpring(stiffness: 1, damping: 2), value: isOn).animation(
        .interactiveSpring(), value: isOn
      ).animation(.bouncy, value: isOn).animation(.smooth(duration: 1), value: isOn).animation(
        .snappy(extraBounce: 0.1), value: isOn)
      Text("x").animation(
        Animation.easeInOut(duration: 1).repeatForever(autoreverses: true).delay(1).speed(2), value: isOn
      ).animation(isOn ? .easeOut : nil, value: isOn).animation(.timingCurve(0, 0, 1, 1, duration: 1), value: isOn)
        .animation(.easeOut.repeatCount(3, autoreverses: true), value: isOn).animation(
          .spring(duration: 1, bounce: 0.3), value: isOn
        ).animation(.spring(.bouncy), value: isOn)
      Text("x").transition(.opacity).transition(.slide).transition(.scale).transition(.move(edge: .leading)).transition(
        .asymmetric(insertion: .slide, removal: .opacity)
      ).transition(AnyTransition.opacity.combined(with: .move(edge: .top))).transition(
        .scale(scale: 0.1, anchor: .bottom)
      ).transition(.offset(x: 10, y: 10)).transition(.identity).transition(.opacity.animation(.easeIn)).transition(
        .modifier(active: M(a: 1), identity: M(a: 0))
      ).transition(.push(from: .leading)).transition(.move(edge: .bottom).combined(with: .opacity)).transition(
        .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing)))
      Text("x").animation(.easeIn) { $0.opacity(isOn ? 1 : 0.5).scaleEffect(2) }.animation(nil) { content in
        if isOn { content.padding() } else { content }
      }
      Text("x").transaction {
        $0.animation = $0.animation?.speed(2)
      } body: { content in
        content.opacity(isOn ? 1 : 0)
      }
      Text("x").transaction { t in
        t.animation = nil; t.disablesAnimations = true
      }.transaction(value: isOn) { $0.animation = .default }
      Text("x").phaseAnimator([1, 2, 3]) { c, p in
        c.opacity(p)
      } animation: { _ in
        .easeIn
      }
    }
    VStack {
      Text("x").phaseAnimator([false, true], trigger: isOn) { c, p in c.scaleEffect(p ? 1 : 2) }
      PhaseAnimator([1, 2]) { p in
        Text("\(p)")
      } animation: { p in
        .default
      }
      Text("x").onTapGesture { withAnimation { isOn.toggle() } }.onTapGesture(count: 2) {
        withAnimation(.spring()) { isOn.toggle() }
      }.onTapGesture { p in print(p.x) }.onLongPressGesture {}.onLongPressGesture(
        minimumDuration: 1, maximumDistance: 10
      ) {}.onLongPressGesture(minimumDuration: 1, maximumDistance: 10, pressing: { _ in }, perform: {})
        .onLongPressGesture(minimumDuration: 1) {
        } onPressingChanged: { _ in
        }
      Text("x").offset(offset).gesture(
        DragGesture().onChanged { offset = $0.translation }.onEnded { value in
          withAnimation(.spring()) { offset = .zero };
          print(
            value.predictedEndTranslation, value.startLocation, value.location, value.predictedEndLocation,
            value.velocity, value.time)
        })
      Text("x").gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global).updating($drag) { value, state, transaction in
          state = value.translation; transaction.animation = nil
        }
      ).gesture(DragGesture(coordinateSpace: .named("x"))).gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local).onEnded { _ in })
      Text("x").gesture(
        LongPressGesture(minimumDuration: 1).updating($isLong) { c, s, _ in s = c }.sequenced(before: DragGesture())
          .onEnded { value in
            switch value {
            case .first(true): break;
            case .second(true, let drag?): print(drag.translation);
            default: break
            }
          })
      Text("x").gesture(TapGesture(count: 2).onEnded {}).simultaneousGesture(TapGesture().onEnded { _ in })
        .highPriorityGesture(TapGesture()).gesture(TapGesture().exclusively(before: LongPressGesture())).gesture(
          DragGesture(), including: .subviews)
      Text("x").gesture(
        MagnificationGesture().onChanged { amount = $0 }.simultaneously(
          with: RotationGesture().onChanged { print($0.degrees) })
      ).gesture(SpatialTapGesture().onEnded { print($0.location) })
    }
    Button("x") {
      withAnimation(.easeInOut(duration: 1)) { self.isOn.toggle() }
      withAnimation(Animation.spring().delay(1)) { amount += 1 }
      withAnimation(.linear) {
        isOn = true
      } completion: {
        isOn = false
      }
      withAnimation(.interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)) { amount = 2 }
      var t = Transaction(animation: .linear); t.disablesAnimations = true
      withTransaction(t) { isOn.toggle() }
      withAnimation(nil) { isOn = false }
      withAnimation(isOn ? .default : .none) { isOn = false }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOn = true }
      Task { @MainActor in isOn = true }
    }
  }
}
struct V { var scale = 1.0 }
struct M: ViewModifier { var a: Double; func body(content: Content) -> some View { content.opacity(a) } }
struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi), y: 0))
  }
}
struct AM: AnimatableModifier {
  var n: Double
  var animatableData: Double {
    get { n }
    set { n = newValue }
  }
  func body(content: Content) -> some View { content.overlay(Text("\(Int(n))")) }
}
struct Tri: Shape {
  var a: CGFloat, b: CGFloat
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(a, b) }
    set { a = newValue.first; b = newValue.second }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path.applying(CGAffineTransform(rotationAngle: a)).strokedPath(StrokeStyle(lineWidth: 2)).trimmedPath(
      from: 0, to: 1)
  }
}
struct Arc: InsettableShape {
  var insetAmount: CGFloat = 0
  func inset(by amount: CGFloat) -> some InsettableShape { var c = self; c.insetAmount += amount; return c }
  func path(in rect: CGRect) -> Path {
    Path { p in
      p.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
        startAngle: Angle(degrees: 0), endAngle: .degrees(90), clockwise: false)
    }
  }
}
struct PS: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label.padding().scaleEffect(configuration.isPressed ? 0.9 : 1).opacity(
      configuration.isPressed ? 0.5 : 1
    ).animation(.easeOut, value: configuration.isPressed)
  }
}
struct TS: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label; Image(systemName: configuration.isOn ? "x" : "y")
      }
    }
  }
}
struct LS: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.title
    }
  }
}
struct PBS: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}
struct PVS: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Circle().trim(from: 0, to: CGFloat(configuration.fractionCompleted ?? 0))
  }
}
struct TFS: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding().background(Color.red) }
}
extension ButtonStyle where Self == PS { static var ps: PS { PS() } }
struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (i, s) in subviews.enumerated() {
      let size = s.sizeThatFits(.unspecified)
      _ = s.spacing.distance(to: subviews[0].spacing, along: .horizontal)
      _ = s[Prio.self]; _ = s.priority; _ = s.dimensions(in: .unspecified)[.leading]
      s.place(
        at: CGPoint(x: bounds.midX + size.width * CGFloat(i), y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
struct Prio: LayoutValueKey { static let defaultValue: Int = 0 }
struct MyKey: EnvironmentKey { static let defaultValue: String = "x" }
extension EnvironmentValues {
  var my: String {
    get { self[MyKey.self] }
    set { self[MyKey.self] = newValue }
  }
}
extension View { func my(_ s: String) -> some View { environment(\.my, s) } }
extension VerticalAlignment {
  enum Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] + d.height } };
  static let mid = VerticalAlignment(Mid.self)
}
extension HorizontalAlignment {
  private enum Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }; static let mid = HorizontalAlignment(Mid.self)
}
extension Alignment { static let mm = Alignment(horizontal: .mid, vertical: .mid) }
extension AnyTransition {
  static var mine: AnyTransition {
    .asymmetric(insertion: .move(edge: .trailing), removal: .scale.combined(with: .opacity))
  }
}
extension Animation {
  static func ripple(index: Int) -> Animation {
    Animation.spring(dampingFraction: 0.5).speed(2).delay(0.03 * Double(index))
  }
}
extension Color {
  static let mine = Color("x"); init(hex: String) { self.init(.sRGB, red: 1, green: 1, blue: 1, opacity: 1) }
}
extension Color { static var lairBackgroundGray: Color { Color(red: 0.1, green: 0.1, blue: 0.1) } }
extension Font { static let big = Font.system(size: 50) }
struct BoundsKey: PreferenceKey {
  typealias Value = [Anchor<CGRect>]; static var defaultValue: Value { [] };
  static func reduce(value: inout Value, nextValue: () -> Value) { value.append(contentsOf: nextValue()) }
}
struct D2: View {
  @ViewBuilder var header: some View { if Bool.random() { Text("x") } else { Image("y") } }
  @ScaledMetric var m: CGFloat = 10
  @ScaledMetric(relativeTo: .title) var m2 = 10
  @AppStorage("x") var name = "x"
  @AppStorage("y") private var flag: Bool = false
  @AppStorage("z") var opt: String?
  @SceneStorage("z") var s = ""
  @State private var text = ""
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    header
    Text("x").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }.overlayPreferenceValue(BoundsKey.self) {
      a in GeometryReader { p in ForEach(0..<a.count, id: \.self) { Text("\(p[a[$0]].width)") } }
    }.backgroundPreferenceValue(BoundsKey.self) { _ in Color.red }.transformAnchorPreference(
      key: BoundsKey.self, value: .bounds
    ) { $0.append($1) }
    Text("x").onAppear {}.onAppear(perform: load).onDisappear {}.onDisappear(perform: nil).task { await Task.yield() }
      .task(id: text) {}.task(priority: .background) {}.onReceive(timer) { _ in }.onReceive(timer) { input in
        print(input)
      }.onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in }.onChange(of: text) {}
      .onChange(of: text) { old, new in }.onChange(of: text) { v in print(v) }.onChange(of: text, initial: true) {
        _, _ in
      }.onChange(of: text, perform: { _ in })
    GeometryReader { geo in
      Text("x").frame(width: geo.size.width, height: geo.frame(in: .global).midY).position(
        x: geo.frame(in: .named("x")).minX, y: geo.safeAreaInsets.top
      ).offset(y: geo.frame(in: .local).maxY)
    }.coordinateSpace(name: "x").coordinateSpace(.named("x")).onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { _ in
    }.onGeometryChange(for: CGFloat.self, of: { proxy in proxy.size.width }) { old, new in print(old, new) }
      .environment(\.layoutDirection, .rightToLeft).environment(\.horizontalSizeClass, .regular)
    ScrollView { LazyVStack(alignment: .leading, spacing: 10, pinnedViews: [.sectionHeaders]) { Text("x") } }
      .scrollIndicators(.hidden).scrollIndicators(.never, axes: .vertical).scrollDisabled(true).scrollDisabled(true)
    ScrollView(.horizontal, showsIndicators: false) { LazyHStack { Text("x") } }
    ScrollView([.horizontal, .vertical]) {
      LazyHGrid(rows: [GridItem(.fixed(10)), .init(.flexible(minimum: 1, maximum: 2), spacing: 3, alignment: .top)]) {
        Text("x")
      }
    }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], alignment: .center, spacing: 10) { Text("x") }
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) { Text("x") }
    LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 3), spacing: 2) { Text("x") }
    ScrollViewReader { proxy in
      Button("x") {
        withAnimation { proxy.scrollTo(1, anchor: .top) }; proxy.scrollTo("x")
      }
    }
    Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2) {
      GridRow { Text("x").gridCellColumns(2) };
      GridRow(alignment: .top) { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) }; Divider()
    }
    ViewThatFits { Text("x") }
    ViewThatFits(in: .horizontal) {
      Text("x"); Text("y")
    }
    RadialLayout { Text("x").layoutValue(key: Prio.self, value: 2) }
    let layout = Bool.random() ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading, spacing: 10))
    layout { Text("x") }
    Text("x")
    HStack(alignment: .firstTextBaseline, spacing: nil) {
      Text("x").alignmentGuide(.leading) { d in d[.trailing] }.alignmentGuide(VerticalAlignment.center) {
        $0[VerticalAlignment.center]
      }.alignmentGuide(VerticalAlignment.mid) { $0.height }
    }
    ZStack(alignment: .mm) { Text("x") }
    Spacer(minLength: 10)
    EmptyView()
    AnyView(Text("x"))
    Group { if #available(iOS 15, *) { Text("x") } else { Text("y") } }
    Text("x").modifier(M(a: 1)).my("x").buttonStyle(PS()).buttonStyle(.ps).environment(\.my, "y").environment(
      \.colorScheme, .dark
    ).environment(\.locale, .init(identifier: "de")).environmentObject(Store()).transformEnvironment(\.my) { $0 = "x" }
      .environment(\.layoutDirection, .rightToLeft).environment(\.sizeCategory, .extraLarge).environment(
        \.editMode, .constant(.active)
      ).environment(\.dynamicTypeSize, .xxxLarge)
    Text("x").preferredColorScheme(.dark).previewLayout(.sizeThatFits).previewLayout(.fixed(width: 1, height: 2))
      .previewDevice("iPhone").previewDevice(PreviewDevice(rawValue: "x")).previewDisplayName("x")
      .previewInterfaceOrientation(.landscapeLeft).colorScheme(.dark)
  }
  func load() {}
}
final class Store: ObservableObject {}
