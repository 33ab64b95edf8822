import ViewKernel

// Previews and entries as files of today have them.

struct Badge: Hashable {
  var text: String
  var count = 0
}

@MainActor
final class Session {
  nonisolated init() {}
}

extension EnvironmentValues {
  /// The colour of badges.
  @Entry var badgeColor: Color = .red  // as on the home screen
  @Entry var badge = Badge(text: "new", count: 1)
  @Entry var names: [String: Int] = [:]
  @Entry var onBadge: (Badge) -> Void = { _ in }
  @Entry var format: @Sendable (Int, String) -> String = { count, text in "\(count) \(text)" }
  @Entry var selected: Badge?
  @Entry var `default`: Int = if Bool.random() { 1 } else { 2 }
  @Entry public var isCompact = false
  @Entry fileprivate var pair: (Int, String) = (1, "a, b = \"}\"")
  @Entry fileprivate(set) var maximum: Result<Int, any Error>? = nil
  @Entry var session = Session()
}

public extension EnvironmentValues {
  @Entry
  var spacing: CGFloat
    = 8
}

extension Transaction {
  @Entry var isFromUser: Bool = false
}

struct BadgeView: View {
  @Environment(\.badgeColor) private var color
  @Environment(\.badge) private var badge
  @Binding var isOn: Bool
  var body: some View { Toggle(badge.text, isOn: $isOn).tint(color) }
}

#Preview {
  BadgeView(isOn: .constant(true))
}

#Preview("On", traits: .sizeThatFitsLayout) {
  BadgeView(isOn: .constant(true)).environment(\.badgeColor, .blue)
}

#Preview("State") {
  @Previewable @State var isOn = true
  @Previewable @FocusState var isFocused: Bool
  @Previewable @Environment(\.badge) var badge
  @Previewable @State var names: [String] = [
    "a", "b",
  ]
  .map { $0 + "}" }
  let title = "Badge \(badge.text)"

  VStack {
    Text(title)
    if isOn { BadgeView(isOn: $isOn) }
    ForEach(names, id: \.self) { Text($0) }
    TextField("Name", text: $names[0]).focused($isFocused)
  }
}

@available(iOS 17.0, macOS 14, *)
#Preview("Fixed", traits: .fixedLayout(width: 200, height: 100), .landscapeLeft, body: { Text("x") })

#Preview("Host", traits: .portrait) {
  let label = HostLabel()
  label.text = "x"
  return label
}

#Preview("Controller") {
  HostNavigationController(rootViewController: HostViewController())
}

struct SampleNames: PreviewModifier {
  static func makeSharedContext() async throws -> [String] { ["a"] }
  func body(content: Content, context: [String]) -> some View { content.environment(\.names, [context[0]: 1]) }
}

struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sampleNames: Self = .modifier(SampleNames())
}

#Preview("Modified", traits: .modifier(SampleNames()), .modifier(Framed()), .sampleNames) {
  if Bool.random() { Text("a") } else { Color.red }
}

struct BadgeView_Previews: PreviewProvider {
  static var previews: some View { BadgeView(isOn: .constant(false)) }
}

struct Outer {
  #Preview("Nested") { Text("n") }
}
