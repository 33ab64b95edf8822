/// A container that places secondary subviews behind a primary one: its last subview, unless
/// ``HostDecorationView/primary`` was set.
///
/// ```swift
/// let label = HostLabel()
/// label.text = "One"
/// let background = HostBackgroundView()
/// background.addSubview(HostColorView(.yellow))
/// background.addSubview(label)
/// background.sizeToFit()
/// background.layoutIfNeeded()
/// print(background.treeDescription())
/// // Prints:
/// // HostBackgroundView (0, 0, 31.67 x 20.33)
/// // ├─ HostColorView (0, 0, 31.67 x 20.33) background=yellow
/// // └─ HostLabel "One" (0, 0, 31.67 x 20.33)
/// ```
public final class HostBackgroundView: HostDecorationView {
  override var isPrimaryLast: Bool { true }
}
