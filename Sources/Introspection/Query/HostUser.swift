public import HostTree

/// A simulated user of a host: acts on it as a finger and a keyboard do.
///
/// ```swift
/// struct SignIn: View {
///   @State private var name = ""
///   @State private var isRemembered = false
///
///   var body: some View {
///     Form {
///       TextField("Name", text: $name)
///       Toggle("Remember", isOn: $isRemembered)
///       Button("Sign in") { print("\(name), remembered: \(isRemembered)") }
///     }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: SignIn())
/// window.makeKeyAndVisible()
/// window.settle()
/// try window.find(HostTextField.self, labelled: "Name").user.type("Ada")
/// try window.find(HostSwitch.self, labelled: "Remember").user.turn(on: true)
/// try window.find(HostButton.self, labelled: "Sign in").user.tap()
/// // Prints "Ada, remembered: true"
/// ```
///
/// Each function settles the window, checks that a touch reaches the host (``HostTree/HostView/obstacle``), acts
/// through the window's hit testing, the controls and the first responder, and settles the window again. If a user
/// could not do it, the function throws a ``HostUserError`` that names the obstacle.
///
/// A function for one kind of control acts on the host if it is of that kind, else on the only descendant of that kind.
/// So a list's row turns its switch.
@MainActor
public struct HostUser {
  /// The host that the user acts on.
  public let host: HostView

  /// Taps the centre of the host.
  ///
  /// - Throws: ``HostUserError`` if the tap does not reach the host, or neither it nor a descendant or ancestor handles
  ///   it.
  public func tap() throws { try act("tap") { host.tap() ? nil : host.unmovedByTap } }

  // MARK: Shared by all actions

  /// Runs an action on a host that a user can reach, between two settles of its window.
  ///
  /// - Parameters:
  ///   - action: The verb for the error: `tap`.
  ///   - target: The target of the action. Defaults to the host.
  ///   - body: Performs the action; returns what prevented it, or nil.
  func act(_ action: String, on target: HostView? = nil, _ body: () -> HostObstacle?) throws {
    let target = target ?? host
    guard let window = target.window else { throw HostUserError(action, target, .noWindow) }
    window.settle()
    if let obstacle = target.obstacle { throw HostUserError(action, target, obstacle) }
    let obstacle = body()
    window.settle()
    if let obstacle { throw HostUserError(action, target, obstacle) }
  }

  /// Returns the host if it is of a kind, else its only descendant of the kind, after a settle of the window.
  ///
  /// - Parameters:
  ///   - action: The verb for the error.
  ///   - kind: The name of the kind in the error: `switch`.
  ///   - cast: Converts a host to the kind; nil if it is of another.
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

  /// The obstacle of a choice that does not exist; lists the existing ones, the most similar first.
  static func lacks(_ wanted: String, _ kind: String, among names: [String]) -> HostObstacle {
    let near = HostDiagnostics.namesNear(wanted, among: names)
    let sorted = (near + names.filter { !near.contains($0) }).map { "\"\($0)\"" }
    return .unsuitable(
      "it has no \(kind) \"\(wanted)\"" + (sorted.isEmpty ? "" : ", but \(sorted.prefix(8).joined(separator: ", "))"))
  }
}

extension HostView {
  /// A simulated user who acts on this host.
  public final var user: HostUser { HostUser(host: self) }
}

extension HostUserError {
  @MainActor
  init(_ action: String, _ target: HostView, _ obstacle: HostObstacle) {
    self.init(action: action, target: target.shortName, obstacle: obstacle)
  }
}
