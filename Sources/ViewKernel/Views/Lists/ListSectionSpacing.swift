public import Foundation
import HostTree

/// How much room there is between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let host: HostTableView.SectionSpacing

  /// The usual room of the list's style: 36 points where sections stand apart, none in plain lists.
  public static let `default` = ListSectionSpacing(host: .standard)

  /// Half of the usual room.
  public static let compact = ListSectionSpacing(host: .compact)

  /// So many points. What is no length is reported, and counts as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(host: .custom(spacing.sound(from: 0, else: 0, "The room between the sections of a list")))
  }
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: HostTableView.SectionSpacing { .standard }
}

extension EnvironmentValues {
  /// The room between the sections of lists.
  var listSectionSpacing: HostTableView.SectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

/// What was said of the room around a section.
struct SectionRoom: RowTrait {
  let spacing: HostTableView.SectionSpacing

  func amend(_ traits: inout RowTraits) { traits.sectionSpacing = traits.sectionSpacing ?? spacing }
}

extension View {
  /// Sets the room between the sections of the lists in this view; on a section, that above and below it.
  ///
  /// Of two sections that say something else the smaller room counts. Headers and footers stand outside of the room.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(RowTraitModifier(trait: SectionRoom(spacing: spacing.host)))
      .environment(\.listSectionSpacing, spacing.host)
  }

  /// Sets the room between the sections of the lists in this view, in points; on a section, that above and below it.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
