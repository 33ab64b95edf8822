import Foundation
public import HostTree

/// What keeps a user from acting on a host.
///
/// Hosts are named as in sentences, `HostButton "Save"`.
public enum HostObstacle: Hashable, Sendable {
  /// It is in no window, so nobody sees it.
  case noWindow
  /// It, or the named host around it, is hidden.
  case hidden(by: String?)
  /// It, or the named host around it, is so transparent that it takes no touches.
  case transparent(by: String?)
  /// It, or the named host around it, lets no touches through to what is inside.
  case inert(by: String?)
  /// It, or the named control around it, is disabled.
  case disabled(by: String?)
  /// It has no size.
  case empty
  /// Its middle lies beyond what the named host around it shows: it has to be scrolled there, or does not fit.
  case outOfSight(of: String)
  /// The named host lies in front of it.
  case covered(by: String)
  /// A finger gets there, but nobody takes the touch.
  case ignored
  /// It is not something that one can do this with, or not now; the sentence says why.
  case unsuitable(String)
}

extension HostObstacle: CustomStringConvertible {
  /// The second half of a sentence that says why something can't be done.
  public var description: String {
    switch self {
    case .noWindow: "it is in no window"
    case .hidden(let host): HostObstacle.sentence(host, "is hidden")
    case .transparent(let host): HostObstacle.sentence(host, "is transparent")
    case .inert(let host): HostObstacle.sentence(host, "takes no touches")
    case .disabled(let host): HostObstacle.sentence(host, "is disabled")
    case .empty: "it has no size"
    case .outOfSight(let host): "it is out of sight, because its middle lies outside of \(host)"
    case .covered(let host): "\(host) lies in front of it"
    case .ignored: "nobody there takes a touch"
    case .unsuitable(let reason): reason
    }
  }

  private static func sentence(_ host: String?, _ words: String) -> String {
    host.map { "\($0) around it \(words)" } ?? "it \(words)"
  }
}

extension HostView {
  /// What keeps a user's finger from the middle of this host, as the window was settled last; nil if nothing does.
  ///
  /// A touch that arrives at a host inside this one, or at one around it that takes touches for what is inside, arrives.
  /// - Complexity: O(d) for the depth d of this host, and one hit test.
  public final var obstacle: HostObstacle? {
    guard let window else { return .noWindow }
    let chain = [self] + ancestors
    func name(_ host: HostView) -> String? { host === self ? nil : host.shortName }
    for host in chain {
      if host.isHidden { return .hidden(by: name(host)) }
      if host.alpha < 0.01 { return .transparent(by: name(host)) }
      if !host.isUserInteractionEnabled { return .inert(by: name(host)) }
      if let control = host as? HostControl, !control.isEnabled { return .disabled(by: name(host)) }
    }
    if bounds.isEmpty { return .empty }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for host in chain where host !== self && (host.takesHitsItself || host.clipsToBounds || host === window) {
      if !host.point(inside: convert(middle, to: host), with: nil) { return .outOfSight(of: host.shortName) }
    }
    guard let hit = window.hitTest(convert(middle, to: nil), with: nil) else { return .ignored }
    return hit.isDescendant(of: self) || isDescendant(of: hit) ? nil : .covered(by: hit.shortName)
  }
}

/// Says what a user could not do with which host, and why.
public struct HostUserError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was to be done: `tap`.
  public let action: String
  /// The host, as in a sentence: `HostButton "Save"`.
  public let target: String
  /// What keeps the user from it.
  public let obstacle: HostObstacle

  /// `Can't tap HostButton "Save": it is disabled.`
  public var description: String { "Can't \(action) \(target): \(obstacle)." }
}
