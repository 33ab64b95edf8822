// Names of iOS 17 to 26, as code for SwiftUI writes them: every overload here must go on compiling, in Swift 5 and in
// Swift 6 mode.
import Foundation
import UIKitCompatibility
import ViewKernel

struct N1Gestures: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @State private var hover: CGPoint?
  @GestureState private var zoom = 1.0
  var body: some View {
    Color.red
      .scaleEffect(scale * zoom).rotationEffect(angle)
      .gesture(
        MagnifyGesture(minimumScaleDelta: 0.02)
          .updating($zoom) { value, state, _ in state = value.magnification }
          .onEnded { value in scale *= value.magnification }
      )
      .simultaneousGesture(RotateGesture(minimumAngleDelta: .degrees(2)).onChanged { angle = $0.rotation })
      .simultaneousGesture(MagnifyGesture().onChanged { print($0.startAnchor, $0.startLocation, $0.velocity, $0.time) })
      .onContinuousHover { phase in
        switch phase {
        case .active(let place): hover = place
        case .ended: hover = nil
        }
      }
      .onContinuousHover(coordinateSpace: .local) { _ in }
      .onContinuousHover(coordinateSpace: .named("x")) { _ in }
      .hoverEffect().hoverEffect(.lift).hoverEffect(.highlight, isEnabled: true).defaultHoverEffect(.automatic)
      .hoverEffectDisabled()
  }
}

enum N1Place: Hashable { case home, search, more }

struct N1Tabs: View {
  @State private var place = N1Place.home
  @State private var optional: N1Place?
  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: N1Place.home) { Text("x") }
      Tab(value: N1Place.search, role: .search) { Text("x") }
      Tab("Search", systemImage: "magnifyingglass", value: N1Place.search, role: .search) { Text("x") }
      TabSection("More") {
        Tab("More", image: "x", value: N1Place.more, role: nil) { Text("x") }
      }
      TabSection {
        Tab(value: N1Place.more) { Text("x") } label: { Label("x", systemImage: "star") }
      } header: {
        Text("x")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMinimizeBehavior(.onScrollDown)
    TabView(selection: $optional) {
      Tab("Home", systemImage: "house", value: N1Place.home) { Text("x") }
      Tab(value: N1Place.search, role: .search) { Text("x") } label: { Text("x") }
    }
    .tabViewStyle(.tabBarOnly)
    TabView {
      Tab("Home", systemImage: "house") { Text("x") }
      Tab(role: .search) { Text("x") }
      Tab("Search", systemImage: "star", role: .search) { Text("x") }
    }
  }
}

