/// Sorts views of a window in tree order.
@MainActor
enum TreeOrder {
  /// The indices in `views` of those in `window`, descendants before ancestors, and siblings from back to front.
  ///
  /// A view that occurs several times in `views` keeps the order of its indices.
  static func insideOut(_ views: [HostView], in window: HostWindow) -> [Int] {
    places(of: views, in: window, backmostFirst: false).reversed()
  }

  /// The views in `window`, ancestors before descendants, and siblings from back to front.
  static func outsideIn(_ views: [HostView], in window: HostWindow) -> [HostView] {
    places(of: views, in: window, backmostFirst: true).map { views[$0] }
  }

  /// The indices of views from the root down.
  ///
  /// Visits the views, their ancestors, and the siblings where several branches lead to some of them; not the rest of
  /// the tree.
  private static func places(of views: [HostView], in window: HostWindow, backmostFirst: Bool) -> [Int] {
    if views.count < 2 { return views.indices.filter { views[$0].root === window } }
    var places: [ObjectIdentifier: [Int]] = [:]
    // The part of the tree between the window and the views.
    var branches: [ObjectIdentifier: [HostView]] = [:]
    var seen: Set<ObjectIdentifier> = []
    for (place, view) in views.enumerated() where view.root === window {
      places[ObjectIdentifier(view), default: []].append(place)
      var current = view
      while seen.insert(ObjectIdentifier(current)).inserted, let parent = current.parent {
        branches[ObjectIdentifier(parent), default: []].append(current)
        current = parent
      }
    }
    var found: [Int] = []
    var waiting: [HostView] = [window]
    while let view = waiting.popLast() {
      if let own = places[ObjectIdentifier(view)] { found.append(contentsOf: backmostFirst ? own : own.reversed()) }
      guard let inside = branches[ObjectIdentifier(view)] else { continue }
      if inside.count == 1 {
        waiting.append(inside[0])
      } else {
        let wanted = Set(inside.map { ObjectIdentifier($0) })
        let ordered = view.subviews.filter { wanted.contains(ObjectIdentifier($0)) }
        waiting.append(contentsOf: backmostFirst ? ordered.reversed() : ordered)
      }
    }
    return found
  }
}
