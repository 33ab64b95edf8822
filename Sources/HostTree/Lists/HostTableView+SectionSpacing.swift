package import Foundation

extension HostTableView {
  /// Margins of a section, in points; nil where the style's count.
  package struct SectionMargins: Hashable {
    package var top: CGFloat?
    package var leading: CGFloat?
    package var bottom: CGFloat?
    package var trailing: CGFloat?

    package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

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

  /// The height of a missing header in points: more above the first section of grouped styles, but none below a large
  /// title.
  final func gapOfMissingHeader(_ section: Int) -> CGFloat {
    section > 0 || style.isPlain ? gap : tableHeaderView == nil && isBelowLargeTitle ? 0 : 35
  }

  /// The spacing below a section and its footer, in points; nil if the style's spacing applies.
  ///
  /// The gaps of missing headers and footers are left out where there is such a spacing. Between two sections the
  /// smaller of their spacings counts.
  final func spacing(below section: Int) -> CGFloat? {
    let (above, below) = (sectionMargins[section]?.bottom, sectionMargins[section + 1]?.top)
    if section >= 0, above != nil || below != nil {
      let isLast = section + 1 == rows.lines?.sections.count
      return (above ?? gap) + (isLast ? 0 : below ?? gap)
    }
    guard sectionSpacing != .standard || !ownSectionSpacings.isEmpty, let lines = rows.lines,
      section >= 0, section + 1 < lines.sections.count
    else { return nil }
    let both = [section, section + 1].map { ownSectionSpacings[$0] ?? sectionSpacing }
    if both == [.standard, .standard] { return nil }
    return both.map(length).min()
  }

  /// The room above the header of the first section, in points; nil if the style's applies.
  final func margin(above section: Int) -> CGFloat? { section == 0 ? sectionMargins[0]?.top : nil }

  /// The insets of the rows of a section from the edges of the table, in points.
  final func sides(of section: Int) -> (leading: CGFloat, trailing: CGFloat) {
    let own = sectionMargins[section]
    return (own?.leading ?? sideInset, own?.trailing ?? sideInset + indexInset)
  }

  /// The place of the rows of a section.
  final func columns(of section: Int) -> (x: CGFloat, width: CGFloat) {
    let sides = sides(of: section)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return (isMirrored ? sides.trailing : sides.leading, max(bounds.width - sides.leading - sides.trailing, 0))
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
