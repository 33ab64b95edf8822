import Foundation
import HostTree

/// The obstacle that keeps a host from being seen.
@MainActor
struct Sight {
  private let host: HostView

  init(_ host: HostView) { self.host = host }

  var sentence: String { obstacle ?? "it can be seen" }

  /// In a sentence; nil if nothing does.
  var obstacle: String? {
    guard let window = host.window else { return "it is in no window" }
    let chain = Array(sequence(first: host, next: \.superview))
    return invisible(chain) ?? empty ?? clipped(chain, window) ?? covered(window) ?? sameColor
  }

  private func name(_ other: HostView) -> String { other === host ? "it" : "\(other.shortName) around it" }

  private func invisible(_ chain: [HostView]) -> String? {
    for view in chain {
      if view.isHidden { return "\(name(view)) is hidden" }
      if view.alpha < 0.01 { return "\(name(view)) has the opacity \(Double(view.alpha).printed)" }
    }
    return nil
  }

  private var empty: String? {
    guard host.bounds.isEmpty, !(host is HostScrollView) else { return nil }
    let size = "\(host.bounds.width.printed) x \(host.bounds.height.printed)"
    return "it is \(size) points large. \(LayoutTold(host).sentence ?? "")"
  }

  private func clipped(_ chain: [HostView], _ window: HostWindow) -> String? {
    for view in chain.dropFirst()
    where view === window || view.clipsToBounds || view is HostScrollView || view is HostClipView {
      let frame = host.convert(host.bounds, to: view)
      let room = view === window ? window.bounds : view.bounds
      if frame.intersects(room) { continue }
      let distance: String =
        if frame.minY >= room.maxY {
          "\((frame.minY - room.maxY).printed) points below"
        } else if frame.maxY <= room.minY {
          "\((room.minY - frame.maxY).printed) points above"
        } else if frame.minX >= room.maxX { "\((frame.minX - room.maxX).printed) points right of" } else {
          "\((room.minX - frame.maxX).printed) points left of"
        }
      let mend = view is HostScrollView ? ": scroll there" : ""
      return "it is \(distance) what \(view.shortName) shows\(mend)"
    }
    return nil
  }

  /// The opaque host that lies over the middle, in front of it.
  private func covered(_ window: HostWindow) -> String? {
    let middle = CGPoint(x: host.bounds.midX, y: host.bounds.midY)
    let point = host.convert(middle, to: nil)
    func covers(_ other: HostView) -> Bool {
      other.fillsOpaquely && !other.isHidden && other.alpha > 0.99
        && other.bounds.contains(other.convert(point, from: nil))
    }
    // Later siblings of it and of its ancestors lie in front, with all that is in these.
    for view in sequence(first: host, next: \.superview) {
      guard let siblings = view.superview?.subviews, let index = siblings.firstIndex(where: { $0 === view }) else {
        break
      }
      var rest = Array(siblings[(index + 1)...])
      while let other = rest.popLast() {
        if covers(other) { return "\(other.shortName) lies in front of it" }
        if !other.subviews.isEmpty { rest += other.subviews }
      }
    }
    return nil
  }

  /// A text in the colour of what is behind it.
  private var sameColor: String? {
    guard let label = host as? HostLabel, !(label.text ?? "").isEmpty else { return nil }
    let isDark = label.traitCollection.userInterfaceStyle == .dark
    guard let behind = colorBehind(label)?.resolved(isDark: isDark), behind.alpha > 0.99 else { return nil }
    let written = label.textColor ?? .label
    let color = written.resolved(isDark: isDark)
    let distance = abs(color.red - behind.red) + abs(color.green - behind.green) + abs(color.blue - behind.blue)
    guard distance < 0.1 || color.alpha < 0.05 else { return nil }
    return "its text is \(written), which cannot be told from what is behind it, \(behind)"
  }

  /// The colour of the nearest host behind it that fills the place.
  private func colorBehind(_ label: HostLabel) -> HostColor? {
    let point = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    func color(of other: HostView) -> HostColor? {
      guard let color = other.backgroundColor, !other.isHidden, other.bounds.contains(other.convert(point, from: nil))
      else { return nil }
      return color
    }
    // The nearest first: earlier siblings with all that is in these, then what is around.
    for view in sequence(first: label as HostView, next: \.superview) {
      if view !== label, let color = color(of: view) { return color }
      guard let siblings = view.superview?.subviews, let index = siblings.firstIndex(where: { $0 === view }) else {
        break
      }
      for sibling in siblings[..<index].reversed() {
        if let color = frontmost(in: sibling, color) { return color }
      }
    }
    return label.window?.backgroundColor ?? .systemBackground
  }

  /// The colour of the frontmost host inside of one, or of that itself.
  private func frontmost(in host: HostView, _ color: (HostView) -> HostColor?) -> HostColor? {
    if host.subviews.isEmpty { return color(host) }
    // In drawing order, of which the last counts.
    var rest: [HostView] = [host]
    var found: HostColor?
    while let other = rest.popLast() {
      if let color = color(other) { found = color }
      rest += other.subviews.reversed()
    }
    return found
  }
}

extension HostView {
  fileprivate final var fillsOpaquely: Bool { (backgroundColor?.alpha ?? 0) > 0.99 && cornerRadius == 0 }
}
