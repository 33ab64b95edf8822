/// A trait of the selected characters that users change by a command of the keyboard.
package enum HostTextTrait: Sendable {
  case bold, italic, underlined
}

/// A text view whose stretches look different.
///
/// ```swift
/// let view = HostTextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
/// view.runs = [HostTextRun("Read "), HostTextRun("this", color: .red)]
/// let window = HostWindow(frame: view.frame)
/// window.addSubview(view)
/// window.makeKeyAndVisible()
/// view.insertText("!")
/// print(view.runs ?? [])
/// // Prints "["Read ", "this!" red]"
/// ```
extension HostTextView {
  /// The text as runs, which keep their looks while the user edits it; nil, the default, if it looks the same
  /// throughout.
  ///
  /// Empty runs are left out, and neighbours that look alike are joined. Another text moves the caret to its end, and
  /// its edits can no longer be undone; the same text with other looks keeps both. Nil keeps the text. Lines are as
  /// high as the largest font needs; ``font`` is the placeholder's, and of text typed into an empty one.
  public var runs: [HostTextRun]? {
    get { editing.runs }
    set {
      guard newValue != editing.runs else { return }
      guard let newValue else { return text = editing.text }
      let new = TextEditing(runs: newValue)
      if new.hasSameContent(as: editing) { return }
      if new.text == editing.text {
        editing.restyle(new.runs)
        undo.noteLooks(in: window)
      } else {
        editing = new
        forgetEdits()
      }
      textDidChange()
    }
  }

  /// The looks of the text that the user types next; its text is empty.
  ///
  /// They are the attributes of the first selected character, or of the one before the caret, unless they are set; a
  /// change of the selection takes back the set ones. Without ``runs`` they are the view's own, and setting them has no
  /// effect.
  public var typingAttributes: HostTextRun {
    get { typed ?? editing.typingRun ?? HostTextRun("", font: font) }
    set {
      guard editing.runs != nil else { return }
      let former = typed
      typed = newValue.asTyped(tag: newValue.tag)
      if text.isEmpty, former?.font != newValue.font { textDidChange() }
    }
  }

  /// The attributes that were set as ``typingAttributes`` for the present selection; nil if none were.
  package var ownTypingAttributes: HostTextRun? { typed }

  /// Takes back what was set as ``typingAttributes``.
  package func resetTypingAttributes() {
    guard typed != nil else { return }
    typed = nil
    if text.isEmpty { textDidChange() }
  }

  /// Makes the selected text bold, or regular if all of it is bold; with nothing selected, text typed next.
  ///
  /// As ``toggleItalics()`` and ``toggleUnderline()`` it is an edit by the user, who can undo it. It needs
  /// ``runs`` and an editable view.
  public func toggleBoldface() { toggle(.bold) }

  /// Makes the selected text italic, or upright if all of it is italic; with nothing selected, text typed next.
  public func toggleItalics() { toggle(.italic) }

  /// Underlines the selected text, or no longer if all of it is underlined; with nothing selected, text typed next.
  public func toggleUnderline() { toggle(.underlined) }

  fileprivate func toggle(_ trait: HostTextTrait) {
    guard isEditable, let runs = editing.runs else { return }
    func changed(_ run: HostTextRun, to isOn: Bool) -> HostTextRun {
      var run = run
      run.set(trait, to: isOn)
      retag?(&run, trait)
      return run
    }
    guard !selectedRange.isEmpty else {
      let run = typingAttributes
      typingAttributes = changed(run, to: !run.has(trait))
      return observers.tell { $0.textViewDidChangeSelection(self) }
    }
    let bytes = editing.selectedBytes
    let selected = runs.parts(in: bytes)
    let isOn = !selected.allSatisfy { $0.has(trait) }
    editing.restyle(runs.replacing(bytes, with: selected.map { changed($0, to: isOn) }))
    didEdit()
  }

  /// Adds the runs to the printed tree, unless they say no more than the text.
  func describeAttributes(into description: inout HostDescription) {
    guard let runs = editing.runs, let first = runs.first else { return }
    if runs.count > 1 || "\(first)" != first.text.quoted { description.add("runs", runs) }
  }
}

extension HostTextRun {
  /// Whether the characters have a trait.
  package func has(_ trait: HostTextTrait) -> Bool {
    switch trait {
    case .bold: font.weight >= .semibold
    case .italic: font.isItalic
    case .underlined: isUnderlined
    }
  }

  fileprivate mutating func set(_ trait: HostTextTrait, to isOn: Bool) {
    switch trait {
    case .bold: font.weight = isOn ? .bold : .regular
    case .italic: font.isItalic = isOn
    case .underlined:
      isUnderlined = isOn
      underlineStyle = .single
    }
  }
}

extension HostWindow {
  /// Makes the selected text bold, italic or underlined by the command key and a letter.
  func performFormat(_ command: HostKeyCommand) -> Bool {
    guard command.modifierFlags == .command, let view = firstResponder as? HostTextView, view.isEditable,
      view.allowsEditingTextAttributes, view.runs != nil
    else { return false }
    switch command.input {
    case "b": view.toggleBoldface()
    case "i": view.toggleItalics()
    case "u": view.toggleUnderline()
    default: return false
    }
    return true
  }
}
