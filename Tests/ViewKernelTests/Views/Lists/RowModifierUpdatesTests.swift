import HostTree
import ViewKernel
import XCTest

/// Modifiers that own hosts, around content of which the type does not tell how many rows it makes: when their values
/// change, each row follows, in each container.
@MainActor
final class RowModifierUpdatesTests: HostTestCase {
  func testEachModifierFollowsItsValueInEachContainer() {
    for kind in ModifierKind.allCases {
      for content in ContentKind.allCases {
        for container in ContainerKind.allCases { check(kind, content, container) }
      }
    }
  }

  func testModifiersAroundModifiersFollowTheirValues() {
    let kinds = ModifierKind.allCases
    for (inner, outer) in zip(kinds, kinds.dropFirst(3) + kinds.prefix(3)) {
      for container in [ContainerKind.list, .lazyColumn] { check(inner, .several, container, outer: outer) }
    }
  }

  func testTapsRunTheNewestClosure() {
    for kind in [ModifierKind.tap, .gesture, .overlayButton] {
      for content in ContentKind.allCases {
        for container in ContainerKind.allCases {
          let log = EventLog()
          let number = Setting(1)
          let screen = show(
            Showing(number) {
              Page(container: container, content: content, inner: kind, outer: .none, number: $0, log: log)
            },
            width: 300, height: 600)
          number.value = 2
          screen.settle()
          screen.tap(kind == .overlayButton ? "press 2" : "row")
          XCTAssertEqual(log.take(), ["tapped 2"], "\(kind) around \(content) in \(container)")
        }
      }
    }
  }

  private func check(
    _ kind: ModifierKind, _ content: ContentKind, _ container: ContainerKind, outer: ModifierKind = .none
  ) {
    let log = EventLog()
    let number = Setting(1)
    func shown(_ number: Setting<Int>) -> Screen<Showing<Int, Page>> {
      show(
        Showing(number) {
          Page(container: container, content: content, inner: kind, outer: outer, number: $0, log: log)
        }, width: 300, height: 600)
    }
    let screen = shown(number)
    number.value = 2
    screen.settle()
    let fresh = shown(Setting(2))
    if screen.tree() == fresh.tree(), screen.window.svgDescription == fresh.window.svgDescription { return }
    XCTFail(
      "\(kind) \(outer) around \(content) in \(container) shows something else than a new view:\n"
        + "\(screen.tree())\n\(fresh.tree())")
  }
}

private enum ContainerKind: CaseIterable {
  case column, list, form, lazyColumn, lazyGrid
}

private enum ContentKind: CaseIterable {
  case one, several, optional, erasedBody, tuple
}

private enum ModifierKind: CaseIterable {
  case none, overlay, background, overlayStyle, border, mask, safeAreaInset, tap, gesture, overlayButton, padding, frame
  case flexibleFrame, opacity, offset, clip, shadow, scale, rotation, blur, aspectRatio, fixedSize, position,
    contentShape
  case hover, hitTesting, contextMenu, ignoringSafeArea, label, priority, guide, zIndex, custom, environment
  case preferenceOverlay, geometry, companion, rowBackground, badge, rowInsets
}

private struct Page: View {
  let container: ContainerKind
  let content: ContentKind
  let inner: ModifierKind
  let outer: ModifierKind
  let number: Int
  let log: EventLog

  private var rows: some View {
    Modified(kind: outer, number: number, log: log) {
      Modified(kind: inner, number: number, log: log) { Rows(kind: content) }
    }
  }

  var body: some View {
    switch container {
    case .column: VStack { rows }
    case .list: List { rows }
    case .form: Form { Section("title") { rows } }
    case .lazyColumn: ScrollView { LazyVStack { rows } }
    case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { rows } }
    }
  }
}

private struct Erased: View {
  var body: AnyView { AnyView(Text("row")) }
}

private struct Rows: View {
  let kind: ContentKind

