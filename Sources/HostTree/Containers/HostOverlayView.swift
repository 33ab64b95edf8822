/// A container that places secondary subviews in front of a primary one: its first subview, unless
/// ``HostDecorationView/primary`` was set.
public final class HostOverlayView: HostDecorationView {}