struct N1Bars: View {
  @Namespace private var namespace
  @Environment(\.headerProminence) private var prominence
  @Environment(\.isLuminanceReduced) private var isDimmed
  @Environment(\.appearsActive) private var isActive
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes
  @Environment(\.accessibilityDimFlashingLights) private var dims
  @Environment(\.accessibilityPlayAnimatedImages) private var plays
  @Environment(\.autocorrectionDisabled) private var isExact
  @Environment(\.backgroundMaterial) private var material
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.badgeProminence) private var badge
  @Environment(\.isSceneCaptured) private var isCaptured
  @Environment(\.labelsVisibility) private var labels
  var body: some View {
    NavigationStack {
      List {
        Section("x") {
          Text("x").listRowInsets(.horizontal, 8).listRowInsets(.vertical, nil)
          Text("x").listRowSeparatorTint(.red).listRowSeparatorTint(.blue, edges: .bottom).badgeProminence(.increased)
        }
        .headerProminence(.increased).listSectionSeparatorTint(.red)
      }
      .toolbarRole(.editor).toolbarTitleDisplayMode(.inlineLarge).toolbar(removing: .sidebarToggle)
      .toolbar(removing: .title)
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) { Button("x") {} } label: { Text("x") }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem { Button("x") {} }
        ToolbarSpacer()
      }
      .containerBackground(.red.gradient, for: .navigation)
      .containerBackground(for: .widget, alignment: .top) { Color.red }
      .containerBackground(for: .window) { Color.red }
    }
    GlassEffectContainer(spacing: 20) {
      Text("x").padding().glassEffect()
      Text("x").glassEffect(.regular.tint(.orange).interactive())
      Text("x").glassEffect(.clear, in: .rect(cornerRadius: 16)).glassEffectID("x", in: namespace)
      Text("x").glassEffect(in: .capsule).glassEffectUnion(id: 1, namespace: namespace)
        .glassEffectTransition(.materialize)
      Button("x") {}.buttonStyle(.glass)
      Button("x") {}.buttonStyle(.glassProminent).buttonRepeatBehavior(.enabled)
      Button("x") {}.buttonStyle(.glass(.clear))
    }
    Group {
      Text("x").fontWidth(.condensed).textScale(.secondary).font(.body.width(.expanded).leading(.loose).smallCaps())
      Text("x").speechSpellsOutCharacters().speechAdjustedPitch(0.5).speechAlwaysIncludesPunctuation(false)
      VStack {}.fontWidth(.expanded).textScale(.secondary, isEnabled: false).speechAnnouncementsQueued()
      Image("x").allowedDynamicRange(.high).resizable()
      Menu("x") {}.menuIndicator(.hidden).menuActionDismissBehavior(.disabled)
      TextEditor(text: .constant("x")).writingToolsBehavior(.limited).scenePadding().scenePadding(.minimum, edges: .top)
      Toggle("x", isOn: .constant(true)).labelsVisibility(.hidden)
    }
    .persistentSystemOverlays(.hidden).defersSystemGestures(on: .vertical).invalidatableContent()
    .allowedDynamicRange(.constrainedHigh).backgroundExtensionEffect().geometryGroup()
    .springLoadingBehavior(.enabled).presentationContentInteraction(.scrolls)
    .scrollEdgeEffectStyle(.soft, for: .all).scrollEdgeEffectHidden(true, for: .top)
  }
}

struct N1Markdown: View {
  private let name = "x"
  private let address = URL(string: "https://example.com")!
  var body: some View {
    VStack {
      Text("**Bold**, *italic*, ~~gone~~ and `code`")
      Text("Read [the guide](https://example.com) and [\(name)](\(address))")
      Text(LocalizedStringKey(name))
      Label("**Bold**", systemImage: "star")
      Button("*Italic*") {}
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        print(url)
        return .handled
      })
  }
}

struct N1Person: Identifiable {
  let id = 1
  var isOn = false
}

struct N1Sheets: View {
  @State private var isShown = false
  @State private var people = [N1Person()]
  @State private var number = 1.5
  var body: some View {
    Text("x")
      .sheet(isPresented: $isShown) {
        Text("x").presentationBackground(.thinMaterial).presentationBackground(Color.red).presentationSizing(.fitted)
        Text("x").presentationBackground { Color.red }.presentationBackground(alignment: .top) { Text("x") }
          .presentationSizing(.page.fitted(horizontal: true, vertical: false))
      }
      .accessibilityHeading(.h1).accessibilityRespondsToUserInteraction(false).accessibilityIgnoresInvertColors()
    Toggle("x", sources: $people, isOn: \.isOn)
    Toggle(sources: $people, isOn: \.isOn) { Text("x") }
    Stepper("x", value: $number, step: 0.5, format: .number)
    Stepper("x", value: $number, in: 0...3, format: .percent)
  }
}

struct N1App: App {
  @State private var model = N1Model()
  var body: some Scene {
    WindowGroup { Text("x") }
      .defaultSize(width: 300, height: 200).defaultSize(CGSize(width: 1, height: 1)).windowResizability(.contentSize)
      .defaultAppStorage(.standard).environment(model)
  }
}

@Observable final class N1Model {}
