public import Foundation

/// A label, and a value at the trailing side.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// The label, room, the value; the value alone where labels are hidden.
  public var body: some View { LabeledRow(label: label, content: content) }

  /// Makes a label with a value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes a text with a value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Makes a text with a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Makes a text with a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Makes a text with a value, written by a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Makes a text with a value, written by a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

/// A label, room, and something at the trailing side.
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
