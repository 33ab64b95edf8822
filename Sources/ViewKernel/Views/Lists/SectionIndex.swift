import HostTree

/// The text that stands for a section in the index of a list.
struct SectionIndexLabel: RowTrait {
  let text: Text?

  func amend(_ traits: inout RowTraits) { if traits.indexLabel == nil { traits.indexLabel = .some(text) } }
}

private enum ListSectionIndexVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether lists have an index of their sections.
  var listSectionIndexVisibility: Visibility {
    get { self[ListSectionIndexVisibilityKey.self] }
    set { self[ListSectionIndexVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets the text that stands for this section in the index at the trailing edge of the list, typically one letter;
  /// nil for nothing.
  ///
  /// A touch on it jumps to the section, and a finger that moves over the index goes through the sections. A list has
  /// an index if any of its sections has such a label, unless `listSectionIndexVisibility(_:)` hides it.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(RowTraitModifier(trait: SectionIndexLabel(text: label)))
  }

  /// Sets the text that stands for this section in the index at the trailing edge of the list, typically one letter;
  /// nil for nothing. The string is not localized.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Shows or hides the index at the trailing edge of the lists in this view. `.automatic`, as `.visible`, shows it if
  /// any section has a `sectionIndexLabel(_:)`.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }
}

// MARK: The list

/// A title in the index of a list, with the section that it stands for.
struct SectionIndexEntry: Equatable {
  let title: String
  let section: Int
}

extension ListNode {
  /// Reads what modifiers say about the sections: their margins, and what stands for them in the index.
  func readSections() {
    let values = scope.values
    var margins: [Int: HostTableView.SectionMargins] = [:]
    var index: [SectionIndexEntry] = []
    for section in 0..<rows.sectionCount {
      let traits = rows.node(section)?.sectionTraits ?? RowTraits()
      var own = traits.sectionMargins
      own.fill(from: values.listSectionMargins)
      margins[section] = own.sectionMargins
      if let text = traits.indexLabel.flatMap({ $0 }) {
        index.append(SectionIndexEntry(title: text.string(in: values), section: section))
      }
    }
    host.sectionMargins = margins
    sectionIndex = values.listSectionIndexVisibility == .hidden ? [] : index
    host.reloadSectionIndexTitles()
  }

  func sectionIndexTitles(for tableView: HostTableView) -> [String]? {
    sectionIndex.isEmpty ? nil : sectionIndex.map(\.title)
  }

  func tableView(_ tableView: HostTableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    sectionIndex.indices.contains(index) ? sectionIndex[index].section : -1
  }
}
