/// Which modules of Apple's have their place here in which.
enum OfferedModules {
  /// The module that has the names of one of Apple's; nil if the import stays as it is.
  ///
  /// - Parameters:
  ///   - module: The module of Apple's.
  ///   - library: The module of this package that the target's files import: UIKitCompatibility, or ViewKernel for a
  ///     target that does not depend on that.
  static func replacement(of module: String, by library: String) -> String? {
    if isLogging(module) { return "UnifiedLogging" }
    return inLibrary.contains(module) ? library : nil
  }

  /// Whether the module's place is UnifiedLogging.
  static func isLogging(_ module: String) -> Bool { ["os", "OSLog"].contains(module) }

  /// Whether the module's names are in UIKitCompatibility alone.
  static func isOfUIKit(_ module: String) -> Bool { ["AppKit", "Cocoa", "UIKit"].contains(module) }

  /// Whether there is a module on iOS whose import is replaced here.
  static func isOnIOS(_ module: String) -> Bool {
    inLibrary.contains(module) && !desktop.contains(module)
  }

  private static let desktop: Set<String> = ["AppKit", "Cocoa"]

  private static let inLibrary: Set<String> = [
    "Accessibility", "AppKit", "AudioToolbox", "Cocoa", "Combine", "CoreGraphics", "CoreText", "CoreTransferable",
    "DeveloperToolsSupport", "QuartzCore", "SwiftUI", "SwiftUICore", "UIKit", "UniformTypeIdentifiers",
  ]
}
