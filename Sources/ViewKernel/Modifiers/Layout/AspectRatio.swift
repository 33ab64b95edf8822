public import Foundation
public import HostTree

/// The modifier behind `aspectRatio`. It has SwiftUI's name, as it appears in printed types.
public struct _AspectRatioLayout {
  /// Width divided by height; nil keeps the ratio of the content's ideal size.
  public var aspectRatio: CGFloat?
  /// Whether the content fits within the proposed size or fills it.
  public var contentMode: ContentMode

  /// Creates the modifier that `aspectRatio(_:contentMode:)` applies.
  public init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }
}

extension _AspectRatioLayout: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostAspectRatioView { HostAspectRatioView() }

  func updateHost(_ host: HostAspectRatioView, context: HostModifierContext<Self>) {
    host.ratio = aspectRatio
    host.aspectContentMode = contentMode
  }
}

extension View {
  /// Constrains this view to a ratio of width to height: it is proposed the size that fits or fills the proposal.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; nil keeps the view's ideal ratio.
  ///   - contentMode: Whether the size fits within the proposal (`.fit`) or covers it (`.fill`).
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Constrains this view to the ratio of width to height of a size, which may be of any unit.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit its parent's proposal while it keeps its own ratio: `aspectRatio(contentMode: .fit)`.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales this view to cover its parent's proposal while it keeps its own ratio: `aspectRatio(contentMode: .fill)`.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
