import Badges
import ViewKernel

struct Inbox: View {
  @Binding var isMuted: Bool
  @Environment(\.names) private var names

  var body: some View {
    VStack {
      Toggle("Mute", isOn: $isMuted)
      ForEach(names, id: \.self) { Text($0) }
      if !isMuted { Badge(count: names.count) }
    }
    .padding()
  }
}

extension EnvironmentValues {
  @Entry var names = [String]()
}

struct SampleNames: PreviewModifier {
  static func makeSharedContext() async throws -> [String] {
    await Task.yield()
    return ["Ann", "Ben"]
  }

  func body(content: Content, context: [String]) -> some View { content.environment(\.names, context) }
}

#Preview("Inbox", traits: .modifier(SampleNames()), .fixedLayout(width: 200, height: 170)) {
  @Previewable @State var isMuted = false

  Inbox(isMuted: $isMuted)
}

#Preview("A host", traits: .sizeThatFitsLayout) {
  let label = HostLabel()
  label.text = "Host"
  return label
}

#Preview("A controller", traits: .landscapeLeft) { HostViewController() }
