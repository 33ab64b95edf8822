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

extension _AppearanceActionModifier: ViewModifier {
  /// There is no body.
  public typealias Body = Never

  /// Appends one node that watches.
  public static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(AppearanceNode<C>(view, in: builder))
  }
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
final class AppearanceNode<C: View>: ValueNode<ModifiedContent<C, _AppearanceActionModifier>> {
  private var view: ModifiedContent<C, _AppearanceActionModifier>
  private var hasAppeared = false

  init(_ view: ModifiedContent<C, _AppearanceActionModifier>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view.modifier }

  override func mount() {
    mountChildren(view.content)
    if isOnScreen { setAppeared(true) }
  }

  override func update(with new: ModifiedContent<C, _AppearanceActionModifier>) {
    view = new
    updateChildren(view.content)
  }

  override func visibilityDidChange(_ isVisible: Bool) {
    super.visibilityDidChange(isVisible)
    setAppeared(isVisible)
  }

  override func willUnmount() { setAppeared(false) }

  private func setAppeared(_ isVisible: Bool) {
    guard isVisible != hasAppeared else { return }
    hasAppeared = isVisible
    guard let action = isVisible ? view.modifier.appear : view.modifier.disappear else { return }
    graph.owner.enqueueEffect(.lifecycle) { action() }
  }
}
