public import Foundation
public import HostTree

/// The modifier behind `frame(width:height:alignment:)`. It has SwiftUI's name, as it appears in printed types.
public struct _FrameLayout {
  var width: CGFloat?
  var height: CGFloat?
  let alignment: Alignment
}

extension _FrameLayout: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostFrameView { HostFrameView() }

  func updateHost(_ host: HostFrameView, context: HostModifierContext<Self>) {
    host.width = width
    host.height = height
    host.alignment = alignment
  }
}

/// The modifier behind `frame(minWidth:...)`. It has SwiftUI's name, as it appears in printed types.
public struct _FlexFrameLayout {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  let alignment: Alignment
}

extension _FlexFrameLayout: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostFlexibleFrameView { HostFlexibleFrameView() }

  func updateHost(_ host: HostFlexibleFrameView, context: HostModifierContext<Self>) {
    // Set all at once: limits that are set one after the other may be out of order in between.
    host.layout = FlexibleFrameLayout(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
      maxHeight: maxHeight, alignment: alignment)
  }
}

extension View {
  /// Puts this view into a frame of a fixed width, height, or both.
  ///
  /// The view is proposed the frame's size and chooses its own; where both differ, `alignment` places it in the frame.
  ///
  /// - Parameters:
  ///   - width: The frame's width in points; nil uses the view's width.
  ///   - height: The frame's height in points; nil uses the view's height.
  ///   - alignment: How the view is aligned in the frame.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Puts this view into a flexible frame, with a minimum, ideal and maximum length in points for each axis.
  ///
  /// With a minimum and a maximum, the frame takes the proposed length within them; with one of both, it takes the
  /// view's length within that limit. The ideal length replaces a proposal that is missing, as in a scroll view.
  /// Commonly used as `frame(maxWidth: .infinity)`, to fill the available width.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
