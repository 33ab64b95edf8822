/// Rows of controls, in sections: a list that is grouped unless told otherwise.
///
/// How it looks is said by `formStyle(_:)`.
public struct Form<Content: View>: StyleableView {
  /// There is no body.
  public typealias Body = Never

  nonisolated(unsafe) private let content: Content

  /// Makes a form of what `content` makes.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var plain: FormRows<Content> { FormRows(content: content) }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any FormStyle).self]
    return styles.last?.view(styles, FormStyleConfiguration(content: .init(content: AnyView(content))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes the form again of which a style was given the content; it has the style further out.
  nonisolated public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// A list for filling in, without selection.
struct FormRows<Content: View>: View {
  let content: Content

  private var list: List<Never, Content> {
    var list = List { content }
    list.isForm = true
    return list
  }

  var body: some View { list.environment(\.showsFormLabels, true) }
}
