import Foundation
public import HostTree

/// The reason why a user cannot act on a host, as ``HostUserError`` reports it.
///
/// Other hosts are named as in a sentence: `HostButton "Save"`.
public enum HostObstacle: Hashable, Sendable {
  /// The host is in no window.
  case noWindow
  /// The host, or the named ancestor, is hidden. Nil stands for the host itself.
  case hidden(by: String?)
  /// The host, or the named ancestor, has an alpha below 0.01, at which it takes no touches. Nil stands for the host
  /// itself.
  case transparent(by: String?)
  /// User interaction is disabled for the host or the named ancestor. Nil stands for the host itself.
  case inert(by: String?)
  /// The host, or the named ancestor control, is disabled. Nil stands for the host itself.
  case disabled(by: String?)
  /// The host's bounds are empty.
  case empty
  /// The host's centre is outside the visible part of the named ancestor: it must be scrolled there, or does not fit.
  case outOfSight(of: String)
  /// The named host lies in front of the host's centre.
  case covered(by: String)
  /// A touch reaches the host, but neither a control nor a gesture recognizer handles it.
  case ignored
  /// The host does not support the action, or not now; the text says why.
  case unsuitable(String)
}

extension HostObstacle: CustomStringConvertible {
  /// The second half of a sentence: `it is disabled`.
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
  /// The obstacle that keeps a touch from the centre of this host, as of the window's last settle; nil if there is
  /// none.
  ///
  /// A touch also reaches this host if hit testing returns a descendant, or an ancestor that takes touches for its
  /// subtree.
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

/// The error of a user action: which action failed on which host, and why.
public struct HostUserError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The action as a verb: `tap`.
  public let action: String
  /// The host, named as in a sentence: `HostButton "Save"`.
  public let target: String
  /// The reason.
  public let obstacle: HostObstacle

  /// One sentence: `Can't tap HostButton "Save": it is disabled.`
  public var description: String { "Can't \(action) \(target): \(obstacle)." }
}
