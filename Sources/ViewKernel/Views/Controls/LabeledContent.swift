public import Foundation

/// A label with a value at the trailing edge. `labeledContentStyle(_:)` sets its appearance.
///
/// ```swift
/// let host = HostingView(rootView: LabeledContent("Version", value: "1.0"))
/// host.frame.size = CGSize(width: 320, height: 20)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostStackView (0, -0.17, 320 x 20.33) axis=horizontal
/// // ├─ HostLabel "Version" (0, 0, 57 x 20.33)
/// // ├─ HostSpacer (57, 10.17, 240.33 x 0)
/// // └─ HostLabel "1.0" (297.33, 0, 22.67 x 20.33) color=secondaryLabel
/// ```
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, StyleableView where Label: View, Content: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  var plain: LabeledRow<Label, Content> { LabeledRow(label: label, content: content) }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any LabeledContentStyle).self]
    return styles.last?.view(
      styles,
      LabeledContentStyleConfiguration(
        label: .init(content: SubtitledLabel(label).part(styles)), content: .init(content: content.part(styles))))
  }

  /// Creates a labeled value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a value with a text as its label. The string is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text value with a localized label. The value is not localized.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a text value with a text as its label. Neither string is localized.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a formatted value with a localized label.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a formatted value with a text as its label. The string is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates a labeled value from a style's configuration, for use in `LabeledContentStyle`; the next outer style is
  /// applied to it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContent: RowCounting where Label: View, Content: View {
  /// Where labels are hidden, each view of the content is a row.
  static func rowCount(content: Int?) -> Int? { RowCount.of(LabeledRow<Label, Content>.self, content: content) }
}

/// The default appearance: a label, a spacer and the value at the trailing edge.
struct LabeledRow<Label: View, Content: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let label: Label
  let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  var body: some View {
    if hidesLabels {
      content
    } else {
      HStack {
        SubtitledLabel(label)
        Spacer()
        content.foregroundColor(.secondary)
      }
    }
  }
}
