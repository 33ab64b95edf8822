public import HostTree

/// A preview of a view, a host view or a controller, with its name and traits. `#Preview` creates it.
public struct Preview {
  /// The type parameter of traits for views, host views and controllers.
  public enum ViewTraits {}

  /// Creates the content of a preview, again each time it is shown.
  package enum Body {
    case view(@MainActor () -> any View)
    case hostView(@MainActor () -> HostView)
    case controller(@MainActor () -> HostViewController)
  }

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: Body

  /// Creates a preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, traits: traits, body: .view(body))
  }

  /// Creates a preview of a host view.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> HostView
  ) {
    self.init(name: name, traits: traits, body: .hostView(body))
  }

  /// Creates a preview of a view controller.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> HostViewController
  ) {
    self.init(name: name, traits: traits, body: .controller(body))
  }

  init(name: String?, traits: [PreviewTrait<ViewTraits>], body: Body) {
    self.name = name
    self.traits = traits
    self.body = body
  }
}

/// A registered preview with its source location. `#Preview` declares a conforming type for each preview; they are
/// found by their conformance.
@MainActor
public protocol PreviewRegistry {
  /// The module and the file name: `Demo/Counter.swift`.
  static var fileID: String { get }
  /// The line, counted from 1.
  static var line: Int { get }
  /// The column, counted from 1, in bytes.
  static var column: Int { get }

  /// Creates the preview.
  static func makePreview() throws -> Preview
}
