import ViewKernel

extension DemoScene {
  static let dotUnderATab = DemoScene(
    "E6", "dot-under-a-tab", "Items report their frames up by a preference; a dot is put under the selected one."
  ) { stage in
    stage.show(Tabs(means: .state))
    stage.tellWhereTheDotIs(under: "One")
    stage.tap("Three")
    stage.tellWhereTheDotIs(under: "Three")
  }

  static let dotWithoutState = DemoScene(
    "E7", "dot-without-state", "The same from the preference itself, without any state, and again with anchors."
  ) { stage in
    stage.show(Tabs(means: .preference))
    stage.tellWhereTheDotIs(under: "One")
    stage.tap("Three")
    stage.tellWhereTheDotIs(under: "Three")
    stage.show(Tabs(means: .anchor))
    stage.tap("Three")
    stage.tellWhereTheDotIs(under: "Three")
  }
}

extension Stage {
  fileprivate func tellWhereTheDotIs(under name: String) {
    let (dot, tab) = (frame("dot"), frame(name))
    note("\(name) is \(tab.inWords), the dot \(dot.inWords)")
    note("its middle is that of \(name): \(dot.midX == tab.midX); below its lower edge: \(dot.midY - tab.maxY)")
  }
}

/// The means by which tabs report where they are.
private enum Means {
  case state, preference, anchor
}

private struct FramesKey: PreferenceKey {
  static let defaultValue: [String: CGRect] = [:]

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct AnchorsKey: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]

  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Tabs: View {
  let means: Means
  @State private var selection = "One"
  @State private var frames: [String: CGRect] = [:]

  var body: some View {
    VStack {
      switch means {
      case .state:
        reportingTabs
          .overlay(alignment: .topLeading) { dot(frames) }
          .onPreferenceChange(FramesKey.self) { frames = $0 }
      case .preference:
        reportingTabs
          .overlayPreferenceValue(FramesKey.self, alignment: .topLeading) { dot($0) }
      case .anchor:
        HStack {
          ForEach(["One", "Two", "Three"], id: \.self) { name in
            tab(name).anchorPreference(key: AnchorsKey.self, value: .bounds) { [name: $0] }
          }
        }
        .overlayPreferenceValue(AnchorsKey.self) { anchors in
          GeometryReader { proxy in dot(anchors.mapValues { proxy[$0] }) }
        }
      }
    }
    .coordinateSpace(name: "tabs")
  }

  private var reportingTabs: some View {
    HStack {
      ForEach(["One", "Two", "Three"], id: \.self) { name in
        tab(name).background(
          GeometryReader { proxy in
            Color.clear.preference(key: FramesKey.self, value: [name: proxy.frame(in: .named("tabs"))])
          })
      }
    }
  }

  private func tab(_ name: String) -> some View { Button(name) { selection = name } }

  private func dot(_ frames: [String: CGRect]) -> some View {
    let frame = frames[selection] ?? .zero
    return Color.red.accessibilityIdentifier("dot")
      .frame(width: 4, height: 4)
      .offset(x: frame.midX - 2, y: frame.maxY + 6)
  }
}

#Preview { Tabs(means: .state) }
