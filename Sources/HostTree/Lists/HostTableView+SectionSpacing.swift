package import Foundation

extension HostTableView {
  /// How much room there is above or below a section.
  package enum SectionSpacing: Hashable, Sendable {
    /// As the style says.
    case standard
    /// Half of that.
    case compact
    /// So many points.
    case custom(CGFloat)
  }

  /// The room above and below a section that has nothing there.
  final var gap: CGFloat { style.isPlain ? 0 : 18 }

  /// How much room there is below a section, after its footer; nil where nobody has said so: then a header or a footer takes the place
  /// of the gap there. The smaller one counts of what two neighbours say.
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
