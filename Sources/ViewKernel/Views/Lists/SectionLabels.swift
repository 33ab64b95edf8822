import HostTree

/// How the header and the footer of a section look in a list.
struct SectionLabel<Content: View>: View {
  let content: Content

  var body: some View { content.font(.footnote).foregroundColor(.secondary) }
}

/// How the header of a section looks in a list: a label, in upper case where sections have room between them.
struct SectionHeader<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?

  var body: some View {
    SectionLabel(content: SectionHeading(content: content, isExpanded: isExpanded)).modifier(SectionHeaderCase())
  }
}

/// A header, with an arrow to press where it shows and hides a section of a sidebar.
struct SectionHeading<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?
  @Environment(\.tableStyle) private var style

  var body: some View {
    if let isExpanded, style == .sidebar {
      DisclosureLine(isExpanded: isExpanded) { content }.environment(\.rowsAreSelected, false)
    } else {
      content
    }
  }
}

/// The content of a section that can be hidden.
struct SectionContent<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>

  var body: some View {
    if isExpanded.wrappedValue { content }
  }
}

/// Sets headers in upper case, unless somebody around the header said in what case texts are.
struct SectionHeaderCase: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    guard values.textLooks?.textCase == nil, values.tableStyle?.setsHeadersInUpperCase ?? true else { return }
    values.textCase = .uppercase
  }
}

extension HostTableView.Style {
  fileprivate var setsHeadersInUpperCase: Bool { self == .grouped || self == .insetGrouped }
}
