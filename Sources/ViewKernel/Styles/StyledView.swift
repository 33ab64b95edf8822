// How styles work, whatever they are for.
//
// A style is a value of a protocol such as `ButtonStyle`. It travels down in the environment, in a list with the styles
// further out; a control takes the last one and shows what it makes of the control's parts. In there the list is one
// shorter: a control of the same kind, made from the parts again, has the next style further out.

/// The styles of one kind that are in force at a place, the innermost last. `Family` is an `any ButtonStyle` or the like.
private enum StylesKey<Family>: EnvironmentKey {
  static var defaultValue: [Family] { [] }
}

/// Names a kind of styles in a key path.
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

/// Puts a style in force.
struct StyleWriter<Family> {
  let style: Family
}

extension StyleWriter: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) { values[styles: Family.self].append(style) }
}

/// Puts the styles further out in force again.
private struct StylesWriter<Family> {
  let styles: [Family]
}

extension StylesWriter: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) { values[styles: Family.self] = styles }
}

/// A style within a view that shows what it makes: `@Environment` and other dynamic properties of the style work.
struct HeldStyle<Style> {
  var style: Style
}

extension HeldStyle: PropertyHolder {
  static var heldType: any Any.Type { Style.self }
}

/// What a style makes of the parts of a control.
struct StyledView<Style, Family, Configuration, Content: View>: View {
  private let held: HeldStyle<Style>
  private let outer: [Family]
  private let configuration: Configuration
  private let make: @MainActor (Style, Configuration) -> Content

  /// - Parameters:
  ///   - styles: The styles in force; `style` is the last of them.
  ///   - make: Calls the style's function.
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

/// A part of a control, such as its label, without its type: what a style is given.
@MainActor
protocol ErasedPart: View where Body == Never {
  var content: AnyView { get }
}

extension ErasedPart {
  /// Appends the node of what it stands for.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    AnyView.makeNodes(view.content, in: &builder)
  }

  /// Hands the new value to that node.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    AnyView.updateNodes(view.content, in: &cursor)
  }
}
