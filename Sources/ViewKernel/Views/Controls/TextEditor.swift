public import Foundation
import HostTree

/// A multiline, scrollable text view that a user edits.
///
/// Each change is written to the binding; a value that the binding refuses is replaced in the editor by the binding's.
public struct TextEditor: HostedView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  let text: Binding<String>?
  let selection: Binding<TextSelection?>?
  /// The counterpart in an editor of a text with attributes.
  let rich: RichText?

  /// Creates an editor for the text of a binding.
  nonisolated public init(text: Binding<String>) {
    self.text = text
    selection = nil
    rich = nil
  }

  /// Creates an editor for the text of a binding, and a binding to the selection in it.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
    rich = nil
  }

  /// Creates an editor for the text of a binding, whose stretches look as their attributes say, and the selection in
  /// it.
  ///
  /// It looks as a ``Text`` with the same attributed string. Typed text has the attributes of the text before it, or of
  /// the text that it replaces, or those that `transformAttributes(in:body:)` set at the insertion point. The command
  /// key with B, I and U changes the font and the underline of the selected text. Undoing brings back the attributes,
  /// too.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The selection: written as the user selects, and followed. Indices of another text count as the
  ///     nearest in this one.
  nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.text = nil
    self.selection = nil
    rich = RichText(text: text, selection: selection)
  }

  func makeHost(context: HostContext<Self>) -> HostTextView {
    let view = HostTextView()
    view.addAction(for: .editingChanged) { view in
      context.updateHostAgain()
      let editor = context.newest
      editor.text?.wrappedValue = view.text
      editor.rich?.takeText(of: view)
    }
    if selection != nil {
      let link = TextSelectionLink { context.newest.selection }
      view.addObserver(link)
      view.addAction(for: .editingDidBegin) { [link] _ in _ = link }
    }
    if rich?.selection != nil {
      let link = RichTextLink { context.newest.rich }
      view.addObserver(link)
      view.addAction(for: .editingDidBegin) { [link] _ in _ = link }
    }
    return view
  }

  func updateHost(_ host: HostTextView, context: HostContext<Self>) {
    let environment = context.environment
    host.font = (environment.font ?? .body).host(environment.textLooks)
    TextSelectionLink.quietly {
      if let text { host.text = text.wrappedValue }
      if let range = selection?.newSelection(in: host.text, instead: host.selectedRange) { host.selectedRange = range }
      rich?.update(host, in: environment)
    }
    host.allowsEditingTextAttributes = rich != nil
    host.textColor = environment.foregroundHostColor
    host.isEditable = environment.isEnabled
    host.keyboardDismissMode = environment.scrollDismissesKeyboardMode.host(usual: .interactive)
  }

  static func dismantleHost(_ host: HostTextView) {
    host.actions = HostActionList()
    host.retag = nil
  }
}
