/// Which modules of Apple's have their place here in which.
enum OfferedModules {
  /// The module that has the names of one of Apple's; nil if the import stays as it is.
  static func replacement(of module: String) -> String? {
    if ["os", "OSLog"].contains(module) { return "UnifiedLogging" }
    return inViewKernel.contains(module) ? "ViewKernel" : nil
  }

  /// Whether there is a module on iOS whose import is replaced here.
  static func isOnIOS(_ module: String) -> Bool {
    inViewKernel.contains(module) && !desktop.contains(module)
  }

  private static let desktop: Set<String> = ["AppKit", "Cocoa"]

  private static let inViewKernel: Set<String> = [
    "Accessibility", "AppKit", "AudioToolbox", "Cocoa", "Combine", "CoreGraphics", "CoreText", "CoreTransferable",
    "DeveloperToolsSupport", "QuartzCore", "SwiftUI", "SwiftUICore", "UIKit", "UniformTypeIdentifiers",
  ]
}
