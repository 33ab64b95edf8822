// Tests: `UIKitNamesTests`.

public import HostTree

// On iOS, files that import SwiftUI alone have UIKit's names. Here they have those that SwiftUI's own declarations use,
// and those that views use most: a delegate of the application, the screen, the device, the pasteboard, feedback. Where
// there is UIKit, the names are its.
#if !(os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// ``/HostTree/HostColor``, by the name that it has in `Color(uiColor:)` on Apple's systems.
  ///
  /// ```swift
  /// print(UIColor.red == HostColor.red)
  /// // Prints "true"
  /// ```
  public typealias UIColor = HostColor
  /// ``/HostTree/HostImage``, by the name that it has in `Image(uiImage:)` on Apple's systems.
  public typealias UIImage = HostImage
  /// ``/HostTree/HostFont``, by the name that it has in `Font(_:)` on Apple's systems.
  public typealias UIFont = HostFont
  /// ``/HostTree/HostFontDescriptor``, by its name on iOS.
  public typealias UIFontDescriptor = HostFontDescriptor
  /// ``HostFontMetrics``, by its name on iOS.
  public typealias UIFontMetrics = HostFontMetrics
  /// ``/HostTree/HostTextAlignment``, by its name on iOS and macOS.
  public typealias NSTextAlignment = HostTextAlignment
  /// ``/HostTree/HostLineBreakMode``, by its name on iOS and macOS.
  public typealias NSLineBreakMode = HostLineBreakMode
  /// ``/HostTree/HostKeyboardType``, by the name that it has in `keyboardType(_:)` on Apple's systems.
  public typealias UIKeyboardType = HostKeyboardType
  /// ``/HostTree/HostTextContentType``, by the name that it has in `textContentType(_:)` on Apple's systems.
  public typealias UITextContentType = HostTextContentType
  /// ``/HostTree/HostTextAutocapitalizationType``, by the name that it has in `autocapitalization(_:)` on Apple's
  /// systems.
  public typealias UITextAutocapitalizationType = HostTextAutocapitalizationType
  /// ``HostFeedbackGenerator``, by its name on iOS.
  public typealias UIFeedbackGenerator = HostFeedbackGenerator
  /// ``HostImpactFeedbackGenerator``, by its name on iOS.
  public typealias UIImpactFeedbackGenerator = HostImpactFeedbackGenerator
  /// ``HostNotificationFeedbackGenerator``, by its name on iOS.
  public typealias UINotificationFeedbackGenerator = HostNotificationFeedbackGenerator
  /// ``HostSelectionFeedbackGenerator``, by its name on iOS.
  public typealias UISelectionFeedbackGenerator = HostSelectionFeedbackGenerator
  /// ``/HostTree/HostApplication``, by its name on iOS.
  public typealias UIApplication = HostApplication
  /// ``/HostTree/HostApplicationDelegate``, by the name that it has in ``/ViewKernel/UIApplicationDelegateAdaptor`` on
  /// iOS.
  public typealias UIApplicationDelegate = HostApplicationDelegate
  /// ``/HostTree/HostScreen``, by its name on iOS.
  public typealias UIScreen = HostScreen
  /// ``/HostTree/HostDevice``, by its name on iOS.
  public typealias UIDevice = HostDevice
  /// ``/HostTree/HostUserInterfaceIdiom``, by its name on iOS.
  public typealias UIUserInterfaceIdiom = HostUserInterfaceIdiom
  /// ``/HostTree/HostPasteboard``, by its name on iOS.
  public typealias UIPasteboard = HostPasteboard
  /// ``/HostTree/HostResponder``, by its name on iOS.
  public typealias UIResponder = HostResponder
  /// ``/HostTree/HostBezierPath``, by its name on iOS.
  public typealias UIBezierPath = HostBezierPath
  /// ``/HostTree/HostRectCorner``, by its name on iOS.
  public typealias UIRectCorner = HostRectCorner
  /// ``/HostTree/HostAccessibility``, by its name on iOS.
  public typealias UIAccessibility = HostAccessibility
  /// ``/HostTree/HostAccessibilityPriority``, by its name on iOS.
  public typealias UIAccessibilityPriority = HostAccessibilityPriority
  /// ``/HostTree/HostWindow``, by its name on iOS.
  public typealias UIWindow = HostWindow
  /// ``/HostTree/HostScene``, by its name on iOS.
  public typealias UIScene = HostScene
  /// ``/HostTree/HostWindowScene``, by its name on iOS.
  public typealias UIWindowScene = HostWindowScene
  /// ``/HostTree/HostInterfaceOrientation``, by its name on iOS.
  public typealias UIInterfaceOrientation = HostInterfaceOrientation
  /// ``/HostTree/HostInterfaceOrientationMask``, by its name on iOS.
  public typealias UIInterfaceOrientationMask = HostInterfaceOrientationMask
  /// ``/HostTree/HostStatusBarStyle``, by its name on iOS.
  public typealias UIStatusBarStyle = HostStatusBarStyle
  /// ``/HostTree/HostStatusBarAnimation``, by its name on iOS.
  public typealias UIStatusBarAnimation = HostStatusBarAnimation
  /// ``/HostTree/HostStatusBarManager``, by its name on iOS.
  public typealias UIStatusBarManager = HostStatusBarManager
  /// ``/HostTree/HostViewController/ModalTransitionStyle``, by its name on iOS.
  public typealias UIModalTransitionStyle = HostViewController.ModalTransitionStyle
  /// ``/HostTree/HostApplication/BackgroundTaskIdentifier``, by its name on iOS.
  public typealias UIBackgroundTaskIdentifier = HostApplication.BackgroundTaskIdentifier
  /// ``/HostTree/HostTextInputChoice``, by its name on iOS.
  public typealias UITextSpellCheckingType = HostTextInputChoice
  /// ``/HostTree/HostTextInputChoice``, by its name on iOS.
  public typealias UITextSmartQuotesType = HostTextInputChoice
  /// ``/HostTree/HostTextInputChoice``, by its name on iOS.
  public typealias UITextSmartDashesType = HostTextInputChoice
  /// ``/HostTree/HostTextInputChoice``, by its name on iOS.
  public typealias UITextSmartInsertDeleteType = HostTextInputChoice
  /// ``/HostTree/HostKeyboardAppearance``, by its name on iOS.
  public typealias UIKeyboardAppearance = HostKeyboardAppearance
  /// ``/HostTree/HostDeviceOrientation``, by its name on iOS.
  public typealias UIDeviceOrientation = HostDeviceOrientation
  /// ``/HostTree/HostViewController``, by its name on iOS.
  public typealias UIViewController = HostViewController
  /// ``HostActivity``, by its name on iOS.
  public typealias UIActivity = HostActivity
  /// ``HostActivityViewController``, by its name on iOS.
  public typealias UIActivityViewController = HostActivityViewController
#endif
