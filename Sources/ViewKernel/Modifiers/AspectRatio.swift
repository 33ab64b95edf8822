public import Foundation
public import HostTree

/// The modifier behind `aspectRatio`. Its name is SwiftUI's, since it shows in printed types.
public struct _AspectRatioLayout {
  /// The width as a part of the height; nil keeps the content's ideal one.
  public var aspectRatio: CGFloat?
  /// Whether the content fits within what is offered or fills it.
  public var contentMode: ContentMode

  /// Makes the modifier.
  public init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }
}

extension _AspectRatioLayout: HostModifier {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostAspectRatioView { HostAspectRatioView() }

  func updateHost(_ host: HostAspectRatioView, context: HostModifierContext<Self>) {
    host.ratio = aspectRatio
    host.contentMode = contentMode
  }
}

extension View {
  /// Offers this view a rectangle with a ratio of width to height, in or around what there is.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; nil keeps the view's ideal ratio.
  ///   - contentMode: Whether the rectangle fits within what is offered or fills it.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatioLayout> {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Offers this view a rectangle of the shape of `aspectRatio`, in or around what there is.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatioLayout> {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes this view as large as can be within what is offered, in its own ratio of width to height.
  nonisolated public func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fit) }

  /// Makes this view as small as can be while it fills what is offered, in its own ratio of width to height.
  nonisolated public func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> {
    aspectRatio(contentMode: .fill)
  }
}
