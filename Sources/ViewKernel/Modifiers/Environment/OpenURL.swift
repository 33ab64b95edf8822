public import Foundation
import HostTree

struct OpenURLModifier {
  let action: (URL) -> Void
}

extension OpenURLModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { OpenURLNode(self, in: builder) }
}

extension View {
  /// Calls `action` with each URL that the window is asked to open by `HostWindow.open(_:)`.
  ///
  /// All handlers in the window are called, ancestors first, whether their views are visible or not. List rows and
  /// pages that are not mounted get no URL.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }

  /// Leaves the URLs of links and of ``EnvironmentValues/openURL`` in this view to the system, whatever action is
  /// around it.
  ///
  /// That they should be opened inside the application has no effect: there are no browsers in applications here.
  nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { environment(\.openURL, .bySystem) }
}

/// A node that handles URLs.
@MainActor
protocol OpeningURLs: ViewNode {
  func open(_ url: URL)
}

final class OpenURLNode: EnclosingModifierNode<OpenURLModifier>, OpeningURLs {
  func open(_ url: URL) { modifier.action(url) }
}

extension ViewNode {
  /// Passes a URL to all handlers in this subtree, ancestors first; returns whether there are any.
  ///
  /// - Complexity: O(*n*) for the nodes of the subtree.
  func tell(of url: URL) -> Bool {
    var found: [any OpeningURLs] = []
    var rest: [ViewNode] = [self]
    while let node = rest.popLast() {
      if let opening = node as? any OpeningURLs { found.append(opening) }
      var inside: [ViewNode] = []
      node.forEachChild { inside.append($0) }
      rest += inside.reversed()
    }
    for opening in found { opening.open(url) }
    return !found.isEmpty
  }
}
