public import HostTree

/// Takes what is dropped between the rows of a `ForEach`.
struct RowInsertion {
  let types: [UTType]
  let action: ([NSItemProvider], Int) -> Void

  @MainActor func providers(of session: HostDropSession) -> [NSItemProvider] {
    session.items.map(\.itemProvider).filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

extension RowInsertion {
  /// Takes values of a type.
  init<T: Transferable>(of type: T.Type, action: @escaping ([T], Int) -> Void) {
    self.init(types: T.importedContentTypes) { providers, offset in
      // Unchecked: the drop goes on where the values are there, which is the main actor again.
      nonisolated(unsafe) let action = action
      onMainThread {
        loadTransferables(T.self, from: providers) { items in if !items.isEmpty { action(items, offset) } }
      }
    }
  }
}

extension DynamicViewContent {
  /// Lets users drop something between the rows of a list.
  ///
  /// It applies to the rows of this `ForEach`, not to the rows of a `ForEach` nested in it. Of several actions the
  /// innermost counts. Without a row there is no place to drop anything.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data that are taken; a drag without any of them is not noticed.
  ///   - action: Called with the offset before which to insert, and the providers of the items that have data of the
  ///     types.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      RowTraitModifier(
        trait: ElementEdits(insert: RowInsertion(types: supportedContentTypes) { action($1, $0) })))
  }

  /// Lets users drop something between the rows of a list; with identifiers of types.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }

  /// Lets users drop values of a type between the rows of a list.
  ///
  /// It applies to the rows of this `ForEach`, not to the rows of a `ForEach` nested in it. Of several actions the
  /// innermost counts. Without a row there is no place to drop anything.
  ///
  /// - Parameters:
  ///   - payloadType: The type; a drag of something that can't be read as values of it is not noticed.
  ///   - action: Called with the values, and the offset before which to insert them.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(RowTraitModifier(trait: ElementEdits(insert: RowInsertion(of: T.self, action: action))))
  }
}

// MARK: The list

extension ListNode {
  /// A place between rows.
  private struct Gap {
    let insertion: RowInsertion
    let offset: Int
    /// The line between the rows, in the table's coordinates.
    let line: CGRect
  }

  /// The place for something that is dropped at a point of the table; nil if nothing can be inserted there.
  private func gap(for session: HostDropSession) -> Gap? {
    let place = session.location(in: host)
    let cells = host.visibleCells
    guard let last = cells.last else { return nil }
    let cell = cells.first { place.y < $0.frame.maxY } ?? last
    guard let index = cells.firstIndex(where: { $0 === cell }) else { return nil }
    func gap(_ cell: HostTableViewCell, isBelow: Bool) -> Gap? {
      guard case .row(let row, _)? = shown[ObjectIdentifier(cell)]?.content, !row.flags.contains(.isUnmounted),
        let insertion = row.traits.insert, let element = row.element, !insertion.providers(of: session).isEmpty
      else { return nil }
      let y = isBelow ? cell.frame.maxY : cell.frame.minY
      return Gap(
        insertion: insertion, offset: element.index + (isBelow ? 1 : 0),
        line: CGRect(x: cell.frame.minX, y: y - 1, width: cell.frame.width, height: 2))
    }
    if place.y < cell.frame.midY {
      return gap(cell, isBelow: false) ?? (index > 0 ? gap(cells[index - 1], isBelow: true) : nil)
    }
    return gap(cell, isBelow: true) ?? (index + 1 < cells.count ? gap(cells[index + 1], isBelow: false) : nil)
  }

  /// Has the table take drops, as one of its rows does.
  func takeDrops() {
    let isThere = host.interactions.contains { ($0 as? HostDropInteraction)?.delegate === self }
    guard !isThere else { return }
    host.addInteraction(HostDropInteraction(delegate: self))
  }
}

extension ListNode: HostDropInteractionDelegate {
  func dropInteraction(_ interaction: HostDropInteraction, canHandle session: HostDropSession) -> Bool {
    guard !flags.contains(.isUnmounted), scope.values.isEnabled else { return false }
    return orderedShown.contains { _, content in
      guard case .row(let row, _) = content, !row.flags.contains(.isUnmounted) else { return false }
      return row.traits.insert?.providers(of: session).isEmpty == false
    }
  }

  func dropInteraction(
    _ interaction: HostDropInteraction, sessionDidUpdate session: HostDropSession
  ) -> HostDropProposal {
    guard !flags.contains(.isUnmounted), let gap = gap(for: session) else {
      return HostDropProposal(operation: .cancel)
    }
    var proposal = HostDropProposal(operation: .copy)
    proposal.line = host.convert(gap.line, to: nil)
    return proposal
  }

  func dropInteraction(_ interaction: HostDropInteraction, performDrop session: HostDropSession) {
    guard !flags.contains(.isUnmounted), let gap = gap(for: session) else { return }
    gap.insertion.action(gap.insertion.providers(of: session), gap.offset)
  }
}
