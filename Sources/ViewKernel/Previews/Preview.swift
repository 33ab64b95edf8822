public import HostTree

/// A sample of a view, a host view or a controller, with what it is called and how it is shown. `#Preview` makes it.
public struct Preview {
  /// What traits of previews are about: views of any kind.
  public enum ViewTraits {}

  /// What a preview shows, made anew for each time that it is shown.
  package enum Body {
    case view(@MainActor () -> any View)
    case hostView(@MainActor () -> HostView)
    case controller(@MainActor () -> HostViewController)
  }

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: Body

  /// A preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, traits: traits, body: .view(body))
  }

  /// A preview of a host view.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> HostView
  ) {
    self.init(name: name, traits: traits, body: .hostView(body))
  }

  /// A preview of a view controller.
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

/// One preview of the program, with its place. `#Preview` declares a type for each; all are found by their conformance.
@MainActor
public protocol PreviewRegistry {
  /// The module and the name of the file: `Demo/Counter.swift`.
  static var fileID: String { get }
  /// The line, counted from one.
  static var line: Int { get }
  /// The column, counted from one, in bytes.
  static var column: Int { get }

  /// Makes the preview.
  static func makePreview() throws -> Preview
}
