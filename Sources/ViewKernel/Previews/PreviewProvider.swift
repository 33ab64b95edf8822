/// A type that provides previews of views. `PreviewGallery` finds it by its conformance. Each view of a group is a
/// separate preview.
///
/// `#Preview` is shorter.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The previewed views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform of the previews; it has no effect. Nil by default, for any platform.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The default implementation returns nil.
  public static var platform: PreviewPlatform? { nil }
}

/// The platforms of previews, as in SwiftUI.
public enum PreviewPlatform: Hashable, Sendable {
  /// Phones and tablets.
  case iOS
  /// Computers.
  case macOS
  /// Televisions.
  case tvOS
  /// Watches.
  case watchOS
}
