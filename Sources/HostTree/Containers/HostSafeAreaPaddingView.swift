import Foundation

/// A container that insets the safe area of its content.
///
/// Content that does not scroll is placed inside of the insets, as in a ``HostPaddingView``; a subview that ignores the
/// safe area reaches out of them. A scroll view takes the whole container, and adds the insets to those around its
/// content: ``HostScrollView/adjustedContentInset``.
open class HostSafeAreaPaddingView: HostContainerView {
  /// The insets, in points. Values that are not finite are reported to ``HostDiagnostics`` and count as 0, negative
  /// ones as 0.
  public final var insets = EdgeInsets() {
    didSet {
      insets = insets.sound.asSafeArea
      guard insets != oldValue else { return }
      layoutDidChange()
      scrollContent?.insetsDidChange()
    }
  }

  /// The scroll view that takes the insets for what it scrolls; nil if the content itself is inset.
  private var scrollContent: HostScrollView? {
    var view = onlyLayoutChild
    while let current = view {
      if let scroll = current as? HostScrollView { return scroll.axes.isEmpty ? nil : scroll }
      guard current.handsOnSafeAreaPadding, let container = current as? HostContainerView else { return nil }
      view = container.onlyLayoutChild
    }
    return nil
  }

  override func runLayout(_ call: inout LayoutCall) {
    if scrollContent == nil { call.run(PaddingLayout(insets: insets)) } else { call.run(NeutralLayout()) }
  }

  /// Sets the content's safe area, and places the content.
  open override func layoutSubviews() {
    additionalSafeAreaInsets = scrollContent == nil ? insets : EdgeInsets()
    super.layoutSubviews()
  }

  /// Adds the insets to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("insets", insets)
  }
}

extension HostView {
  /// Whether safe area padding around this view applies to its only subview as well, as both have the same edges.
  fileprivate final var handsOnSafeAreaPadding: Bool { self is HostContainerView && !(self is HostPaddingView) }
}

extension HostScrollView {
  /// The sum of the safe area paddings around this view.
  final var safeAreaPaddingAround: EdgeInsets {
    var sum = EdgeInsets()
    var view: HostView = self
    while let container = view.parent as? HostContainerView, container.onlyLayoutChild === view {
      if let padding = container as? HostSafeAreaPaddingView {
        sum.top += padding.insets.top
        sum.leading += padding.insets.leading
        sum.bottom += padding.insets.bottom
        sum.trailing += padding.insets.trailing
      } else if !container.handsOnSafeAreaPadding {
        break
      }
      view = container
    }
    return sum
  }
}
