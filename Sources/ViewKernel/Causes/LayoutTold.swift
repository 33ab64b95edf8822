import HostTree

/// The reason for a host's size and place, in a sentence.
@MainActor
struct LayoutTold {
  private let host: HostView

  init(_ host: HostView) { self.host = host }

  /// Nil for a host without a superview.
  var sentence: String? {
    guard let parent = host.superview else { return nil }
    let size = host.frame.size
    let proposal = host.placedProposal
    let asked = "\(parent.className) proposed \(length(proposal.width)) x \(length(proposal.height))"
    return "\(asked); it took \(size.width.printed) x \(size.height.printed)\(reason); \(place(in: parent))"
  }

  private func length(_ length: CGFloat?) -> String {
    guard let length else { return "no length" }
    return length == .infinity ? "all" : length.printed
  }

  /// The rule that gave the size.
  private var reason: String {
    let size = host.frame.size
    if let rule = ownRule { return ", \(rule)" }
    let proposal = host.placedProposal
    let takesWidth = proposal.width == size.width
    let takesHeight = proposal.height == size.height
    if takesWidth, takesHeight { return ", which is all of it" }
    let inside = host.subviews.filter { !$0.isOutsideLayout }
    let measure = inside.count == 1 ? "its content needs" : "its \(inside.count) subviews and their spacing need"
    if inside.isEmpty {
      return takesWidth ? ", all of the width" : takesHeight ? ", all of the height" : ", its natural size"
    }
    if takesWidth { return ", all of the width, and the height that \(measure)" }
    if takesHeight { return ", all of the height, and the width that \(measure)" }
    return ", which \(measure)"
  }

  private var ownRule: String? {
    let size = host.frame.size
    switch host {
    case let label as HostLabel:
      let ideal = label.sizeThatFits(.unspecified)
      if ideal.width > size.width + 0.5 {
        let lines = label.sizeThatFits(ProposedViewSize(width: size.width, height: nil))
        return lines.height > size.height + 0.5
          ? "though its text needs \(ideal.width.printed) x \(ideal.height.printed): it is cut"
          : "and breaks the line that would be \(ideal.width.printed) wide"
      }
      return "which its text needs"
    case let frame as HostFrameView:
      let parts = [frame.width.map { "width \($0.printed)" }, frame.height.map { "height \($0.printed)" }]
      return "as frame(_:) says: \(parts.compactMap { $0 }.joined(separator: ", "))"
    case let padding as HostPaddingView:
      let insets = HostDescription.format(padding.insets)
      return "its content and insets of \(insets)"
    case is HostColorView, is HostSpacer, is HostShapeView: return "as it takes what it is offered"
    case is HostScrollView: return "as it takes what it is offered along its axes"
    default: return nil
    }
  }

  private func place(in parent: HostView) -> String {
    let (frame, room) = (host.frame, parent.bounds)
    func side(_ start: CGFloat, _ end: CGFloat, _ first: String, _ last: String, _ middle: String) -> String? {
      if abs(start) < 0.5, abs(end) < 0.5 { return nil }
      if abs(start - end) < 1 { return middle }
      if abs(start) < 0.5 { return "at the \(first)" }
      if abs(end) < 0.5 { return "at the \(last)" }
      return "\(start.printed) from the \(first)"
    }
    let x = side(frame.minX - room.minX, room.maxX - frame.maxX, "left", "right", "centred across")
    let y = side(frame.minY - room.minY, room.maxY - frame.maxY, "top", "bottom", "centred down")
    let words = [x, y].compactMap { $0 }
    if words == ["centred across", "centred down"] { return "centred" }
    return words.isEmpty ? "it fills \(parent.className)" : words.joined(separator: ", ")
  }
}
