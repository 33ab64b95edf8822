import UIKitCompatibility
import ViewKernel

// Small forms of iOS 17 to 26 that real programs use.

struct FoundInPrograms: View {
  @AppStorage("tabs") private var customization: TabViewCustomization
  @SceneStorage("more tabs") private var more = TabViewCustomization()
  @State private var isOn = false

  var body: some View {
    ScrollView {
      Text("Lines").lineHeight(.loose)
      Text("Lines").lineHeight(.exact(points: 20))
      Text("Lines").lineHeight(.multiple(factor: 1.4))
      Text("Lines").lineHeight(.leading(increase: 4))
      Label("Label", systemImage: "star").labelIconToTitleSpacing(50)
      Label("Label", systemImage: "star").labelReservedIconWidth(50)
      Image(systemName: "arrow.right").layoutDirectionBehavior(.mirrors(in: .rightToLeft))
      Text("Fixed").layoutDirectionBehavior(.fixed)
      Color.red.clipShape(.rect(corners: .concentric(), isUniform: true))
      Circle().fill(.tint.shadow(.inner(color: .white, radius: 0.5, y: 1)).blendMode(.overlay))
      Circle().fill(.red.blendMode(.overlay))
      Circle().fill(.blendMode(.overlay))
      Circle().fill(.opacity(0.5))
      Color.red.blendMode(.multiply)
      Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient)
      Text("Saluton").typesettingLanguage(Locale.Language(identifier: "eo"))
      Text("Shimmer").modifier(Masked(isOn: isOn).animation(.default))
      Text("Shimmer").modifier(Masked(isOn: isOn).transaction { $0.animation = nil })
    }
    .layoutDirectionBehavior(.mirrors)
    .scrollTargetBehavior(Halves())
    NavigationLink("Link", value: 1).navigationLinkIndicatorVisibility(.hidden)
  }

  func changed() { withAnimation { isOn.toggle() } }
}

struct Ticks: View {
  @State private var value = 0.5
  private let stops = [0.0, 0.5, 1]

  var body: some View {
    Slider(value: $value, in: 0...10) {
      Text("Rating")
    } ticks: {
      SliderTick(0) { Text("Min") }
      SliderTick(5)
      SliderTick(10) { Text("Max").font(.caption2) }
    }
    Slider(value: $value) {
      Text("Percentage")
    } currentValueLabel: {
      Text("\(value)%")
    } ticks: {
      SliderTickContentForEach(stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }, id: \.self) { value in
        SliderTick(value) { Text(String(format: "%.0f", value)) }
      }
    }
    Slider(value: $value, in: 0...10) {
      EmptyView()
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    } ticks: {
      SliderTickContentForEach(stops, id: \.self) { SliderTick($0) }
    }
    Slider(
      value: $value, in: 0...10, step: 2, label: { Text("Volume") },
      tick: { value in
        SliderTick(value) { Text("\(Int(value))") }
      })
    Slider(value: $value) {
    } ticks: {
      SliderTickContentForEach(stops, id: \.self) { value in SliderTick(value) }
    } onEditingChanged: { editing in
      print(editing)
    }
    Slider(value: $value).sliderThumbVisibility(.hidden)
  }
}

struct Windows: App {
  var body: some Scene {
    WindowGroup { Text("Main") }.windowStyle(.hiddenTitleBar)
  }
}

struct Masked: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0.5) }
}

struct Halves: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.minY / 2).rounded()
  }
  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

struct Ruled: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.layoutDirection == .rightToLeft ? .zero : CGSize(width: 1, height: 1)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

struct Fixed: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct AnyViews {
  let body: Any
  var anyView: AnyView? { AnyView(_fromValue: body) }
}

enum Relays {
  static func both() -> [any Subscriber] {
    let subject = PassthroughSubject<Int, Never>()
    let link = Record<Int, Never>(output: [1], completion: .finished).subscribe(subject)
    link.cancel()
    return [AnySubscriber(subject), AnySubscriber<Int, Never>(receiveValue: { _ in .none })]
  }
}

struct SmallForms: View {
  @State private var amount = 1.5
  @State private var items = [Item(isOn: true, kind: 1), Item(isOn: false, kind: 2)]
  @State private var numbers = NumberFormatter()
  @Environment(\.openURL) private var openURL
  private let haptics = UINotificationFeedbackGenerator()

  struct Item {
    var isOn: Bool
    var kind: Int
  }

  var body: some View {
    Button("Back") {
      haptics.prepare()
      haptics.notificationOccurred(.success)
      UIImpactFeedbackGenerator(style: .medium).impactOccurred(intensity: 0.7)
      UIImpactFeedbackGenerator().impactOccurred()
      UISelectionFeedbackGenerator().selectionChanged()
    }
    .keyboardShortcut("[", modifiers: .command, localization: .automatic)
    .font(.body.scaled(by: 1.2))
    .onOpenURL(prefersInApp: true)
    Button("Align Left") { openURL(URL(string: "https://example.com")!, prefersInApp: true) }
      .keyboardShortcut(KeyboardShortcut("{", localization: .withoutMirroring))
    Stepper(value: $amount, in: 0...3, step: 0.5, format: .number) {
      Text("Amount")
    }
    Stepper(value: $amount, step: 0.5, format: .percent) { Text("Amount") } onEditingChanged: { _ in }
    TextField("Amount", value: $amount, formatter: numbers, prompt: Text("1"))
    TextField("Amount", value: $amount, formatter: numbers)
    Toggle("All", systemImage: "bell", sources: $items, isOn: \.isOn)
    Picker("Kind", systemImage: "square", sources: $items, selection: \.kind) { Text("1").tag(1) }
    Picker("Kind", systemImage: "square", selection: $items[0].kind) {
      Text("1").tag(1)
    } currentValueLabel: {
      Text("\(items[0].kind)")
    }
    Text("Later")
      .onReceive(Just(1).receive(on: DispatchQueue.main, options: .init(qos: .utility))) { _ in }
      .onReceive(Just(1).debounce(for: .seconds(1), scheduler: RunLoop.main, options: nil)) { _ in }
      .onReceive(Just(1).delay(for: 1, tolerance: 0.1, scheduler: RunLoop.main)) { _ in }
      .onReceive(Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common, options: nil).autoconnect()) { _ in }
  }
}

extension Publishers {
  static func counting<S: Scheduler>(to end: Int, on scheduler: S) -> AnyPublisher<Int, Never> {
    (0..<end).publisher.receive(on: scheduler).eraseToAnyPublisher()
  }
}

struct Amounts: View {
  var keyboardType: UIKeyboardType = .decimalPad
  var color = UIColor(red: 0.5, green: 0.6, blue: 0.7, alpha: 1)
  @State private var amount = ""

  var body: some View {
    TextField("Amount", text: $amount).keyboardType(keyboardType).foregroundColor(Color(color))
      .task { try? await Task.sleep(nanoseconds: 3 * NSEC_PER_SEC) }
  }
}
