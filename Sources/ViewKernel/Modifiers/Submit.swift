import HostTree

/// What a user does that counts as submitting.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The return key in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
  /// Calls `action` when the user presses the return key in a text field inside this view.
  ///
  /// Of several around each other all are called, the innermost first.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps what is submitted inside this view from the `onSubmit` around it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }

  /// Says what the return key is called for the text fields inside this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.inputTraits.returnKeyType, submitLabel.host)
  }
}

/// What the return key is called.
public struct SubmitLabel: Sendable {
  let host: HostReturnKeyType

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(host: .done) }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(host: .go) }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(host: .send) }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(host: .join) }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(host: .route) }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(host: .search) }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(host: .default) }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(host: .next) }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(host: .continue) }
}

/// The modifier behind `onSubmit`.
struct SubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
  @Kept private var latest = SubmitAction()

  init(triggers: SubmitTriggers, action: @escaping () -> Void) {
    self.triggers = triggers
    self.action = action
  }
}

extension SubmitModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = latest.update(triggers, action)
    content.modifier(SubmitWriter(action: latest))
  }
}

/// The newest action of an `onSubmit`; the environment holds the object, so that it stays the same.
final class SubmitAction: Equatable {
  private var triggers: SubmitTriggers = []
  private var action: () -> Void = {}

  init() {}

  func update(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
    self.triggers = triggers
    self.action = action
  }

  func callAsFunction(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
  }

  static func == (first: SubmitAction, second: SubmitAction) -> Bool { first === second }
}

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

extension EnvironmentValues {
  /// What is called when a user submits, innermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// Puts an action into the environment.
struct SubmitWriter {
  let action: SubmitAction
}

extension SubmitWriter: EnvironmentWriter {
  typealias Body = Never
  func write(to values: inout EnvironmentValues) { values.submitActions.insert(action, at: 0) }
}
