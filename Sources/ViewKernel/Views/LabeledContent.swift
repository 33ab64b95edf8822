public import Foundation

/// A label with a value at the trailing edge.
///
/// ```swift
/// LabeledContent("Version", value: "1.0")
/// ```
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// The label, a spacer and the value in a secondary colour; the value alone where labels are hidden.
  public var body: some View { LabeledRow(label: label, content: content) }

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
        label
        Spacer()
        content.foregroundColor(.secondary)
      }
    }
  }
}
