public import Foundation
import HostTree

private enum ListSectionMarginsKey: EnvironmentKey { static var defaultValue: RowEdgeInsets { RowEdgeInsets() } }

extension EnvironmentValues {
  /// The margins around the sections of lists; nil where the list's count.
  var listSectionMargins: RowEdgeInsets {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }
}

/// The margins around a section, set by a modifier on it.
struct SectionMargin: RowTrait {
  let margins: RowEdgeInsets

  func amend(_ traits: inout RowTraits) { traits.sectionMargins.fill(from: margins) }
}

extension RowEdgeInsets {
  var sectionMargins: HostTableView.SectionMargins? {
    self == RowEdgeInsets()
      ? nil : HostTableView.SectionMargins(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension View {
  /// Sets the margins around the sections of the lists in this view, or around this section, in points.
  ///
  /// Between two sections the lower margin of the first and the upper margin of the second are added; they replace the
  /// spacing of `listSectionSpacing(_:)`. Margins at the sides replace the style's. Headers and footers are in the
  /// section.
  ///
  /// - Parameters:
  ///   - edges: The edges; all by default.
  ///   - length: The margin; nil for the list's own. A negative or non-finite number is reported as misuse and counts
  ///     as 0.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let length = length.map { $0.sound(from: 0, else: 0, "The margin around the sections of a list") }
    let margins = RowEdgeInsets(edges, length)
    return modifier(RowTraitModifier(trait: SectionMargin(margins: margins)))
      .transformEnvironment(\.listSectionMargins) { around in
        var inner = margins
        inner.fill(from: around)
        around = inner
      }
  }
}
