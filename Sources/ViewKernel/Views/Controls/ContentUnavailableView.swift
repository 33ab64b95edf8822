import HostTree

/// A placeholder for missing content: an image, a title, a description and actions.
///
/// It fills the proposed size and centres its content. The icon of a `Label` is large and above its title. An empty
/// description and empty actions take no space.
///
/// ```swift
/// let host = HostingView(rootView: ContentUnavailableView("No Mail", systemImage: "tray"))
/// host.frame.size = CGSize(width: 320, height: 480)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostFlexibleFrameView (0, 0, 320 x 480) maxWidth=inf maxHeight=inf
/// // └─ HostPaddingView (106.17, 176.33, 107.67 x 127.33) insets=16
/// //    └─ HostStackView (16, 16, 75.67 x 95.33) axis=vertical spacing=16
/// //       └─ HostStackView (0, 0, 75.67 x 95.33) axis=vertical spacing=4
/// //          └─ HostStackView (0, 0, 75.67 x 95.33) axis=vertical spacing=12
/// //             ├─ HostImageView (9.33, 0, 57 x 57) symbol=tray
/// //             └─ HostLabel "No Mail" (0, 69, 75.67 x 26.33) font=system 22 bold alignment=center
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let description: Description
  nonisolated(unsafe) private let actions: Actions

  /// Creates a placeholder from views: usually a `Label`, a `Text` and buttons.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts in a stack, centred in the proposed size.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == ViewKernel.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder with a localized title, a system symbol, and an optional description.
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { ViewKernel.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a placeholder with a title, a system symbol, and an optional description. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { ViewKernel.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a placeholder with a localized title, a registered image, and an optional description.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { ViewKernel.Label(title, image: name) }, description: { description })
  }

  /// Creates a placeholder with a title, a registered image, and an optional description. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { ViewKernel.Label(title, image: name) }, description: { description })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A placeholder for a search without results. It names the text of the enclosing `searchable` view, unless that is
  /// empty.
  nonisolated public static var search: Self { Self(searchText: nil) }

  /// A placeholder for a search without results. It names `text`, unless that is empty.
  nonisolated public static func search(text: String) -> Self { Self(searchText: text) }

  nonisolated private init(searchText: String?) {
    self.init(
      label: { SearchUnavailableContent.Label(text: searchText) },
      description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
  }
}

/// The parts of a ``ContentUnavailableView`` for a search without results.
public struct SearchUnavailableContent {
  /// A magnifying glass, with a title that there are no results.
  public struct Label: View {
    /// The search text; nil for the enclosing search's.
    fileprivate let text: String?
    @Environment(\.searchText) private var searchText

    nonisolated fileprivate init(text: String?) { self.text = text }

    /// A label with the title and the symbol.
    public var body: some View {
      let text = text ?? searchText
      ViewKernel.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// The advice to search for something else.
  public struct Description: View {
    nonisolated fileprivate init() {}

    /// The advice as a text.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions, of which there are none.
  public struct Actions: View {
    nonisolated fileprivate init() {}

    /// An empty view.
    public var body: some View { EmptyView() }
  }
}

/// Puts a large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
