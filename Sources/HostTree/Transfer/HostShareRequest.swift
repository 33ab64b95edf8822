/// Items that a user wants to share: with another program, with a person, on paper.
///
/// Views such as `ShareLink` hand it to their window: see ``HostWindow/onShare``.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.onShare = { request in print(request.items.count, request.subject ?? "none") }
/// let item = HostShareRequest.Item(itemProvider: NSItemProvider(object: "Tea" as NSString))
/// window.share(HostShareRequest(items: [item], subject: "Invitation"))
/// // Prints "1 Invitation"
/// ```
public struct HostShareRequest: Sendable {
  /// One of the things to share.
  public struct Item: Sendable {
    /// Gives the data.
    public let itemProvider: NSItemProvider
    /// The title to show for it; nil for none.
    public let title: String?
    /// A picture to show for it; nil for none.
    public let image: NSItemProvider?
    /// A small picture to show for it; nil for none.
    public let icon: NSItemProvider?

    /// Creates an item with its data, and what to show for it.
    public init(
      itemProvider: NSItemProvider, title: String? = nil, image: NSItemProvider? = nil, icon: NSItemProvider? = nil
    ) {
      self.itemProvider = itemProvider
      self.title = title
      self.image = image
      self.icon = icon
    }
  }

  /// The shared items, in order.
  public let items: [Item]
  /// A subject, for a mail; nil for none.
  public let subject: String?
  /// A text to send along; nil for none.
  public let message: String?

  /// Creates a request.
  public init(items: [Item], subject: String? = nil, message: String? = nil) {
    self.items = items
    self.subject = subject
    self.message = message
  }
}
