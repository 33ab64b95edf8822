public import HostTree

/// A user in front of a host: does with it what a finger and a keyboard do.
///
/// ```swift
/// try window.find(HostTextField.self, labelled: "Name").user.type("Ada")
/// try window.find(HostSwitch.self, labelled: "Wi-Fi").user.turn(on: true)
/// try window.find(HostButton.self, labelled: "Save").user.tap()
/// try window.user.goBack()
/// ```
///
/// Each of its functions settles the window, looks whether a user can get at the host (``HostTree/HostView/obstacle``), acts
/// through the window's hit test, the controls and the first responder, and settles the window again. What it can't do it
/// does not: it throws a ``HostUserError`` that says what is in the way.
///
/// Where a function is for a kind of host, the host is of this kind or has one such host inside. So a row of a list turns its
/// switch.
@MainActor
public struct HostUser {
  /// What the user acts on.
  public let host: HostView

  /// Taps the middle of the host.
  ///
  /// - Throws: ``HostUserError`` if the tap does not get there, or nobody takes it: neither the host nor one inside or
  ///   around it.
  public func tap() throws { try act("tap") { host.tap() ? nil : host.unmovedByTap } }

  // MARK: For all functions

  /// Acts on a host that a user can get at, between two settles of its window.
  ///
  /// - Parameters:
  ///   - action: What is done, for the error: `tap`.
  ///   - target: What it is done with; the host unless told.
  ///   - body: Does it; answers what kept it from that.
  func act(_ action: String, on target: HostView? = nil, _ body: () -> HostObstacle?) throws {
    let target = target ?? host
    guard let window = target.window else { throw HostUserError(action, target, .noWindow) }
    window.settle()
    if let obstacle = target.obstacle { throw HostUserError(action, target, obstacle) }
    let obstacle = body()
    window.settle()
    if let obstacle { throw HostUserError(action, target, obstacle) }
  }

  /// The host, if it is of a kind, else the only one of the kind inside, once the window is settled.
  ///
  /// - Parameters:
  ///   - action: What is to be done, for the error.
  ///   - kind: What the kind is called there: `switch`.
  ///   - cast: The host as one of the kind; nil if it is none.
  func part<Part>(_ action: String, _ kind: String, _ cast: @MainActor (HostView) -> Part?) throws -> Part {
    host.window?.settle()
    if let own = cast(host) { return own }
    let inside = host.findAll().compactMap(cast)
    if let part = inside.first, inside.count == 1 { return part }
    throw HostUserError(
      action, host,
      .unsuitable(
        inside.isEmpty ? "it is no \(kind), nor has it one inside" : "it has \(inside.count) of the kind \(kind)"))
  }

  /// Says that a choice is not among those that there are, the nearest ones first.
  static func lacks(_ wanted: String, _ kind: String, among names: [String]) -> HostObstacle {
    let near = HostDiagnostics.namesNear(wanted, among: names)
    let sorted = (near + names.filter { !near.contains($0) }).map { "\"\($0)\"" }
    return .unsuitable(
      "it has no \(kind) \"\(wanted)\"" + (sorted.isEmpty ? "" : ", but \(sorted.prefix(8).joined(separator: ", "))"))
  }
}

extension HostView {
  /// A user who acts on this host.
  public final var user: HostUser { HostUser(host: self) }
}

extension HostUserError {
  @MainActor
  init(_ action: String, _ target: HostView, _ obstacle: HostObstacle) {
    self.init(action: action, target: target.shortName, obstacle: obstacle)
  }
}
