/// Puts views of a window in the order of its tree.
@MainActor
enum TreeOrder {
  /// The places in `views` of those in `window`, so that what is inside a view comes before it, and what lies further
  /// back before what lies in front.
  ///
  /// A view that stands in `views` several times keeps the order of its places.
  ///
  /// Looks at the views, at what is around them, and at the siblings where more than one branch leads to some of them;
  /// not at the rest of the tree.
  static func insideOut(_ views: [HostView], in window: HostWindow) -> [Int] {
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
    return walk(from: window, branches, places)
  }

  /// Visits outer views before inner ones and front ones before those behind them, which is the order wanted, reversed.
  private static func walk(
    from window: HostWindow, _ branches: [ObjectIdentifier: [HostView]], _ places: [ObjectIdentifier: [Int]]
  ) -> [Int] {
    var reversed: [Int] = []
    var waiting: [HostView] = [window]
    while let view = waiting.popLast() {
      if let found = places[ObjectIdentifier(view)] { reversed.append(contentsOf: found.reversed()) }
      guard let inside = branches[ObjectIdentifier(view)] else { continue }
      if inside.count == 1 {
        waiting.append(inside[0])
      } else {
        let wanted = Set(inside.map { ObjectIdentifier($0) })
        waiting.append(contentsOf: view.subviews.filter { wanted.contains(ObjectIdentifier($0)) })
      }
    }
    return reversed.reversed()
  }
}
