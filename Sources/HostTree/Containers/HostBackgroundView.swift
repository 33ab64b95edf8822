/// A container that places secondary subviews behind a primary one: its last subview, unless
/// ``HostDecorationView/primary`` was set.
public final class HostBackgroundView: HostDecorationView {
  override var isPrimaryLast: Bool { true }
}
