/// A modifier of previews: it adds data, environment values or a frame. Expensive data is created once for all previews
/// with the same type of modifier.
///
/// ```swift
/// struct SampleStore: PreviewModifier {
///   static func makeSharedContext() async throws -> Store { try await Store.sample() }
///   func body(content: Content, context: Store) -> some View { content.environment(context) }
/// }
///
/// #Preview(traits: .modifier(SampleStore())) { LibraryView() }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the view that ``body(content:context:)`` returns.
  associatedtype Body: View
  /// The type of the shared data. Defaults to `Void`.
  associatedtype Context = Void
  /// The previewed view.
  typealias Content = PreviewModifierContent

  /// Creates the shared data: once in a program, before the first preview with this modifier is shown. If it throws,
  /// that is reported, and the previews are shown without the modifier.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

  /// Returns the previewed view with the modifications.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// The default implementation shares no data.
  public static func makeSharedContext() async throws {}
}

/// The view that a ``PreviewModifier`` is applied to.
public struct PreviewModifierContent: View {
  private let content: AnyView

  init(_ content: AnyView) { self.content = content }

  /// The previewed view.
  public var body: some View { content }
}

/// A type-erased preview modifier, with the functions to create and use its context.
package struct PreviewModification: Sendable {
  /// The type of the modifier, by which contexts are shared.
  package let type: ObjectIdentifier
  package let typeName: String
  package let makeContext: @Sendable @MainActor () async throws -> Any
  package let apply: @Sendable @MainActor (_ content: AnyView, _ context: Any) -> AnyView

  nonisolated init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    type = ObjectIdentifier(Modifier.self)
    typeName = "\(Modifier.self)"
    makeContext = { try await Modifier.makeSharedContext() }
    // Created with the preview, and used on the main actor only.
    nonisolated(unsafe) let modifier = modifier
    apply = { content, context in
      guard let context = context as? Modifier.Context else { return content }
      return AnyView(modifier.body(content: PreviewModifierContent(content), context: context))
    }
  }
}
