// Tests: `NavigationTransitionTests`.

public import Foundation
import HostTree

/// How a page or a sheet comes and goes: ``AutomaticNavigationTransition`` or ``ZoomNavigationTransition``.
///
/// State, hosts and callbacks change at once; drawings show the way there by the window's clock, within half a second.
/// An update whose transaction ``Transaction/disablesAnimations`` shows the end at once.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The usual transition of the container: a page slides in from the trailing edge, and a sheet from below.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition; the same as `.automatic`.
  public nonisolated init() {}
}

/// A transition in which the content grows out of a view with the same identity: see
/// ``View/matchedTransitionSource(id:in:)``.
public struct ZoomNavigationTransition: NavigationTransition {
  // Unchecked: made by a nonisolated function, and compared on the main actor only.
  nonisolated(unsafe) fileprivate let id: AnyHashable
  fileprivate let namespace: Namespace.ID

  fileprivate nonisolated init(id: AnyHashable, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }

  /// The transition of the controller.
  fileprivate var controllerTransition: HostViewController.Transition {
    let identity = HostZoomIdentity(id: id, namespace: namespace)
    // The source may be in the page behind, or in a bar.
    return .zoom { $0.sourceViewController.presentationWindow?.firstZoomSource(identity) }
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual transition of the container.
  nonisolated public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The content grows out of the view with an identity in a namespace, and goes back into it. Without such a view in
  /// the window the transition is the usual one.
  nonisolated public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(id: AnyHashable(sourceID), namespace: namespace)
  }
}

/// How the picture that grows out of a source looks as long as it is small: made by modifiers of
/// ``EmptyMatchedTransitionSourceConfiguration``.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// The source of a zoom as it is, and what modifies it.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  fileprivate var background: Color?
  fileprivate var cornerRadius: CGFloat = 0
  fileprivate var shadow: (color: Color, radius: CGFloat, offset: CGSize)?

  nonisolated init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// A colour behind the source.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    changed { $0.background = style }
  }

  /// The shape that the source is clipped to: only the height of its corners counts.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    changed { $0.cornerRadius = shape.cornerSize.height }
  }

  /// A shadow of the source: its blur radius and how far it is moved, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    changed { $0.shadow = (color, radius, CGSize(width: x, height: y)) }
  }

  private func changed(
    _ change: (inout EmptyMatchedTransitionSourceConfiguration) -> Void
  ) -> EmptyMatchedTransitionSourceConfiguration {
    var own = self as? EmptyMatchedTransitionSourceConfiguration ?? EmptyMatchedTransitionSourceConfiguration()
    change(&own)
    return own
  }
}

extension View {
  /// Sets how the page, the sheet or the cover with this view comes and goes.
  ///
  /// ```swift
  /// struct Photos: View {
  ///   @Namespace private var photos
  ///
  ///   var body: some View {
  ///     NavigationStack {
  ///       NavigationLink {
  ///         Color.red.navigationTransition(.zoom(sourceID: "red", in: photos))
  ///       } label: {
  ///         Color.red.frame(width: 80, height: 80).matchedTransitionSource(id: "red", in: photos)
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let zoom = style as? ZoomNavigationTransition
    return navigationItem { $0.zoom = zoom ?? $0.zoom }
      .transformPreference(PresentationOptionsKey.self) { $0.zoom = zoom ?? $0.zoom }
  }

  /// Marks this view as the one that a page or a sheet grows out of: see ``navigationTransition(_:)``.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(TransitionSourceModifier(id: AnyHashable(id), namespace: namespace))
  }

  /// Marks this view as the one that a page or a sheet grows out of, with a picture that looks different as long as it
  /// is small.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration:
      @escaping @MainActor (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      TransitionSourceModifier(id: AnyHashable(id), namespace: namespace) {
        configuration(EmptyMatchedTransitionSourceConfiguration()) as? EmptyMatchedTransitionSourceConfiguration
      })
  }
}

/// The modifier behind `matchedTransitionSource`.
struct TransitionSourceModifier {
  let id: AnyHashable
  let namespace: Namespace.ID
  var configuration: @MainActor () -> EmptyMatchedTransitionSourceConfiguration? = { nil }
}

extension TransitionSourceModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostTransitionSourceView { HostTransitionSourceView() }

  func updateHost(_ host: HostTransitionSourceView, context: HostModifierContext<Self>) {
    host.id = id
    host.namespace = namespace
    let looks = configuration()
    host.sourceBackground = looks?.background?.resolved(in: context.environment)
    host.sourceCornerRadius = looks?.cornerRadius ?? 0
    host.sourceShadow = looks?.shadow.map {
      HostShadow(.drop, color: $0.color.resolved(in: context.environment), radius: $0.radius, offset: $0.offset)
    }
  }
}

extension ToolbarContent {
  /// Marks this item as the one that a page or a sheet grows out of: see ``View/navigationTransition(_:)``.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    TransitionSourceItem(content: self, identity: HostZoomIdentity(id: AnyHashable(id), namespace: namespace))
  }
}

/// Toolbar content with an identity that pages grow out of.
struct TransitionSourceItem<Content: ToolbarContent>: ToolbarContent {
  typealias Body = Never
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let identity: HostZoomIdentity

  nonisolated init(content: Content, identity: HostZoomIdentity) {
    self.content = content
    self.identity = identity
  }

  func _makeView() -> AnyView { AnyView(content._makeView().environment(\.toolbarItemZoomIdentity, identity)) }
}

private enum ToolbarItemZoomIdentityKey: EnvironmentKey { static var defaultValue: HostZoomIdentity? { nil } }

extension EnvironmentValues {
  /// The identity of the toolbar item with these views, as one that pages grow out of; nil for none.
  var toolbarItemZoomIdentity: HostZoomIdentity? {
    get { self[ToolbarItemZoomIdentityKey.self] }
    set { self[ToolbarItemZoomIdentityKey.self] = newValue }
  }
}

extension ScreenController {
  /// Takes over the transition that the screen's views ask for.
  final func take(_ zoom: ZoomNavigationTransition?) { preferredTransition = zoom?.controllerTransition }
}
