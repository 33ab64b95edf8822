// Tests: `HostActivityViewControllerTests`

import Foundation
public import HostTree

/// An action that a user can perform with shared items, as `UIActivity`.
open class HostActivity {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sends a mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Sends a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// Copies the items.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Prints the items.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Sends the items to a device that is near.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Keeps a picture.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Gives a picture to a contact.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Keeps an address to read it later.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
  }

  /// Creates an activity.
  public init() {}
}

/// Shares items when it appears, as `UIActivityViewController`: by ``/HostTree/HostWindow/share(_:)``. Then it
/// dismisses itself.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostViewController()
/// window.makeKeyAndVisible()
/// window.settle()
/// window.onShare = { request in print(request.items.count) }
/// window.rootViewController?.present(HostActivityViewController(activityItems: ["Come to tea!"]), animated: true)
/// window.settle()
/// // Prints "1"
/// ```
public final class HostActivityViewController: HostViewController {
  /// Called after the items were shared. The activity is always nil, as the display does not report it; the flag says
  /// whether anything was shared.
  public typealias CompletionWithItemsHandler =
    @MainActor (HostActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called when the user is done.
  public var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Kinds that are not to be offered. It has no effect: the display of the window offers what it has.
  public var excludedActivityTypes: [HostActivity.ActivityType]?

  private let items: [HostShareRequest.Item]
  private var wasShown = false

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - activityItems: Strings, addresses, attributed strings, pictures with data, or `NSItemProvider`s. Others are
  ///     reported, and left out.
  ///   - applicationActivities: The program's own activities. They have no effect.
  public init(activityItems: [Any], applicationActivities: [HostActivity]? = nil) {
    items = activityItems.compactMap { item in
      guard let provider = HostActivityViewController.provider(of: item) else {
        HostDiagnostics.report(
          "A \(type(of: item)) cannot be shared. Share strings, addresses, pictures made of data, or an NSItemProvider."
        )
        return nil
      }
      return HostShareRequest.Item(itemProvider: provider)
    }
    super.init(nibName: nil, bundle: nil)
  }

  private static func provider(of item: Any) -> NSItemProvider? {
    switch item {
    case let provider as NSItemProvider: return provider
    case let text as String: return NSItemProvider(object: text as NSString)
    case let url as URL: return NSItemProvider(object: url as NSURL)
    case let text as NSAttributedString: return NSItemProvider(object: text.string as NSString)
    case let object as any NSItemProviderWriting: return NSItemProvider(object: object)
    case let image as HostImage:
      return image.picture.map { NSItemProvider(item: NSData(data: $0.data), typeIdentifier: UTType.image.identifier) }
    default: return nil
    }
  }

  /// Shares the items, once.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !wasShown else { return }
    wasShown = true
    let isShared = view.window?.share(HostShareRequest(items: items)) == true
    dismiss(animated: animated) { [completionWithItemsHandler] in
      completionWithItemsHandler?(nil, isShared, nil, nil)
    }
  }
}
