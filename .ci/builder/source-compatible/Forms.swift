// Small forms: gestures that may be missing, animations of some modifiers, shadows in styles, shapes of buttons, orders
// of menus, and what is bound to no actor.
import ViewKernel

// MARK: Gestures

struct OptionalGestures: View {
  let isMovable: Bool
  @GestureState(
    initialValue: .zero,
    reset: { value, transaction in
      transaction.animation = value == .zero ? nil : .interactiveSpring()
    }) private var offset: CGSize
  @GestureState(reset: { _, transaction in transaction.animation = .default }) private var place: CGPoint?
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var scale: CGFloat?
  @GestureState(initialValue: 1, resetTransaction: Transaction(animation: .spring())) private var angle: Double

  var drag: some Gesture {
    isMovable ? DragGesture().updating($offset) { value, state, _ in state = value.translation } : nil
  }

  var tap: TapGesture? { isMovable ? TapGesture() : nil }

  var body: some View {
    Circle()
      .offset(offset)
      .gesture(drag)
      .simultaneousGesture(tap?.onEnded {})
      .highPriorityGesture(isMovable ? LongPressGesture() : nil)
      .gesture(tap.map { $0.onEnded {} }, including: .subviews)
      .gesture(tap, isEnabled: isMovable)
  }
}

nonisolated func gestures() -> some Gesture {
  DragGesture().simultaneously(with: MagnificationGesture()).exclusively(before: AnyGesture(TapGesture()))
}

// MARK: Animations of some modifiers

struct Partly: View {
  @State private var isActive = false

  var body: some View {
    Text("Row")
      .animation(.easeIn) { $0.opacity(isActive ? 1 : 0.5) }
      .transaction { transaction in
        transaction.animation = .spring
      } body: {
        $0.scaleEffect(isActive ? 1.5 : 1)
      }
  }
}

// MARK: Shadows in styles

struct Shadows: View {
  let isPressed: Bool

  var body: some View {
    VStack {
      Circle().fill(.red.shadow(.drop(radius: 4)))
      Circle().fill(.blue.shadow(.inner(color: .black, radius: 3, x: 1, y: 2)))
      Circle().fill(.blue.gradient.shadow(.drop(color: .black.opacity(0.2), radius: 3, y: 3)).shadow(.inner(radius: 1)))
      Capsule().fill(isPressed ? AnyShapeStyle(.gray.shadow(.inner(radius: 2))) : AnyShapeStyle(.gray))
      Image(systemName: "star").foregroundStyle(.yellow.shadow(.drop(radius: 1, x: 0, y: 1)))
      Text("Text").foregroundStyle(.shadow(.drop(radius: 1)))
      Rectangle().fill(.background.shadow(.drop(color: .primary.opacity(0.1), radius: 5)))
      Text("Card").padding().background(.thinMaterial.shadow(.drop(radius: 5)), in: .rect(cornerRadius: 8))
      RoundedRectangle(cornerRadius: 8).fill(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).shadow(.inner(radius: 5)))
    }
    .foregroundStyle(.primary.shadow(.drop(radius: 2)))
  }
}

let globalShadow: ShadowStyle = .drop(color: .black, radius: 2, x: 1, y: 1)

// MARK: Buttons and menus

struct Shapes: View {
  var body: some View {
    VStack {
      Button("Capsule") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
      Button("Rounded") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle)
      Button("Radius") {}.buttonBorderShape(.roundedRectangle(radius: 12))
      Button("Close", systemImage: "xmark") {}.labelStyle(.iconOnly).buttonStyle(.bordered).buttonBorderShape(.circle)
      Text("Shape").background(.blue, in: ButtonBorderShape.capsule)
      Menu("Order") {
        Button("First") {}
        Button("Second") {}
      }
      .menuOrder(.fixed)
      Picker("Sort", selection: .constant(0)) { Text("a").tag(0) }.pickerStyle(.menu).menuOrder(.priority)
      Image("arrow").flipsForRightToLeftLayoutDirection(true)
    }
    .menuOrder(.automatic)
    .buttonBorderShape(.automatic)
  }
}

struct ShapedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(.fill, in: ButtonBorderShape.roundedRectangle(radius: 9))
      .contentShape(.rect)
  }
}

struct OrderReader: View {
  @Environment(\.menuOrder) private var order
  var body: some View { Text(order == .fixed ? "fixed" : "other") }
}

// MARK: Bound to no actor

nonisolated func brightness(of color: Color, in environment: EnvironmentValues) -> Float {
  let parts = color.resolve(in: environment)
  return parts.red + parts.linearGreen + parts.opacity
}

nonisolated func placed(by spring: Spring) -> Double {
  var velocity = 0.0
  var value = 1.0
  spring.update(value: &value, velocity: &velocity, target: 0, deltaTime: 0.1)
  let duration = spring.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.01)
  return spring.value(target: 1, time: duration)
    + spring.velocity(fromValue: 0.0, toValue: 1.0, initialVelocity: 0, time: 1)
    + spring.force(target: 1.0, position: 0.5, velocity: 0)
    + spring.value(fromValue: 0.0, toValue: 1.0, initialVelocity: 0, time: 1)
    + spring.force(fromValue: 0.0, toValue: 1.0, position: 0.5, velocity: 0)
}

nonisolated func laidOut() -> some View {
  VStackLayout { HStackLayout(spacing: 4) { AnyView(Text("a")) } }
}

struct Reading: View {
  var body: some View {
    GeometryReader { (proxy: GeometryProxy) in
      Color.red.frame(height: half(of: proxy))
    }
  }
  nonisolated func half(of proxy: GeometryProxy) -> CGFloat { proxy.size.height / 2 }
}

// MARK: A layout that is one, and animated, where what it wraps is

struct Turned<Base> {
  var base: Base
  var angle = 0.0
}

extension Turned: Animatable where Base: Animatable {
  var animatableData: AnimatablePair<Base.AnimatableData, Double> {
    get { AnimatablePair(base.animatableData, angle) }
    set { (base.animatableData, angle) = (newValue.first, newValue.second) }
  }
}

extension Turned: Layout where Base: Layout {
  typealias Cache = Base.Cache
  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout where Self == Turned<VStackLayout> {
  static var turned: Turned<VStackLayout> { Turned(base: VStackLayout()) }
}

func arranged(_ layout: some Layout, _ other: any Layout, _ isOther: Bool) -> AnyLayout {
  isOther ? AnyLayout(other) : AnyLayout(layout)
}
