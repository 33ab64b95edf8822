/// A change of a part of an SVG document: some children of an element are replaced.
package struct SVGPatch: Encodable, Equatable {
  /// The path from the document's element to the parent, by positions among children, then the position of the first
  /// child that is replaced.
  package var path: [Int]
  /// The number of children that are removed there.
  package var removed: Int
  /// The elements that take their place.
  package var markup: String
}

extension SVGPatch {
  /// The changes that turn one document into another, in the order in which they are applied. Nil if the documents'
  /// own elements differ, so that all must be replaced.
  ///
  /// Children that are the same at the beginning and at the end of an element stay. If as many others are between them
  /// before and after, each is compared with the one at its place.
  package static func patches(from old: SVGLines, to new: SVGLines) -> [SVGPatch]? {
    guard !old.elements.isEmpty, !new.elements.isEmpty, old.isOpenedAlike(0, new, 0) else { return nil }
    var patches: [SVGPatch] = []
    // Pairs of elements that are opened alike. A parent whose number of children changes has one patch, and no pair
    // below it. So all positions are right, in whatever order the patches are applied.
    var pairs: [(old: Int, new: Int, path: [Int])] = [(0, 0, [])]
    while let (oldParent, newParent, path) = pairs.popLast() {
      let oldChildren = old.elements[oldParent].children
      let newChildren = new.elements[newParent].children
      let least = min(oldChildren.count, newChildren.count)
      var start = 0
      while start < least, old.isSame(oldChildren[start], new, newChildren[start]) { start += 1 }
      var end = 0
      while end < least - start,
        old.isSame(oldChildren[oldChildren.count - 1 - end], new, newChildren[newChildren.count - 1 - end])
      {
        end += 1
      }
      let oldRange = start..<oldChildren.count - end
      let newRange = start..<newChildren.count - end
      guard oldRange.count == newRange.count else {
        patches.append(
          SVGPatch(path: path + [start], removed: oldRange.count, markup: new.markup(newChildren[newRange])))
        continue
      }
      for place in oldRange {
        let (oldChild, newChild) = (oldChildren[place], newChildren[place])
        if old.isSame(oldChild, new, newChild) { continue }
        if old.isOpenedAlike(oldChild, new, newChild), !old.elements[oldChild].children.isEmpty {
          pairs.append((oldChild, newChild, path + [place]))
        } else {
          patches.append(SVGPatch(path: path + [place], removed: 1, markup: new.markup(newChildren[place...place])))
        }
      }
    }
    return patches
  }
}
