// Tests: `OneLabelTests`.

/// The label of a control as one view, however many views its builder has: several are in a row.
///
/// Styles and modifiers of the control then apply to the label as a whole. A label that is one view anyway has no node
/// and no host for this.
struct OneLabel<Content: View>: View {
  typealias Body = Never
  nonisolated(unsafe) let content: Content

  nonisolated init(_ content: Content) { self.content = content }

  static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    if Content.isOneView { return Content._makeNodes(view.content, in: &builder) }
    HStack._makeNodes(HStack { view.content }, in: &builder)
  }

  static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    if Content.isOneView { return Content._updateNodes(view.content, in: &cursor) }
    HStack._updateNodes(HStack { view.content }, in: &cursor)
  }
}

extension View {
  /// Whether a label of this type is one view. The same for each update, as it depends on the type alone; most labels
  /// are texts, and need not be looked up.
  static var isOneView: Bool {
    if Self.self == Text.self || Self.self == AnyView.self { return true }
    return RowCount.of(Self.self).map { $0 < 2 } ?? false
  }
}

extension OneLabel: RowCounting {
  static func rowCount(content: Int?) -> Int? { RowCount.of(Content.self, content: content) == 0 ? 0 : 1 }
}

/// The label of a toggle, a picker or another control whose texts are a title and subtitles: the subtitles are below,
/// smaller and gray. Other views are as in ``OneLabel``.
struct SubtitledLabel<Content: View>: View {
  typealias Body = Never
  nonisolated(unsafe) let content: Content

  nonisolated init(_ content: Content) { self.content = content }

  private static func column(_ view: Self) -> VStack<ForEach<[(offset: Int, text: Text)], Int, Text>> {
    let texts = (view.content as? any TextCounting)?.texts ?? []
    let styled = texts.enumerated().map { index, text in
      (offset: index, text: index == 0 ? text : subtitle(text, index))
    }
    return VStack(alignment: .leading, spacing: 0) { ForEach(styled, id: \.offset) { $0.text } }
  }

  private static func subtitle(_ text: Text, _ index: Int) -> Text {
    text.font(index == 1 ? .subheadline : .footnote).foregroundColor(.secondary)
  }

  private static var hasSubtitles: Bool {
    !Content.isOneView && (Content.self as? any TextCounting.Type)?.isAllTexts == true
  }

  static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    if !hasSubtitles { return OneLabel._makeNodes(OneLabel(view.content), in: &builder) }
    VStack._makeNodes(column(view), in: &builder)
  }

  static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    if !hasSubtitles { return OneLabel._updateNodes(OneLabel(view.content), in: &cursor) }
    VStack._updateNodes(column(view), in: &cursor)
  }
}

extension SubtitledLabel: RowCounting {
  static func rowCount(content: Int?) -> Int? { OneLabel<Content>.rowCount(content: content) }
}

/// Several views that may all be texts.
@MainActor
private protocol TextCounting {
  static var isAllTexts: Bool { get }
  /// The texts, if all are.
  var texts: [Text] { get }
}

extension TupleView: TextCounting {
  static var isAllTexts: Bool { FieldLayout.fields(of: T.self).allSatisfy { $0.type == Text.self } }

  var texts: [Text] {
    withUnsafeBytes(of: value) { tuple in
      FieldLayout.fields(of: T.self).map { tuple.load(fromByteOffset: $0.offset, as: Text.self) }
    }
  }
}

extension Group: TextCounting {
  static var isAllTexts: Bool { (Content.self as? any TextCounting.Type)?.isAllTexts == true }

  var texts: [Text] { (content as? any TextCounting)?.texts ?? [] }
}
