/// How ``HostViewController/present(_:animated:completion:)`` shows a controller; as `UIModalPresentationStyle`.
public enum HostModalPresentationStyle: Hashable, Sendable {
  /// As ``pageSheet``.
  case automatic
  /// Covers the whole window.
  ///
  /// The only style for which the presenting controller disappears: its view leaves the window until the dismissal.
  case fullScreen
  /// A sheet at the bottom edge, or in the middle of a wide window; see ``HostSheetPresentationController``.
  case pageSheet
  /// A smaller sheet in the middle of a wide window; in a narrow one the same as ``pageSheet``.
  case formSheet
  /// Covers the whole window without removing the views behind, which may show through.
  case overFullScreen
  /// A popover beside its source; see ``HostPopoverPresentationController``.
  case popover

  /// The concrete style: `automatic` is replaced by `pageSheet`.
  var resolved: HostModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
