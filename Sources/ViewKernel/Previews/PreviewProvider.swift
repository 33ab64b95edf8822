/// A type that shows samples of views to tools, such as `PreviewGallery`, which finds it by itself. Each view of a group is a preview
/// of its own.
///
/// `#Preview` needs fewer words.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the samples.
  associatedtype Previews: View

  /// The samples.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform that the samples are for; nil is any.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any platform.
  public static var platform: PreviewPlatform? { nil }
}

/// What a preview may be for.
public enum PreviewPlatform: Hashable, Sendable {
  /// Telephones and tablets.
  case iOS
  /// Computers.
  case macOS
  /// Television sets.
  case tvOS
  /// Watches.
  case watchOS
}
