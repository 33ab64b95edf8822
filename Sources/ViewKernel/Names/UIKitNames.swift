// Tests: `UIKitNamesTests`.

public import HostTree

// SwiftUI's own declarations name these types of UIKit, so files that import SwiftUI alone have them. Where there is UIKit, the names
// are its.
// Generators of feedback are in no declaration of SwiftUI, but in many programs that import it alone.
#if !canImport(UIKit)
  /// ``/HostTree/HostColor``, by the name that it has in `Color(uiColor:)` on Apple's systems.
  public typealias UIColor = HostColor
  /// ``/HostTree/HostImage``, by the name that it has in `Image(uiImage:)` on Apple's systems.
  public typealias UIImage = HostImage
  /// ``/HostTree/HostFont``, by the name that it has in `Font(_:)` on Apple's systems.
  public typealias UIFont = HostFont
  /// ``/HostTree/HostKeyboardType``, by the name that it has in `keyboardType(_:)` on Apple's systems.
  public typealias UIKeyboardType = HostKeyboardType
  /// ``/HostTree/HostTextContentType``, by the name that it has in `textContentType(_:)` on Apple's systems.
  public typealias UITextContentType = HostTextContentType
  /// ``/HostTree/HostTextAutocapitalizationType``, by the name that it has in `autocapitalization(_:)` on Apple's systems.
  public typealias UITextAutocapitalizationType = HostTextAutocapitalizationType
  /// ``/HostTree/HostFeedbackGenerator``, by its name on iOS.
  public typealias UIFeedbackGenerator = HostFeedbackGenerator
  /// ``/HostTree/HostImpactFeedbackGenerator``, by its name on iOS.
  public typealias UIImpactFeedbackGenerator = HostImpactFeedbackGenerator
  /// ``/HostTree/HostNotificationFeedbackGenerator``, by its name on iOS.
  public typealias UINotificationFeedbackGenerator = HostNotificationFeedbackGenerator
  /// ``/HostTree/HostSelectionFeedbackGenerator``, by its name on iOS.
  public typealias UISelectionFeedbackGenerator = HostSelectionFeedbackGenerator
#endif
