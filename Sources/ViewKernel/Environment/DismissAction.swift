/// Something that was put in front of other views, and that a view inside it can take away again: a sheet, a pushed view.
///
/// Whoever shows views elsewhere makes one for each time that they are shown, and writes it to their environment
/// (``EnvironmentValues/presentation``); a view reads it as `\.dismiss`, `\.presentationMode` or `\.isPresented`. The same
/// object counts as unchanged, so these properties make no body run again while the views stay where they are.
package final class Presentation: @unchecked Sendable {
  // Confined to the main actor, like all that views are made of; not isolated, because `EnvironmentValues` is not.
  private var action: (@MainActor () -> Void)?

  /// Makes a presentation that `action` takes away.
  ///
  /// The action should write the state that says what is shown; views follow it in the next update.
  package init(dismiss action: @escaping @MainActor () -> Void) { self.action = action }

  /// Whether ``dismiss()`` still does something.
  package var isPresented: Bool { action != nil }

  /// Takes the presentation away; does nothing after ``end()``.
  @MainActor
  package func dismiss() { action?() }

  /// Takes another action.
  func update(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// It was taken away: actions that views have kept do nothing from now on.
  @MainActor
  package func end() { action = nil }
}

extension Presentation: EndsWithView {}

private enum PresentationKey: EnvironmentKey { static var defaultValue: Presentation? { nil } }

extension EnvironmentValues {
  /// What the views here were put on screen by; nil for those that were always there.
  package var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Takes away the sheet, popover or pushed view that the reader is in; does nothing where there is none.
  ///
  ///     @Environment(\.dismiss) private var dismiss
  ///     // ...
  ///     Button("Done") { dismiss() }
  ///
  /// Read it in a view that is inside of what should go: where a sheet is asked for, it takes away what is around that.
  public var dismiss: DismissAction { DismissAction(presentation: presentation) }

  /// Whether the reader is in a sheet, a popover or a pushed view.
  public var isPresented: Bool { presentation?.isPresented ?? false }

  /// Whether the reader was put in front of other views, and how to take it away; ``dismiss`` says it shorter.
  public var presentationMode: Binding<PresentationMode> { Binding(PresentationLocation(presentation)) }
}

/// Takes away what the view that read it is in: call it as a function.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  nonisolated let presentation: Presentation?

  nonisolated init(presentation: Presentation?) { self.presentation = presentation }

  /// Takes away the sheet, popover or pushed view.
  ///
  /// Does nothing where there is none, or when it has gone already.
  public func callAsFunction() { presentation?.dismiss() }
}

/// Says whether a view was put in front of others, and takes it away.
public struct PresentationMode {
  /// Whether it is in front of others.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Takes the view away: `presentationMode.wrappedValue.dismiss()`.
  ///
  /// Does nothing if it is not in front of others.
  public mutating func dismiss() { isPresented = false }
}

/// What is behind the binding `\.presentationMode`.
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
