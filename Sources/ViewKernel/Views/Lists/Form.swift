/// Rows of controls, in sections: a list that is grouped unless told otherwise.
public struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form of what `content` makes.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list without selection.
  public var body: some View {
    List { content }.environment(\.showsFormLabels, true)
  }
}
