import HostTree

/// What is shown where there is nothing else to show: a picture, what is missing, why, and what can be done.
///
/// It takes all the room it is offered and stands in the middle of it. The picture of a `Label` is large and above its
/// title. A description or actions that are empty take no room.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let description: Description
  nonisolated(unsafe) private let actions: Actions

  /// Makes it of views: usually a `Label`, a `Text` and buttons.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other, in the middle of the room.
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
  /// Makes it of a title, a symbol of the system's, and a text below if there is one.
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { ViewKernel.Label(title, systemImage: name) }, description: { description })
  }

  /// Makes it of a title, a symbol of the system's, and a text below if there is one.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { ViewKernel.Label(title, systemImage: name) }, description: { description })
  }

  /// Makes it of a title, a picture, and a text below if there is one.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { ViewKernel.Label(title, image: name) }, description: { description })
  }

  /// Makes it of a title, a picture, and a text below if there is one.
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
  /// Says that a search has found nothing; names what the `searchable` view around is searched for, if it has a text.
  nonisolated public static var search: Self { Self(searchText: nil) }

  /// Says that a search for `text` has found nothing; an empty text is not named.
  nonisolated public static func search(text: String) -> Self { Self(searchText: text) }

  nonisolated private init(searchText: String?) {
    self.init(
      label: { SearchUnavailableContent.Label(text: searchText) },
      description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
  }
}

/// The parts of a ``ContentUnavailableView`` that says that a search has found nothing.
public struct SearchUnavailableContent {
  /// A magnifying glass, and that there are no results.
  public struct Label: View {
    /// What was searched for; nil for the text of the search around.
    fileprivate let text: String?
    @Environment(\.searchText) private var searchText

    nonisolated fileprivate init(text: String?) { self.text = text }

    /// A label.
    public var body: some View {
      let text = text ?? searchText
      ViewKernel.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// The advice to search for something else.
  public struct Description: View {
    nonisolated fileprivate init() {}

    /// A text.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// There are none.
  public struct Actions: View {
    nonisolated fileprivate init() {}

    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

/// The large picture above the title.
private struct UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
