/// A presentation of views in front of others, such as a sheet or a pushed page, that its content can dismiss.
///
/// The presenter creates one for each presentation, and writes it to the content's environment
/// (``EnvironmentValues/presentation``); a view reads it as `\.dismiss`, `\.presentationMode` or `\.isPresented`. The
/// same object compares as equal, so these properties do not invalidate views during one presentation.
package final class Presentation: @unchecked Sendable {
  // Confined to the main actor, like the whole graph; not isolated, because `EnvironmentValues` is not.
  private var action: (@MainActor () -> Void)?

  /// Creates a presentation that `action` dismisses.
  ///
  /// The action should write the state that controls the presentation; views follow it in the next update.
  package init(dismiss action: @escaping @MainActor () -> Void) { self.action = action }

  /// True until ``end()``.
  package var isPresented: Bool { action != nil }

  /// Dismisses the presentation; does nothing after ``end()``.
  @MainActor
  package func dismiss() { action?() }

  /// Replaces the action.
  func update(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Ends the presentation: actions that views have kept do nothing from now on.
  @MainActor
  package func end() { action = nil }
}

extension Presentation: EndsWithView {}

private enum PresentationKey: EnvironmentKey { static var defaultValue: Presentation? { nil } }
private enum WindowPresentationKey: EnvironmentKey { static var defaultValue: Presentation? { nil } }

extension EnvironmentValues {
  /// The presentation that contains the reader; nil for views that are not presented.
  package var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// The presentation of the reader's window; nil for the one with which its application started.
  var windowPresentation: Presentation? {
    get { self[WindowPresentationKey.self] }
    set { self[WindowPresentationKey.self] = newValue }
  }

  /// Dismisses the sheet, popover or pushed page that contains the reader, or else its window, unless that is the one
  /// with which the application started; does nothing if there is none.
  ///
  /// ```swift
  /// struct Editor: View {
  ///   @Environment(\.dismiss) private var dismiss
  ///
  ///   var body: some View { Button("Done") { dismiss() } }
  /// }
  /// ```
  ///
  /// As in SwiftUI, read it in a view inside the presented content: in the view that has the `sheet` modifier, it
  /// dismisses the presentation that contains that view.
  public var dismiss: DismissAction { DismissAction(presentation: presentation ?? windowPresentation) }

  /// Whether the reader is in a presented sheet or popover, or a pushed page.
  public var isPresented: Bool { presentation?.isPresented ?? false }

  /// A binding to the presentation of the reader, which can dismiss it; ``dismiss`` is shorter.
  public var presentationMode: Binding<PresentationMode> { Binding(PresentationLocation(presentation)) }
}

/// Dismisses the presentation of the view that has read it: call it as a function.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  nonisolated let presentation: Presentation?

  nonisolated init(presentation: Presentation?) { self.presentation = presentation }

  /// Dismisses the sheet, popover or pushed page.
  ///
  /// Does nothing if there is none, or it has been dismissed already.
  public func callAsFunction() { presentation?.dismiss() }
}

/// Whether a view is presented; dismisses the presentation through the binding ``EnvironmentValues/presentationMode``.
public struct PresentationMode {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the presentation: `presentationMode.wrappedValue.dismiss()`.
  ///
  /// Does nothing if the view is not presented.
  public mutating func dismiss() { isPresented = false }
}

/// The location of the binding `\.presentationMode`.
final class PresentationLocation: BindingLocation<PresentationMode>, @unchecked Sendable {
  private let presentation: Presentation?

  init(_ presentation: Presentation?) { self.presentation = presentation }

  override func get() -> PresentationMode { PresentationMode(isPresented: presentation?.isPresented ?? false) }

  override func set(_ newValue: PresentationMode) {
    guard !newValue.isPresented else { return }
    onMainActor { [presentation] in presentation?.dismiss() }
  }

  override func isEqual(to other: BindingLocation<PresentationMode>) -> Bool {
    guard let other = other as? PresentationLocation else { return false }
    return presentation === other.presentation
  }
}
