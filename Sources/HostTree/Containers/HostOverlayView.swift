/// Lays secondary subviews over a primary one: its first subview, unless another one was set.
public final class HostOverlayView: HostDecorationView {}
