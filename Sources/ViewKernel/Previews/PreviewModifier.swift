/// What previews have around them: data, an environment, a frame. What it takes long to make is made once for all previews that
/// use the same type of modifier.
///
///     struct SampleStore: PreviewModifier {
///       static func makeSharedContext() async throws -> Store { try await Store.sample() }
///       func body(content: Content, context: Store) -> some View { content.environment(context) }
///     }
///
///     #Preview(traits: .modifier(SampleStore())) { Library() }
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the view that ``body(content:context:)`` makes.
  associatedtype Body: View
  /// What previews share; `Void`, where there is nothing.
  associatedtype Context = Void
  /// The view that is previewed.
  typealias Content = PreviewModifierContent

  /// Makes what previews share: once in a program, before the first of them is shown. Where it throws, they can't be shown.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

  /// The view with what is around it.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// There is nothing to share.
  public static func makeSharedContext() async throws {}
}

/// The view that a ``PreviewModifier`` stands around.
public struct PreviewModifierContent: View {
  private let content: AnyView

  init(_ content: AnyView) { self.content = content }

  /// The view.
  public var body: some View { content }
}

/// A modifier of any type, with the means to make and use its context.
package struct PreviewModification: Sendable {
  /// The type of the modifier, which those with the same context have in common.
  package let type: ObjectIdentifier
  package let typeName: String
  package let makeContext: @Sendable @MainActor () async throws -> Any
  package let apply: @Sendable @MainActor (_ content: AnyView, _ context: Any) -> AnyView

  nonisolated init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    type = ObjectIdentifier(Modifier.self)
    typeName = "\(Modifier.self)"
    makeContext = { try await Modifier.makeSharedContext() }
    // Made with the preview and used on the main actor only.
    nonisolated(unsafe) let modifier = modifier
    apply = { content, context in
      guard let context = context as? Modifier.Context else { return content }
      return AnyView(modifier.body(content: PreviewModifierContent(content), context: context))
    }
  }
}
