import HostTree

/// The purposes of a view's focus: see `focusable(_:interactions:)`.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is activated by keys, as a button is; a tap does not give it the focus.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The view takes input, as a field does: a tap gives it the focus.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// All of them, as is usual.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum HasFocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether the nearest focusable view around has the focus: one that `focusable()` made so. False by default.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether the look of focused views is not disabled by `focusEffectDisabled(_:)`, for views that read it.
  public var isFocusEffectEnabled: Bool {
    get { self[HasFocusEffectKey.self] }
    set { self[HasFocusEffectKey.self] = newValue }
  }
}

/// Writes whether a view has the focus into the environment of its content.
struct FocusableContent {
  let isFocusable: Bool
  let interactions: FocusInteractions
  let onFocusChange: (Bool) -> Void
  @State private var isFocused = false

  init(isFocusable: Bool, interactions: FocusInteractions, onFocusChange: @escaping (Bool) -> Void) {
    self.isFocusable = isFocusable
    self.interactions = interactions
    self.onFocusChange = onFocusChange
  }
}

extension FocusableContent: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.isFocused, isFocused)
      .modifier(
        FocusableModifier(isFocusable: isFocusable, interactions: interactions) {
          isFocused = $0
          onFocusChange($0)
        })
  }
}

struct FocusableModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  let onFocusChange: (Bool) -> Void
}

extension FocusableModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostFocusView {
    let host = HostFocusView()
    host.onFocus = { context.modifier.onFocusChange($0) }
    return host
  }

  func updateHost(_ host: HostFocusView, context: HostModifierContext<Self>) {
    host.focusesWhenTapped = interactions.contains(.edit)
    host.isFocusable = isFocusable && context.environment.isEnabled
  }
}

extension View {
  /// Sets whether this view can have the focus: it becomes the first responder when it is tapped, or by ``FocusState``,
  /// and then gets keys (`onKeyPress(_:action:)`).
  ///
  /// Views inside read `\.isFocused`, and look as they like: nothing is drawn around a focused view.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Sets whether this view can have the focus, and what for: see ``FocusInteractions``.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableContent(isFocusable: isFocusable, interactions: interactions) { _ in })
  }

  /// Sets whether this view can have the focus, and calls a closure when it has got or lost it.
  @_disfavoredOverload @preconcurrency
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
  ) -> some View {
    modifier(FocusableContent(isFocusable: isFocusable, interactions: .automatic, onFocusChange: onFocusChange))
  }

  /// Sets whether focused views inside look focused, for views that read `\.isFocusEffectEnabled`; nothing is drawn
  /// around focused views here.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}
