public import Foundation
import HostTree

/// The modifier behind `onOpenURL`.
struct OpenURLModifier {
  let action: (URL) -> Void
}

extension OpenURLModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { OpenURLNode(self, in: builder) }
}

extension View {
  /// Calls `action` with each address that the window is asked to open, by `HostWindow.open(_:)`.
  ///
  /// All views that have it are told, those further out first, whether they are on screen or behind others; a row of a list or a
  /// page that does not exist hears nothing.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

extension Scene {
  /// Calls `action` with each address that the scene's window is asked to open, by `HostWindow.open(_:)`.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some Scene {
    SceneOfView(content: SceneView(scene: self).onOpenURL(perform: action))
  }
}

/// A node that takes addresses.
@MainActor
protocol OpeningURLs: ViewNode {
  func open(_ url: URL)
}

/// The node of `onOpenURL`.
final class OpenURLNode: EnclosingModifierNode<OpenURLModifier>, OpeningURLs {
  func open(_ url: URL) { modifier.action(url) }
}

extension ViewNode {
  /// Tells the nodes in this one that take addresses; returns whether there are some.
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
