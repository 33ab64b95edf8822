import HostTree

/// The kinds of input whose submission calls `onSubmit`; an option set.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The return key in a search field: see `searchable(text:placement:prompt:)`.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
  /// Calls `action` when the user submits a text field of the subtree with the return key.
  ///
  /// Handlers of ancestors are called as well, the innermost first; `submitScope(_:)` stops them.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions in this view from reaching the `onSubmit` handlers of ancestors, if `isBlocking` is true.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }

  /// Sets the label of the return key on an on-screen keyboard, for the text fields in this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.inputTraits.returnKeyType, submitLabel.host)
  }
}

/// The label of the return key: a hint at what submitting does.
public struct SubmitLabel: Sendable {
  let host: HostReturnKeyType

  /// The label "done".
  public static var done: SubmitLabel { SubmitLabel(host: .done) }
  /// The label "go".
  public static var go: SubmitLabel { SubmitLabel(host: .go) }
  /// The label "send".
  public static var send: SubmitLabel { SubmitLabel(host: .send) }
  /// The label "join".
  public static var join: SubmitLabel { SubmitLabel(host: .join) }
  /// The label "route".
  public static var route: SubmitLabel { SubmitLabel(host: .route) }
  /// The label "search".
  public static var search: SubmitLabel { SubmitLabel(host: .search) }
  /// The label "return", the default.
  public static var `return`: SubmitLabel { SubmitLabel(host: .default) }
  /// The label "next".
  public static var next: SubmitLabel { SubmitLabel(host: .next) }
  /// The label "continue".
  public static var `continue`: SubmitLabel { SubmitLabel(host: .continue) }
}

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

/// The current action of an `onSubmit`.
///
/// The environment holds this object rather than the closure, so that its value stays equal.
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
  /// The handlers for submissions, the innermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

struct SubmitWriter {
  let action: SubmitAction
}

extension SubmitWriter: EnvironmentWriter {
  typealias Body = Never
  func write(to values: inout EnvironmentValues) { values.submitActions.insert(action, at: 0) }
}
