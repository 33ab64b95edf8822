// Tests: `ConstraintSizeTests`.

import Foundation
import HostTree

/// The sizes that constraints read of a view that they place.
extension HostView {
  /// The size of the content, nil in a dimension in which the view may have any: what hugging and compression
  /// resistance keep.
  ///
  /// A dimension of ``intrinsicContentSize`` counts; else what ``/HostTree/HostView/measure(_:)`` answers if that is
  /// limited, which it is not for views that take all there is.
  final var naturalSize: (width: CGFloat?, height: CGFloat?) { naturalSize(for: .unspecified) }

  final func naturalSize(for proposal: ProposedViewSize) -> (width: CGFloat?, height: CGFloat?) {
    var (width, height) = naturalSizeOfItsOwn
    // A view whose subviews are placed by constraints is as large as these say.
    if width != nil && height != nil || hasConstraintMembers { return (width, height) }
    let largest = measureContent(.infinity)
    let size = measureContent(proposal)
    if width == nil, largest.width.isFinite, size.width.isFinite { width = size.width }
    if height == nil, largest.height.isFinite, size.height.isFinite { height = size.height }
    return (width, height)
  }

  /// The dimensions of ``intrinsicContentSize``.
  final var naturalSizeOfItsOwn: (width: CGFloat?, height: CGFloat?) {
    let size = intrinsicContentSize
    func known(_ length: CGFloat) -> CGFloat? { length.isFinite && length >= 0 ? length : nil }
    return (known(size.width), known(size.height))
  }

  private var hasConstraintMembers: Bool { !placesSubviews && subviews.contains { $0.isConstraintMember } }

  /// The height of the content at another width.
  final func naturalHeight(forWidth width: CGFloat) -> CGFloat? {
    let height = measureContent(ProposedViewSize(width: width, height: nil)).height
    return height.isFinite ? height : nil
  }

  /// How far the baseline of the first line lies below the top, or the baseline of the last line above the bottom; 0
  /// without text.
  final func baselineInset(isFirst: Bool) -> CGFloat {
    let natural = naturalSize
    guard let width = natural.width, let height = natural.height else { return 0 }
    let guide = isFirst ? VerticalAlignment.firstTextBaseline : .lastTextBaseline
    let size = CGSize(width: width, height: height)
    guard let value = explicitAlignment(guide.id, along: .vertical, in: size, proposal: ProposedViewSize(size)) else {
      return 0
    }
    return isFirst ? value : height - value
  }
}
