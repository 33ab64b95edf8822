/// The modifier behind `onAppear` and `onDisappear`. Its name is SwiftUI's, since it shows in printed types.
public struct _AppearanceActionModifier {
  /// Called when the view has come on screen.
  public var appear: (() -> Void)?
  /// Called when the view has gone from the screen.
  public var disappear: (() -> Void)?

  /// Makes the modifier.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceActionModifier: EnclosingModifier {
  /// There is no body.
  public typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { AppearanceNode(self, in: builder) }
}

extension View {
  /// Calls `action` when this view has come on screen: after layout, inner views before outer ones.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Calls `action` when this view has gone from the screen, because it was removed or its window went.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(disappear: action))
  }
}

/// Watches whether its content is on screen.
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
