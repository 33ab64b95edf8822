import Foundation

// Tests: `NavigationSubtitleTests`.

extension HostNavigationBar {
  /// The room for a subtitle below a large title, in points.
  static var subtitleHeight: CGFloat { 20 }

  private var hasSubtitle: Bool { topItem?.subtitle != nil && topItem?.title != nil && topItem?.titleView == nil }

  /// The height that the subtitle adds to the bar, in points.
  var heightForSubtitle: CGFloat { hasSubtitle && showsLargeTitle ? HostNavigationBar.subtitleHeight : 0 }

  /// The height of a small title in its row, in points.
  var smallTitleHeight: CGFloat { hasSubtitle ? 28 : HostNavigationBar.standardHeight }

  /// The subtitle's label if it is shown.
  var subtitleViews: [HostView] { hasSubtitle ? [subtitleLabel] : [] }

  func updateSubtitle() {
    subtitleLabel.text = topItem?.subtitle
    subtitleLabel.font = HostFont(pointSize: showsLargeTitle ? 15 : 12)
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.numberOfLines = 1
  }

  /// Places the subtitle below the title: below a large one at its leading edge, below a small one in the middle.
  func placeSubtitle(in row: CGRect) {
    guard hasSubtitle else { return }
    if showsLargeTitle {
      let area = CGRect(
        x: row.minX, y: row.maxY + HostNavigationBar.largeTitleHeight - 6, width: row.width,
        height: HostNavigationBar.subtitleHeight)
      return subtitleLabel.place(in: area, at: 0)
    }
    let width = min(subtitleLabel.sizeThatFits(.unspecified).width, row.width)
    let area = CGRect(x: ((bounds.width - width) / 2).rounded(), y: row.minY + 24, width: width, height: 16)
    subtitleLabel.place(in: area, at: 0)
  }
}
