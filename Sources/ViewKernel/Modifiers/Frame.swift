public import Foundation
public import HostTree

/// The modifier behind `frame(width:height:alignment:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _FrameLayout {
  var width: CGFloat?
  var height: CGFloat?
  let alignment: Alignment
}

extension _FrameLayout: HostModifier {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostFrameView { HostFrameView() }

  func updateHost(_ host: HostFrameView, context: HostModifierContext<Self>) {
    host.width = width
    host.height = height
    host.alignment = alignment
  }
}

/// The modifier behind `frame(minWidth:...)`. Its name is SwiftUI's, since it shows in printed types.
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
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostFlexibleFrameView { HostFlexibleFrameView() }

  func updateHost(_ host: HostFlexibleFrameView, context: HostModifierContext<Self>) {
    // All at once: limits that are set one after the other may be out of order in between.
    host.layout = FlexibleFrameLayout(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
      maxHeight: maxHeight, alignment: alignment)
  }
}

extension View {
  /// Puts this view into a frame of a fixed size.
  ///
  /// The view is offered the frame's size and chooses its own; `alignment` says where it lies then.
  ///
  /// - Parameters:
  ///   - width: The frame's width in points; nil leaves it to the view.
  ///   - height: The frame's height in points; nil leaves it to the view.
  ///   - alignment: Where the view lies in the frame.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Puts this view into a frame whose size has limits, in points.
  ///
  /// With a smallest and a largest length, the frame takes what it is offered within them; with one of them, the view's
  /// own size counts within it. The ideal length counts where none is offered.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FlexFrameLayout> {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
