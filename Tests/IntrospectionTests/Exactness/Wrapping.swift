import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel

/// Something that is put around a view: a modifier or a container.
enum Wrapping: String, CaseIterable {
  // Modifiers with hosts
  case padding, frame, flexibleFrame, fixedSize, offset, position, aspectRatio, clipped, clipShape, cornerRadius, mask
  case opacity, blur, brightness, shadow, blendMode, drawingGroup, rotation, scale, rotation3D, transform, border
  case overlay, background, shapeBackground, contentShape, hitTesting, tap, drag, contextMenu, ignoresSafeArea
  case safeAreaInset, geometryChange, hidden
  // Modifiers without
  case id, environment, transformEnvironment, tint, font, disabled, label, help, zIndex, layoutPriority, alignmentGuide
  case preference, onPreference, onAppear, onChange, onReceive, task, animation, transition, tag, redacted, introspect
  case introspectByName, custom
  // Containers
  case vertical, horizontal, layers, group, anyView, choice, optional, forEach, lazyStack, lazyGrid, grid, geometry
  case thatFits, layout, section, groupBox, button, scrollView, list, navigation, tabs, overlaid, behind
  // Containers with others of the target's kind
  case beside, groupedInFront, groupedBehind, overlaidByDecoy, decoyBehind

  /// Those that show a host which scrolls around the view.
  static let scrolling: Set<Wrapping> = [.scrollView, .list]
  /// Those that show another host of the target's kind before it, in the order of the tree.
  static let misleading: Set<Wrapping> = [.beside, .groupedBehind, .decoyBehind]

  /// Those that may show several hosts instead of one.
  static let severalHosts: Set<Wrapping> = [.forEach, .section, .groupedInFront, .groupedBehind]

  /// The strategies that may be led astray when this is inside of the receiver, or around it.
  func misleads(_ strategy: IntrospectionStrategy, isAround: Bool) -> Bool {
    switch (self, strategy) {
    // Of several hosts the last stands nearest, and what is put around each of them parts the marker from the others.
    case (.groupedInFront, .previousSiblings), (.forEach, .previousSiblings): !isAround
    // What a modifier puts behind its content lies between the anchor, which is outside of it, and the content; what it
    // puts in front of the first of several hosts lies between that and the others.
    case (.decoyBehind, .betweenMarkers), (.overlaidByDecoy, .betweenMarkers): isAround
    default: false
    }
  }
}

private struct Letters: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Framed: ViewModifier {
  @State private var width: CGFloat = 2
  func body(content: Content) -> some View {
    HStack {
      Text("custom")
      content.padding(width)
    }
  }
}

private struct Row: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
      x += subview.sizeThatFits(proposal).width
    }
  }
}

