package import Foundation

extension HostTableView {
  /// The spacing between sections.
  package enum SectionSpacing: Hashable, Sendable {
    /// The spacing of the table's style.
    case standard
    /// Half of the standard spacing.
    case compact
    /// A spacing in points.
    case custom(CGFloat)
  }

  /// The height of a missing header or footer in points: 18 in grouped styles, else 0.
  final var gap: CGFloat { style.isPlain ? 0 : 18 }

  /// The spacing below a section and its footer, in points; nil if the style's spacing applies.
  ///
  /// The gaps of missing headers and footers are left out where there is such a spacing. Between two sections the
  /// smaller of their spacings counts.
  final func spacing(below section: Int) -> CGFloat? {
    guard sectionSpacing != .standard || !ownSectionSpacings.isEmpty, let lines = rows.lines,
      section >= 0, section + 1 < lines.sections.count
    else { return nil }
    let both = [section, section + 1].map { ownSectionSpacings[$0] ?? sectionSpacing }
    if both == [.standard, .standard] { return nil }
    return both.map(length).min()
  }

  private func length(of spacing: SectionSpacing) -> CGFloat {
    switch spacing {
    case .standard: 2 * gap
    case .compact: gap
    case .custom(let length): length
    }
  }

  final func spacingDidChange() {
    forgetHeights()
    setNeedsLayout()
  }
}
