public import Foundation
public import HostTree

/// Lengths that modifiers set for some of the insets of a row; nil leaves the length to outer modifiers and the list.
struct RowEdgeInsets: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  init() {}

  init(_ edges: Edge.Set, _ length: CGFloat?) {
    guard let length else { return }
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }

  /// These insets, then others; the list's where neither says anything.
  func applied(to insets: EdgeInsets?) -> RowInsets {
    RowInsets(
      top: top ?? insets?.top ?? RowInsets.row.top, leading: leading ?? insets?.leading,
      bottom: bottom ?? insets?.bottom ?? RowInsets.row.bottom, trailing: trailing ?? insets?.trailing)
  }
}

extension RowEdgeInsets {
  /// Takes from outer modifiers what is nil.
  mutating func fill(from outer: RowEdgeInsets) {
    top = top ?? outer.top
    leading = leading ?? outer.leading
    bottom = bottom ?? outer.bottom
    trailing = trailing ?? outer.trailing
  }
}

extension RowEdgeInsets: RowTrait {
  func amend(_ traits: inout RowTraits) {
    // Insets that were set further inside are for all edges.
    guard traits.insets == nil else { return }
    traits.edgeInsets.fill(from: self)
  }
}

/// The colours of the separators of a row, and of its section.
struct SeparatorTint {
  let color: Color?
  let sectionColor: Color?
}

extension SeparatorTint: RowTrait {
  func amend(_ traits: inout RowTraits) {
    traits.tint = traits.tint ?? color
    traits.sectionTint = traits.sectionTint ?? sectionColor
  }
}

extension View {
  /// Sets some of the insets around the content of this row in a list, in points. Nil takes the list's.
  ///
  /// A non-finite length is reported as misuse and counts as 0.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(
      RowTraitModifier(trait: RowEdgeInsets(edges, length.map { $0.sound(else: 0, "The room around a row") })))
  }

  /// Sets the colour of the separator of this row in a list; nil leaves it as it is. Separators are below rows, so only
  /// the bottom edge has an effect.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      RowTraitModifier(trait: SeparatorTint(color: edges.contains(.bottom) ? color : nil, sectionColor: nil)))
  }

  /// Sets the colour of the separator below the last row of this section in a plain list; nil leaves it as it is. Only
  /// the bottom edge has an effect.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      RowTraitModifier(trait: SeparatorTint(color: nil, sectionColor: edges.contains(.bottom) ? color : nil)))
  }

  /// Sets how strongly the headers of sections in this view stand out: see ``Prominence``.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// How strongly something stands out: see `headerProminence(_:)`.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// A header is large and bold, in the colour and the case of its text.
  case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// How strongly the headers of sections stand out. `.standard` by default.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
