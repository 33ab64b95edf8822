public import Foundation

/// A container whose width, height, or both depend on the nearest scroll view around it, or else on the nearest
/// controller's view or the window.
///
/// The size of these that counts is without the safe area's insets and, of a scroll view, without its content's. The
/// content is proposed the frame's size and aligned in it.
///
/// ```swift
/// let frame = HostContainerRelativeFrameView(axes: .horizontal) { length, _ in length / 2 }
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let scrollView = HostScrollView(axes: .horizontal)
/// scrollView.frame = window.bounds
/// frame.addSubview(HostColorView(.blue))
/// scrollView.addSubview(frame)
/// window.addSubview(scrollView)
/// window.makeKeyAndVisible()
/// window.settle()
/// print(frame.frame.width, frame.frame.height)
/// // Prints "160.0 480.0"
/// ```
open class HostContainerRelativeFrameView: HostContainerView, ScrollRoomReader {
  /// The axes along which the container counts.
  public final var axes: Axis.Set {
    didSet { if axes != oldValue { layoutDidChange() } }
  }

  /// The alignment of the content in the frame. Defaults to `.center`.
  public final var alignment: Alignment = .center {
    didSet { if alignment != oldValue { layoutDidChange() } }
  }

  /// The length of the frame along an axis for the container's, in points.
  ///
  /// Lengths that are negative or not finite are reported to ``HostDiagnostics`` and count as not given.
  public final var length: @MainActor (CGFloat, Axis) -> CGFloat {
    didSet { layoutDidChange() }
  }

  /// The size of the container that this view was last measured for.
  private var knownSize: CGSize?
  /// Whether a layout has counted with another size than the one before: sizes that are cached, here and around, may be
  /// of the former one.
  private var hasOldSizes = false
  /// The settle, and the container's size, for which old sizes were forgotten last. Ancestors measure their cached
  /// proposals again, those for a former container too, so that would go on for ever.
  private var renewal: (settle: Int, size: CGSize)?

  /// Creates a frame. By default it is as large as the container along the axes.
  public init(
    axes: Axis.Set, alignment: Alignment = .center,
    length: @escaping @MainActor (CGFloat, Axis) -> CGFloat = { length, _ in length }
  ) {
    self.axes = axes
    self.length = length
    self.alignment = alignment
    super.init(frame: .zero)
  }

  /// The view whose size counts; nil outside of a tree.
  private var container: HostView? {
    var view = parent
    while let current = view {
      if current is HostScrollView || current.rare?.viewController != nil { return current }
      guard let next = current.parent else { return current }
      view = next
    }
    return nil
  }

  /// The size of the container, without its insets.
  private var containerSize: CGSize {
    guard let container else { return .zero }
    if let scroll = container as? HostScrollView {
      if scroll.axes.isEmpty { return scroll.visibleContentRect.size }
      if !scroll.sizeReaders.contains(where: { $0 === self }) { scroll.sizeReaders.append(self) }
      return scroll.room
    }
    return container.bounds.without(container.safeAreaInsets).size
  }

  /// Whether the view is one of the subtree of a scroll view, which is its container.
  final func isInside(_ scroll: HostScrollView) -> Bool { container === scroll }

  final func forgetMeasures(inside scroll: HostScrollView) {
    forEachView(inside: scroll) { view in
      view.forgetMeasures()
      (view as? HostLazyContainerView)?.discardLengths()
    }
  }

  override func runLayout(_ call: inout LayoutCall) {
    let size = containerSize
    // A row may be measured outside of the table: then it is placed for another size, and must be measured again.
    if call.isForSize || knownSize == nil {
      if let knownSize, knownSize != size { hasOldSizes = true }
      knownSize = size
    }
    func sound(_ axis: Axis) -> CGFloat? {
      guard axes.contains(axis) else { return nil }
      return FrameLayout.sound(length(size[axis], axis), axis == .horizontal ? "width" : "height")
    }
    call.run(FrameLayout(width: sound(.horizontal), height: sound(.vertical), alignment: alignment))
  }

  /// Starts to follow changes of the container's size.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    root?.followers.append(self)
  }

  /// Stops following changes of the container's size.
  open override func willMove(toWindow newWindow: HostWindow?) {
    super.willMove(toWindow: newWindow)
    root?.followers.removeAll { $0 === self }
    if newWindow == nil { (container as? HostScrollView)?.sizeReaders.removeAll { $0 === self } }
  }

  /// Invalidates the size if the container has another one.
  override func viewsMayHaveMoved() {
    let size = containerSize
    guard let knownSize, let settle = root?.settleCount else { return }
    let isRenewed = renewal.map { $0.settle == settle && $0.size == size } ?? false
    guard knownSize != size || hasOldSizes && !isRenewed else { return }
    if hasOldSizes { renewal = (settle, size) }
    self.knownSize = size
    hasOldSizes = false
    layoutDidChange()
  }

  /// Adds the axes and the alignment to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    let names = Axis.allCases.filter { axes.contains($0) }.map(\.description)
    description.add("relative", Words(names.isEmpty ? "none" : names.joined(separator: "+")))
    if alignment != .center { description.add("alignment", alignment.shortDescription) }
  }
}
