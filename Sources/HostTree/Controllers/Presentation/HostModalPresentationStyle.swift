/// How a controller is shown in front of others: see ``HostViewController/present(_:animated:completion:)``.
public enum HostModalPresentationStyle: Hashable, Sendable {
  /// As ``pageSheet``.
  case automatic
  /// Fills the window; what is behind is gone as far as a user can tell.
  ///
  /// The presenting controller disappears, unlike with all other styles: its view leaves the window until the presented
  /// one goes.
  case fullScreen
  /// A sheet from the window's lower edge, or in the middle of a wide window; see ``HostSheetPresentationController``.
  case pageSheet
  /// A smaller sheet in the middle of a wide window; in a narrow one the same as ``pageSheet``.
  case formSheet
  /// Fills the window, but what is behind may show through.
  case overFullScreen
  /// A small window beside what it belongs to; see ``HostPopoverPresentationController``.
  case popover

  /// The style that `automatic` stands for.
  var resolved: HostModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
