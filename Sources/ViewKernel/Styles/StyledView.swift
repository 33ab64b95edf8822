// How styles work, for all kinds of controls.
//
// A style is a value of a protocol such as `ButtonStyle`. The environment holds a list of the styles of each kind, the
// innermost last. A control takes the last one and shows what it makes from the control's parts. For that content the
// list is one shorter: a control of the same kind in it, made from the parts again, has the next outer style.

/// The styles of one kind, the innermost last. `Family` is `any ButtonStyle` or the like.
private enum StylesKey<Family>: EnvironmentKey {
  static var defaultValue: [Family] { [] }
}

/// Identifies a kind of styles in a key path.
struct Styles<Family>: Hashable {}

extension EnvironmentValues {
  /// The styles of a kind, the innermost last, for `@Environment`.
  subscript<Family>(styles family: Styles<Family>) -> [Family] { self[StylesKey<Family>.self] }

  /// The styles of a kind, the innermost last.
  subscript<Family>(styles family: Family.Type) -> [Family] {
    get { self[StylesKey<Family>.self] }
    set { self[StylesKey<Family>.self] = newValue }
  }
}

/// Appends a style to the list in the environment.
struct StyleWriter<Family> {
  let style: Family
}

extension StyleWriter: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) { values[styles: Family.self].append(style) }
}

/// Restores the list of the outer styles.
private struct StylesWriter<Family> {
  let styles: [Family]
}

extension StylesWriter: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) { values[styles: Family.self] = styles }
}

/// A style as a property of a view, so that its dynamic properties, such as `@Environment`, work.
struct HeldStyle<Style> {
  var style: Style
}

extension HeldStyle: PropertyHolder {
  static var heldType: any Any.Type { Style.self }
}

/// The content that a style makes from the parts of a control.
struct StyledView<Style, Family, Configuration, Content: View>: View {
  private let held: HeldStyle<Style>
  private let outer: [Family]
  private let configuration: Configuration
  private let make: @MainActor (Style, Configuration) -> Content

  /// - Parameters:
  ///   - styles: The list of styles; `style` is the last of it.
  ///   - make: Calls the requirement of the style.
  init(
    _ style: Style, _ styles: [Family], _ configuration: Configuration,
    make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    held = HeldStyle(style: style)
    outer = styles.dropLast()
    self.configuration = configuration
    self.make = make
  }

  var body: some View { make(held.style, configuration).modifier(StylesWriter(styles: outer)) }
}

extension View {
  /// This view as a part of a control, in which the styles of the place hold where the control is written.
  ///
  /// For the parts of controls that may contain controls of the same kind: a box in a box has the style of both.
  func part<Family>(_ styles: [Family]) -> AnyView { AnyView(modifier(StylesWriter(styles: styles))) }
}

/// A part of a control, such as its label, with its type erased, as it is passed to a style.
@MainActor
protocol ErasedPart: View where Body == Never {
  var content: AnyView { get }
}

extension ErasedPart {
  /// Appends the node of the part's content.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    AnyView._makeNodes(view.content, in: &builder)
  }

  /// Updates that node with the new content.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    AnyView._updateNodes(view.content, in: &cursor)
  }
}