@MainActor
extension Wrapping {
  /// The view with this around it.
  ///
  /// - Parameters:
  ///   - kind: What the target is, for those that put another one beside it.
  ///   - isSwitched: Makes another choice where there is one.
  func wrap<V: View>(_ view: V, _ kind: TargetKind, isSwitched: Bool) -> any View {
    switch self {
    case .padding: view.padding(2)
    case .frame: view.frame(width: 120, height: 80)
    case .flexibleFrame: view.frame(minWidth: 20, maxWidth: 300, minHeight: 20, maxHeight: 300)
    case .fixedSize: view.fixedSize()
    case .offset: view.offset(x: 3, y: 4)
    case .position: view.position(x: 50, y: 50)
    case .aspectRatio: view.aspectRatio(1, contentMode: .fit)
    case .clipped: view.clipped()
    case .clipShape: view.clipShape(Circle())
    case .cornerRadius: view.cornerRadius(4)
    case .mask: view.mask(Color.black)
    case .opacity: view.opacity(0.5)
    case .blur: view.blur(radius: 2)
    case .brightness: view.brightness(0.1)
    case .shadow: view.shadow(radius: 3)
    case .blendMode: view.blendMode(.multiply)
    case .drawingGroup: view.drawingGroup()
    case .rotation: view.rotationEffect(.degrees(30))
    case .scale: view.scaleEffect(0.5)
    case .rotation3D: view.rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
    case .transform: view.transformEffect(CGAffineTransform(translationX: 3, y: 4))
    case .border: view.border(Color.red)
    case .overlay: view.overlay(Text("over"))
    case .background: view.background(Text("behind"))
    case .shapeBackground: view.background(Color.blue, in: Circle())
    case .contentShape: view.contentShape(Rectangle())
    case .hitTesting: view.allowsHitTesting(false)
    case .tap: view.onTapGesture {}
    case .drag: view.gesture(DragGesture().onChanged { _ in })
    case .contextMenu: view.contextMenu { Button("menu") {} }
    case .ignoresSafeArea: view.ignoresSafeArea()
    case .safeAreaInset: view.safeAreaInset(edge: .bottom) { Text("inset") }
    case .geometryChange: view.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in })
    case .hidden: view.hidden()
    case .id: view.id(isSwitched ? 1 : 2)
    case .environment: view.environment(\.layoutDirection, .rightToLeft)
    case .transformEnvironment: view.transformEnvironment(\.isEnabled) { $0 = true }
    case .tint: view.tint(.red)
    case .font: view.font(isSwitched ? .title : .body)
    case .disabled: view.disabled(isSwitched)
    case .label: view.accessibilityLabel("label")
    case .help: view.help("help")
    case .zIndex: view.zIndex(isSwitched ? 2 : -1)
    case .layoutPriority: view.layoutPriority(1)
    case .alignmentGuide: view.alignmentGuide(.leading) { $0.width / 2 }
    case .preference: view.preference(key: Letters.self, value: "a")
    case .onPreference: view.onPreferenceChange(Letters.self) { _ in }
    case .onAppear: view.onAppear {}.onDisappear {}
    case .onChange: view.onChange(of: isSwitched) { _ in }
    case .onReceive: view.onReceive(Empty<Int, Never>()) { _ in }
    case .task: view.task {}
    case .animation: view.animation(.linear, value: 1)
    case .transition: view.transition(.scale)
    case .tag: view.tag(3)
    case .redacted: view.redacted(reason: .placeholder)
    case .introspect: view.introspect(.text, .all) { _ in }
    case .introspectByName: view.introspectHostView { _ in }
    case .custom: view.modifier(Framed())
    case .vertical:
      VStack {
        Text("1"); view; Text("2")
      }
    case .horizontal:
      HStack(spacing: 0) {
        view; Spacer()
      }
    case .layers:
      ZStack {
        Color.gray; view
      }
    case .group: Group { view }
    case .anyView: AnyView(view)
    case .choice: Group { if isSwitched { view.padding() } else { view } }
    case .optional: Optional.some(view)
    case .forEach: ForEach(isSwitched ? [2, 1] : [1, 2], id: \.self) { if $0 == 1 { view } else { Text("other") } }
    case .lazyStack:
      LazyVStack {
        view; Text("lazy")
      }
    case .lazyGrid: LazyVGrid(columns: [GridItem(.flexible())]) { view }
    case .grid:
      Grid {
        GridRow {
          Text("cell"); view
        }
      }
    case .geometry: GeometryReader { _ in view }
    case .thatFits: ViewThatFits { view }
    case .layout:
      Row().callAsFunction {
        Text("in a layout"); view
      }
    case .section: Section("section") { view }
    case .groupBox: GroupBox("box") { view }
    case .button:
      Button {
      } label: {
        view
      }
    case .scrollView: ScrollView { view }
    case .list: List { view }
    case .navigation: NavigationStack { view }
    case .tabs: TabView { view.tabItem { Text("tab") } }
    case .overlaid: Color.gray.overlay(view)
    case .behind: Color.gray.background(view)
    case .beside:
      HStack {
        kind.decoy;
        VStack {
          kind.decoy; view; kind.decoy
        }; kind.decoy
      }
    case .groupedInFront:
      Group {
        view; kind.decoy
      }
    case .groupedBehind:
      Group {
        kind.decoy; view
      }
    case .overlaidByDecoy: view.overlay(kind.decoy)
    case .decoyBehind: view.background(kind.decoy)
    }
  }
}

/// What an introspection looks for.
enum TargetKind: CaseIterable {
  case field, scrollView, table

  /// A view with a target that has a name.
  @MainActor
  func view(_ name: String) -> any View {
    switch self {
    case .field: TextField(name, text: .constant(""))
    case .scrollView: ScrollView { Text("content") }.accessibilityIdentifier(name)
    case .table: List { Text("content") }.accessibilityIdentifier(name)
    }
  }

  /// Another one, which is not meant.
  @MainActor var decoy: AnyView { AnyView(view("decoy")) }

  /// The view, introspected by this kind's key: `note` hears of what is attached, updated, let go of and missed.
  @MainActor
  func introspected<V: View>(_ view: V, _ strategy: IntrospectionStrategy, note: @escaping Note) -> any View {
    switch self {
    case .field: TargetKind.introspected(view, .textField, strategy, note)
    case .scrollView: TargetKind.introspected(view, .scrollView, strategy, note)
    case .table: TargetKind.introspected(view, .table, strategy, note)
    }
  }

  typealias Note = @MainActor (_ event: String, _ target: HostView?) -> Void

  @MainActor
  private static func introspected<V: View, Target: HostView>(
    _ view: V, _ key: IntrospectionKey<Target>, _ strategy: IntrospectionStrategy, _ note: @escaping Note
  ) -> any View {
    view.introspect(key, strategy: strategy, onMiss: { _ in note("miss", nil) }) { target, edit in
      note("\(edit.phase)", target)
      edit.onDetach { note("detach", target) }
    }
  }
}
