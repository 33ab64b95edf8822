public import Foundation
import HostTree

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let host: HostTableView.SectionSpacing

  /// The default spacing of the list's style: 36 points in grouped styles, 0 in plain lists.
  public static let `default` = ListSectionSpacing(host: .standard)

  /// Half of the default spacing.
  public static let compact = ListSectionSpacing(host: .compact)

  /// A spacing in points. A negative or non-finite number is reported as misuse and counts as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(host: .custom(spacing.sound(from: 0, else: 0, "The room between the sections of a list")))
  }
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: HostTableView.SectionSpacing { .standard }
}

extension EnvironmentValues {
  /// The spacing between the sections of lists; `.standard` by default.
  var listSectionSpacing: HostTableView.SectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

/// The spacing around a section, set by a modifier on it.
struct SectionRoom: RowTrait {
  let spacing: HostTableView.SectionSpacing

  func amend(_ traits: inout RowTraits) { traits.sectionSpacing = traits.sectionSpacing ?? spacing }
}

extension ViewNode {
  /// The spacing that modifiers around this node, of a section, set; nil if there is none.
  var sectionSpacing: HostTableView.SectionSpacing? { sectionTraits.sectionSpacing }

  /// The values that modifiers around this node, of a section, set.
  var sectionTraits: RowTraits {
    var traits = RowTraits()
    // A list knows a section that was unmounted until it collects its rows again, and its parents may be gone by then.
    if flags.contains(.isUnmounted) { return traits }
    var node = parent
    while let current = node, !(current is any RowContainer) {
      (current as? any RowTraitSource)?.amend(&traits)
      node = current.parent
    }
    return traits
  }
}

extension View {
  /// Sets the spacing between the sections of the lists in this view; on a section, the spacing above and below it.
  ///
  /// Between two sections with different values the smaller one counts. The spacing does not include headers and
  /// footers: they are laid out outside of it.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(RowTraitModifier(trait: SectionRoom(spacing: spacing.host)))
      .environment(\.listSectionSpacing, spacing.host)
  }

  /// Sets the spacing between the sections of the lists in this view, in points; on a section, the spacing above and
  /// below it. A negative or non-finite number is reported as misuse and counts as 0.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
