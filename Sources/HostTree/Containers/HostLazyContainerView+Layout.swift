package import Foundation

extension HostLazyContainerView: RowClient {
  /// Makes and places the visible elements, and releases the others.
  final func layOutElements() {
    guard !rows.isLayingOut else { return }
    rows.isLayingOut = true
    defer { rows.isLayingOut = false }
    let offer = offer(placedProposal)
    adopt(offer)
    holdFirstElements()
    if rows.lengths.estimate == 0 {
      if rows.content.isEmpty { realize(0) }
      _ = measureLines(offer)
    }
    var shown: [HostLazyElement: RowSpan] = [:]
    takeOverhang()
    if let visible = rows.pendingScroll == nil ? sight : scrollSight ?? sight {
      shown = rows.makeVisible(visible, self)
    } else if let lines = rows.lines, lines.count > 0 {
      let all = realizeAll(lines)
      _ = measureLines(offer)
      shown = rows.spans(of: all, lines, in: nil, self)
    }
    rows.release(except: &shown, self)
    arrange()
    place(shown)
    rows.updateEstimate()
    if rows.totalLength != storedFrame.size[axis] || placedProposal[axis.cross] == nil {
      invalidateIntrinsicContentSize()
    }
    formerSight = sight
    // New views have invalidated the layout that this pass has just done.
    flags.remove(.needsLayout)
  }

  package final func makeLine(_ line: Int, in lines: RowLines) -> CGFloat {
    realize(line)
    return sound(size(of: line, in: lines, offer(placedProposal))[axis])
  }

  package final func didRelease(_ views: [HostView], of element: HostLazyElement) {
    if let line = rows.lines?.line(of: element) { lineViews[line] = nil }
    dataSource?.lazyContainer(self, didEndDisplaying: element)
  }

  private func place(_ shown: [HostLazyElement: RowSpan]) {
    let former = rows.places
    rows.places = shown
    guard let lines = rows.lines else { return }
    var last = -1
    for element in existingElements {
      guard let span = shown[element], let line = lines.line(of: element) else { continue }
      if former[element] == nil { dataSource?.lazyContainer(self, willDisplay: element) }
      if line == last { continue }
      last = line
      var rect = CGRect(origin: .zero, size: storedFrame.size)
      rect.origin[axis] = span.start
      rect.size[axis] = span.end - span.start
      let views = layoutViews(in: line, of: lines)
      if element.isItem {
        var call = LayoutCall.places(in: rect, placedProposal, views)
        runLayout(&call)
      } else {
        var cache: Void = ()
        labelLayout.placeSubviews(in: rect, proposal: placedProposal, subviews: views, cache: &cache)
      }
    }
  }

  // MARK: Making

  /// Makes all lines up to the limit of one layout pass. Returns the lines that were made.
  final func realizeAll(_ lines: RowLines) -> Range<Int> {
    if lines.count > RowLimit.rowsInOneLayout { RowLimit.reportFullLayout(of: self) }
    let all = 0..<min(lines.count, RowLimit.rowsInOneLayout)
    for line in all { realize(line) }
    return all
  }

  /// Makes the views of a line as far as they do not exist.
  final func realize(_ line: Int) {
    if lineViews[line] != nil { return }
    for element in rows.lines?.elements(in: line) ?? [] where rows.content[element] == nil { realize(element) }
  }

  /// Makes the views of an element, which has none.
  final func realize(_ element: HostLazyElement) {
    let new = dataSource?.lazyContainer(self, viewsFor: element) ?? []
    rows.add(new, for: element, self)
    // Added before they are measured, as spacers and dividers depend on the stack around them.
    for view in new where view.superview !== self { addSubview(view) }
  }

  /// Sets the subviews: departing views at the back, then the existing views in order, pinned ones in front.
  final func arrange() {
    isArranged = true
    var behind = departingViews
    var front: [HostView] = []
    for element in existingElements {
      guard let views = rows.content[element] else { continue }
      if canBePinned(element) { front += views } else { behind += views }
    }
    setSubviews(front.isEmpty ? behind : behind + front)
  }

  /// Whether the element may be pinned, and thus lie in front of others.
  private func canBePinned(_ element: HostLazyElement) -> Bool {
    switch element {
    case .header: pinsHeaders
    case .footer: pinsFooters
    case .item: false
    }
  }
}
