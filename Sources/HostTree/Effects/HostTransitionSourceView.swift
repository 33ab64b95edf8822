// Tests: `ScreenTransitionTests`.

public import Foundation

/// Marks its content as the one that a page or a presentation zooms out of; changes nothing about layout.
///
/// SwiftUI's `matchedTransitionSource(id:in:)` makes it. The other properties belong to the picture that grows, as long
/// as it is small.
public final class HostTransitionSourceView: HostContainerView {
  /// The identity of the source; nil, the default, for none.
  public var id: AnyHashable?
  /// Distinguishes the identity from equal ones elsewhere; nil by default.
  public var namespace: AnyHashable?
  /// The corner radius in points; 0 by default.
  public var sourceCornerRadius: CGFloat = 0
  /// The colour behind the picture; nil by default.
  public var sourceBackground: HostColor?
  /// The shadow of the picture; nil by default.
  public var sourceShadow: HostShadow?

  /// Adds the identity.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let id { description.add("id", "\(id)") }
  }
}

extension HostTransitionSourceView: ZoomSource {
  package var zoomIdentity: HostZoomIdentity? { id.map { HostZoomIdentity(id: $0, namespace: namespace) } }
}

/// Distinguishes the source of a zoom.
package struct HostZoomIdentity: Hashable {
  private let id: AnyHashable
  private let namespace: AnyHashable?

  package init(id: AnyHashable, namespace: AnyHashable?) {
    self.id = id
    self.namespace = namespace
  }
}

/// A view that pages can zoom out of.
@MainActor @preconcurrency
package protocol ZoomSource: HostView {
  /// Identifies the source; nil for none.
  var zoomIdentity: HostZoomIdentity? { get }
}

extension HostView {
  /// The first view in the subtree with an identity, in tree order; nil for none.
  /// - Complexity: O(*n*) in the number of views.
  package final func firstZoomSource(_ identity: HostZoomIdentity) -> HostView? {
    var rest = [self]
    while let view = rest.popLast() {
      if let source = view as? any ZoomSource, source.zoomIdentity == identity { return view }
      rest += view.subviews.reversed()
    }
    return nil
  }
}
