// Tests: `HostNavigationBarLayoutTests`.

import Foundation

/// The items of a bar at one side, from its edge inwards, with the lengths that they need, in points.
private typealias BarSide = [(host: HostView, length: CGFloat)]

extension HostNavigationBar {
  private static var gap: CGFloat { 16 }
  /// Where the title of a back button begins, in points.
  static var backTitleInset: CGFloat { 28 }
  /// The number of characters above which a back button says "Back" in place of a title.
  private static var longestBackTitle: Int { 12 }

  /// Places the prompt, the buttons, the title and the subtitle.
  final func placeTitles() {
    let top = topItem?.prompt == nil ? 0 : HostNavigationBar.promptHeight
    let margin: CGFloat = 16
    let row = CGRect(
      x: margin, y: top + rowMargin, width: max(bounds.width - 2 * margin, 0), height: HostNavigationBar.standardHeight)
    if top > 0 { promptLabel.place(in: CGRect(x: row.minX, y: 0, width: row.width, height: top), at: 0.5) }
    let proposal = ProposedViewSize(width: nil, height: row.height)
    var leading = (topItem?.leftBarButtonItems ?? []).map { ($0.host, $0.length(in: proposal)) } as BarSide
    let trailing = (topItem?.rightBarButtonItems ?? []).map { ($0.host, $0.length(in: proposal)) } as BarSide
    if showsBackButton {
      let items = (leading + trailing).reduce(0) { $0 + $1.length + HostNavigationBar.gap }
      leading.insert((backButton, showBackTitle(in: row.width - 12 - items - lengthOfTitle(in: row))), at: 0)
    }
    let inset = showsBackButton ? HostNavigationBar.backTitleInset - margin : 0
    let room = place(
      leading, trailing,
      in: CGRect(x: row.minX + inset, y: row.minY, width: max(row.width - inset, 0), height: row.height))
    placeTitle(in: room)
    if showsLargeTitle {
      // The title's baseline is 16 points above the end of its part.
      let area = CGRect(
        x: row.minX, y: row.maxY + rowMargin, width: row.width, height: HostNavigationBar.largeTitleHeight - 4)
      largeTitleLabel.place(in: area, at: 0)
    }
    placeSubtitle(in: row)
  }

  /// The area that belongs to the back button: from the bar's edge, with the chevron, to the end of its title.
  final var backArea: CGRect {
    let frame = mirrored(backButton.frame)
    return mirrored(
      CGRect(
        x: 0, y: frame.midY - HostNavigationBar.standardHeight / 2, width: frame.maxX,
        height: HostNavigationBar.standardHeight))
  }

  /// The title in the row of buttons; nil if there is none.
  private var titleInRow: HostView? {
    let title = topItem?.titleView ?? ownTitleView
    return title.superview === self ? title : nil
  }

  /// The room that the title in the row needs beside the buttons, in points.
  private func lengthOfTitle(in row: CGRect) -> CGFloat {
    guard let titleInRow else { return 0 }
    return titleInRow.sizeThatFits(ProposedViewSize(width: nil, height: row.height)).width + HostNavigationBar.gap
  }

  /// Shows the longest title of the back button that fits into a length: the whole title, "Back", or none.
  ///
  /// - Returns: The length of the button.
  private func showBackTitle(in room: CGFloat) -> CGFloat {
    let title = backItem.map { $0.backButtonTitle ?? $0.title ?? "Back" } ?? ""
    let isLong = backItem?.backButtonTitle == nil && title.count > HostNavigationBar.longestBackTitle
    let font: HostFont = backButton.titleLabel.font
    func length(_ title: String) -> CGFloat { TextLayout.idealSize(of: title, font: font).width }
    let shown = (isLong ? ["Back"] : [title, "Back"]).first { length($0) <= room } ?? ""
    if backButton.title != shown { backButton.title = shown }
    // Its name stays the same, whatever is shown of it.
    let name = title.isEmpty ? "Back" : title
    backButton.accessibilityLabel = shown == name ? nil : name
    // Without a title, its chevron is in the margin before it.
    return shown.isEmpty ? 0 : backButton.sizeThatFits(.unspecified).width
  }

  /// Places the items of both sides. If they need more than the row has, the longest are shortened.
  ///
  /// - Returns: The room between them.
  private func place(_ leading: BarSide, _ trailing: BarSide, in row: CGRect) -> CGRect {
    let lengths = (leading + trailing).map(\.length)
    let room = row.width - HostNavigationBar.gap * CGFloat(max(lengths.count - 1, 0))
    let limit = HostNavigationBar.limit(of: lengths, in: max(room, 0))
    var (left, right) = (row.minX, row.maxX)
    func place(_ host: HostView, _ length: CGFloat, at x: CGFloat) {
      let area = CGRect(x: x, y: row.minY, width: length, height: row.height)
      host.place(in: area, at: 0.5)
      if host === backButton, backButton.title == "" {
        // The chevron, which is in the margin, takes the taps.
        host.frame = mirrored(CGRect(x: 0, y: row.minY, width: x + length, height: row.height))
      }
    }
    for (host, length) in leading {
      place(host, min(length, limit), at: left)
      left += min(length, limit) + HostNavigationBar.gap
    }
    for (host, length) in trailing {
      right -= min(length, limit)
      place(host, min(length, limit), at: right)
      right -= HostNavigationBar.gap
    }
    return CGRect(x: left, y: row.minY, width: max(right - left, 0), height: row.height)
  }

  /// The length to which items may be shortened so that all are as long as a room, the shorter ones in full.
  private static func limit(of lengths: [CGFloat], in room: CGFloat) -> CGFloat {
    var rest = room
    let sorted = lengths.sorted()
    for (index, length) in sorted.enumerated() {
      let share = rest / CGFloat(sorted.count - index)
      if length > share { return share }
      rest -= length
    }
    return .infinity
  }

  /// Places the title in the middle of the bar, or as near to it as the room between the items allows.
  private func placeTitle(in room: CGRect) {
    guard let title = titleInRow else { return }
    let width = min(title.sizeThatFits(ProposedViewSize(width: room.width, height: room.height)).width, room.width)
    let x = min(max(((bounds.width - width) / 2).rounded(), room.minX), room.maxX - width)
    let height = title === topItem?.titleView ? room.height : smallTitleHeight
    title.place(in: CGRect(x: x, y: room.minY, width: width, height: height), at: 0)
    // Where not even an ellipsis has room it would be drawn across the items.
    titleLabel.isHidden = title === titleLabel && room.width < 16 && titleLabel.intrinsicContentSize.width > room.width
  }
}
