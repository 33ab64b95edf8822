/// Puts views of a window in the order of its tree.
@MainActor
enum TreeOrder {
  /// The places in `views` of those in `window`, so that what is inside a view comes before it, and what lies further
  /// back before what lies in front.
  ///
  /// A view that stands in `views` several times keeps the order of its places.
  static func insideOut(_ views: [HostView], in window: HostWindow) -> [Int] {
    places(of: views, in: window, backmostFirst: false).reversed()
  }

  /// The views in `window`, so that a view comes before what is inside, and what lies further back before what lies in front.
  static func outsideIn(_ views: [HostView], in window: HostWindow) -> [HostView] {
    places(of: views, in: window, backmostFirst: true).map { views[$0] }
  }

  /// The places of views from the outside in.
  ///
  /// Looks at the views, at what is around them, and at the siblings where more than one branch leads to some of them;
  /// not at the rest of the tree.
  private static func places(of views: [HostView], in window: HostWindow, backmostFirst: Bool) -> [Int] {
    if views.count < 2 { return views.indices.filter { views[$0].root === window } }
    var places: [ObjectIdentifier: [Int]] = [:]
    // The part of the tree that leads from the window to the views.
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
