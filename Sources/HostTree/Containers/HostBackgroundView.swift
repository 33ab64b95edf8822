/// Lays secondary subviews behind a primary one: its last subview, unless another one was set.
public final class HostBackgroundView: HostDecorationView {
  override var isPrimaryLast: Bool { true }
}
