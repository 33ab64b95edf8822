import HostTree

struct ModifierKeysModifier {
  let mask: EventModifiers
  let isInitial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
}

extension ModifierKeysModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostKeyPressView {
    let host = HostKeyPressView()
    var known: EventModifiers?
    host.onModifierFlagsChange = { [unowned host] flags in
      let keys = EventModifiers(rawValue: Int(flags.rawValue)).intersection(context.modifier.mask)
      let former = known
      known = keys
      if let former {
        if former != keys { context.modifier.action(former, keys) }
      } else if context.modifier.isInitial {
        // The view is just coming into its window.
        host.window?.enqueueEffect(.normal) { [weak host] in
          if host != nil { context.modifier.action(keys, keys) }
        }
      }
    }
    return host
  }

  func updateHost(_ host: HostKeyPressView, context: HostModifierContext<Self>) {}
}

extension View {
  /// Calls `action` when modifier keys are pressed or released, wherever the focus is.
  ///
  /// ```swift
  /// struct Save: View {
  ///   @State private var savesAll = false
  ///
  ///   var body: some View {
  ///     Button(savesAll ? "Save All" : "Save") {}
  ///       .onModifierKeysChanged(mask: .option) { savesAll = $1.contains(.option) }
  ///   }
  /// }
  /// ```
  ///
  /// The display of the window reports the keys: see ``/HostTree/HostWindow/modifierFlags``. Browsers do not report
  /// Caps Lock.
  ///
  /// - Parameters:
  ///   - mask: The keys that count. Defaults to all.
  ///   - initial: Whether the action is called when the view appears, too: with the same keys twice.
  ///   - action: The action, with the keys that were held and those that are.
  @preconcurrency
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, isInitial: initial, action: action))
  }
}
