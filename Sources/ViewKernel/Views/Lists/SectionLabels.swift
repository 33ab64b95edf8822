import HostTree

/// The appearance of the header and the footer of a section in a list.
struct SectionLabel<Content: View>: View {
  let content: Content

  var body: some View {
    OneLabel(content).font(.footnote).foregroundColor(.secondary).environment(\.labelMetrics.isOfRow, false)
  }
}

/// The appearance of the header of a section in a list: a label, in upper case in grouped styles.
struct SectionHeader<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?
  @Environment(\.headerProminence) private var prominence
  @Environment(\.tableStyle) private var style

  var body: some View {
    let label = SectionLabel(
      content: SectionHeading(content: content, isExpanded: isExpanded).modifier(SectionHeaderLook()))
    if prominence == .increased, style?.isPlain != true {
      // 8 points below what is above and 11 above the rows, where other headers keep 17 and 6.
      label.padding(EdgeInsets(top: -9, leading: 0, bottom: 5, trailing: 0))
    } else {
      label
    }
  }
}

/// A header, with a disclosure arrow where it collapses a section of a sidebar.
struct SectionHeading<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?
  @Environment(\.tableStyle) private var style

  var body: some View {
    if let isExpanded, style == .sidebar {
      Button(type: .disclosure, action: { isExpanded.wrappedValue.toggle() }) {
        HStack {
          OneLabel(content)
          Spacer()
          Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
            .font(.footnote.weight(.semibold)).foregroundStyle(.tint)
        }
      }
    } else {
      OneLabel(content)
    }
  }
}

/// The content of a collapsible section.
struct SectionContent<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>

  var body: some View {
    if isExpanded.wrappedValue { content }
  }
}

/// Sets headers in upper case, unless the environment already has a text case; those that stand out are large.
struct SectionHeaderLook: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    if values.headerProminence == .increased {
      values.font = .title3.weight(.semibold)
      values.foregroundColor = .primary
      return
    }
    guard values.textLooks?.textCase == nil, values.tableStyle?.setsHeadersInUpperCase ?? true else { return }
    values.textCase = .uppercase
  }
}

extension HostTableView.Style {
  fileprivate var isPlain: Bool { self == .plain || self == .inset }
  fileprivate var setsHeadersInUpperCase: Bool { self == .grouped || self == .insetGrouped }
}
