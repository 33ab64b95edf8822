/// The modifier behind `onAppear` and `onDisappear`. It has SwiftUI's name, since printed types show it.
public struct _AppearanceActionModifier {
  /// Called when the view has appeared; nil for none.
  public var appear: (() -> Void)?
  /// Called when the view has disappeared; nil for none.
  public var disappear: (() -> Void)?

  /// Creates the modifier; the same as `onAppear(perform:)` and `onDisappear(perform:)` in one.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceActionModifier: EnclosingModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { AppearanceNode(self, in: builder) }
}

extension View {
  /// Calls `action` when this view has appeared: it was mounted in a window, its window or screen was shown, or its row
  /// has entered the viewport.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(
  ///   rootView: VStack {
  ///     Text("One").onAppear { print("One appears") }
  ///     Text("Two").onAppear { print("Two appears") }
  ///   }
  ///   .onAppear { print("both appear") })
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// // Prints:
  /// // One appears
  /// // Two appears
  /// // both appear
  /// ```
  ///
  /// The action runs in the effects pass, after layout, inner views before outer ones.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Calls `action` when this view has disappeared: it was removed, its window or screen was hidden, or its row has
  /// left the viewport.
  ///
  /// The action runs in the effects pass. Content that departs with a transition disappears at the end of the
  /// transition.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(disappear: action))
  }
}

/// The node of `onAppear` and `onDisappear`: observes whether its content is on screen.
final class AppearanceNode: EnclosingModifierNode<_AppearanceActionModifier> {
  private var hasAppeared = false

  override func mount(around content: () -> Void) {
    content()
    if isOnScreen { setAppeared(true) }
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    super.surroundingsDidChange(change)
    guard case .visibility(let isVisible) = change else { return }
    setAppeared(isVisible)
  }

  override func willUnmount() {
    setAppeared(false)
    super.willUnmount()
  }

  private func setAppeared(_ isVisible: Bool) {
    guard isVisible != hasAppeared else { return }
    hasAppeared = isVisible
    guard let action = isVisible ? modifier.appear : modifier.disappear else { return }
    graph.owner.enqueueEffect(.normal) { action() }
  }
}