  var body: some View {
    switch kind {
    case .one: Text("row")
    case .several: ForEach(0..<2, id: \.self) { _ in Text("row") }
    case .optional: if kind == .optional { Text("row") }
    case .erasedBody: Erased()
    case .tuple:
      Text("row")
      ForEach(0..<2, id: \.self) { Text("\($0)") }
      Erased()
    }
  }
}

private struct Custom: ViewModifier {
  let number: Int

  func body(content: Content) -> some View { content.padding(CGFloat(number)).overlay { Text("custom \(number)") } }
}

private enum Word: PreferenceKey {
  static var defaultValue: String { "none" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Modified<Content: View>: View {
  let kind: ModifierKind
  let number: Int
  let log: EventLog
  @ViewBuilder let content: Content

  private var amount: CGFloat { CGFloat(number) }

  var body: some View {
    switch kind {
    case .none: content
    case .overlay: content.overlay { Text("over \(number)") }
    case .background: content.background(alignment: .leading) { Text("behind \(number)") }
    case .overlayStyle: content.overlay(number == 2 ? Color.red : Color.blue)
    case .border: content.border(number == 2 ? Color.red : Color.blue, width: amount)
    case .mask: content.mask { Text("mask \(number)") }
    case .safeAreaInset: content.safeAreaInset(edge: .bottom) { Text("inset \(number)") }
    case .tap: content.onTapGesture { [number, log] in log.add("tapped \(number)") }
    case .gesture: content.gesture(TapGesture().onEnded { [number, log] in log.add("tapped \(number)") })
    case .overlayButton: content.overlay { Button("press \(number)") { [number, log] in log.add("tapped \(number)") } }
    default: layout
    }
  }

  @ViewBuilder private var layout: some View {
    switch kind {
    case .padding: content.padding(amount)
    case .frame: content.frame(width: 80 + amount, height: 40)
    case .flexibleFrame: content.frame(minWidth: 80 + amount, alignment: number == 2 ? .leading : .trailing)
    case .offset: content.offset(x: amount)
    case .aspectRatio: content.aspectRatio(amount, contentMode: .fit)
    case .fixedSize: content.fixedSize(horizontal: number == 2, vertical: true)
    case .position: content.position(x: 20 + amount, y: 10)
    case .ignoringSafeArea: content.ignoresSafeArea(edges: number == 2 ? .top : .bottom)
    case .priority: content.layoutPriority(Double(number))
    case .guide: content.alignmentGuide(.leading) { [amount] _ in amount }
    case .zIndex: content.zIndex(Double(number))
    case .geometry: content.background { GeometryReader { Text("\(Int($0.size.height)) \(number)") } }
    case .preferenceOverlay:
      content.preference(key: Word.self, value: "word \(number)").overlayPreferenceValue(Word.self) {
        Text("\($0) \(number)")
      }
    default: effects
    }
  }

  @ViewBuilder private var effects: some View {
    switch kind {
    case .opacity: content.opacity(amount / 4)
    case .clip: content.clipShape(RoundedRectangle(cornerRadius: amount))
    case .shadow: content.shadow(radius: amount)
    case .scale: content.scaleEffect(amount)
    case .rotation: content.rotationEffect(.degrees(Double(number)))
    case .blur: content.blur(radius: amount)
    case .contentShape: content.contentShape(RoundedRectangle(cornerRadius: amount))
    case .hover: content.onHover { [number, log] _ in log.add("over \(number)") }
    case .hitTesting: content.allowsHitTesting(number == 2)
    case .contextMenu: content.contextMenu { Button("menu \(number)") {} }
    case .label: content.accessibilityLabel("label \(number)")
    case .custom: content.modifier(Custom(number: number))
    case .rowBackground: content.listRowBackground(Text("ground \(number)"))
    case .badge: content.badge(number)
    case .rowInsets: content.listRowInsets(EdgeInsets(top: amount, leading: 20 * amount, bottom: 0, trailing: 0))
    case .environment: content.font(.system(size: 10 + amount)).foregroundColor(number == 2 ? .red : .green)
    case .companion: content.companion(Color.red.frame(width: amount, height: 1))
    default: content
    }
  }
}
