import Foundation
import HostTree

/// The bindings of an editor of a text with attributes.
///
/// Its host has a run for each stretch, tagged with the stretch's attributes, and edits the runs; the string is made of
/// the tags.
struct RichText {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?

  /// Writes what the user has made of the text.
  @MainActor
  func takeText(of host: HostTextView) { text.wrappedValue = AttributedString(host) }

  /// Makes a host show the text and the selection.
  @MainActor
  func update(_ host: HostTextView, in environment: EnvironmentValues) {
    let formatting = environment.formattingInForce
    let string = formatting?.format(text.wrappedValue) ?? text.wrappedValue
    host.runs = string.hostRuns(in: environment)
    host.retag = { run, trait in run.retag(trait) }
    guard let selection = selection?.wrappedValue else { return }
    if let range = selection.characters(in: string), range != host.selectedRange { host.selectedRange = range }
    if let attributes = selection.ownTypingAttributes {
      host.typingAttributes = HostTextRun(formatting?.format(attributes) ?? attributes, in: environment)
    } else {
      host.resetTypingAttributes()
    }
  }
}

/// Writes the selection of a host to a binding. The host's actions retain it.
@MainActor
final class RichTextLink: HostTextViewDelegate {
  private let rich: @MainActor () -> RichText?

  init(_ rich: @escaping @MainActor () -> RichText?) { self.rich = rich }

  func textViewDidChangeSelection(_ textView: HostTextView) {
    guard !TextSelectionLink.isQuiet, let binding = rich()?.selection else { return }
    let selection = AttributedTextSelection(
      characters: textView.selectedRange, of: AttributedString(textView),
      typingAttributes: textView.ownTypingAttributes?.container)
    if binding.wrappedValue != selection { binding.wrappedValue = selection }
  }
}

/// The attributes of a run.
private struct RunAttributes: HostTextKnowledge {
  let container: AttributeContainer

  /// Without those that added text does not take over.
  var inherited: RunAttributes {
    var string = AttributedString("a", attributes: container)
    string.characters.append("b")
    return RunAttributes(container: string.runs[string.utf8.index(before: string.endIndex)].attributes)
  }
}

extension HostTextRun {
  /// The look of a text typed with these attributes.
  @MainActor
  fileprivate init(_ attributes: AttributeContainer, in environment: EnvironmentValues) {
    self = AttributedString("a", attributes: attributes).hostRuns(in: environment).first ?? HostTextRun("")
    text = ""
    tag = HostTextTag(RunAttributes(container: attributes))
  }

  fileprivate var container: AttributeContainer { (tag?.value as? RunAttributes)?.container ?? AttributeContainer() }

  /// Brings the attributes in line with a trait that a user has changed.
  fileprivate mutating func retag(_ trait: HostTextTrait) {
    var container = container
    let isOn = has(trait)
    switch trait {
    case .bold: container.setFont((container.ownFont ?? .default).bold(isOn))
    case .italic: container.setFont((container.ownFont ?? .default).italic(isOn))
    case .underlined:
      container[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = isOn ? .single : nil
    }
    // The intents of Markdown come on top of the font.
    typealias Intent = AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute
    if !isOn, trait != .underlined, var intent = container[Intent.self] {
      intent.remove(trait == .bold ? .stronglyEmphasized : .emphasized)
      container[Intent.self] = intent.isEmpty ? nil : intent
    }
    tag = HostTextTag(RunAttributes(container: container))
  }
}

extension AttributeContainer {
  fileprivate var ownFont: Font? { self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] }
  fileprivate mutating func setFont(_ font: Font) {
    self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = font
  }
}

extension AttributedString {
  /// The text of a host with the attributes that the tags of its runs say.
  @MainActor
  fileprivate init(_ host: HostTextView) {
    guard let runs = host.runs else {
      self.init(host.text)
      return
    }
    self = runs.reduce(into: AttributedString()) { string, run in
      string.append(AttributedString(run.text, attributes: run.container))
    }
  }

  /// The runs of a host: they look as the runs of a ``Text`` with this string.
  @MainActor
  fileprivate func hostRuns(in environment: EnvironmentValues) -> [HostTextRun] {
    var looks = environment.textLooks
    // The characters are edited, so they stay.
    looks?.textCase = nil
    return runs.map { run in
      var piece = Text.Piece(string: String(self[run.range].characters))
      piece.attributes = TextAttributes(of: run)
      var result = piece.run(looks, environment, nil)
      result.tag = HostTextTag(RunAttributes(container: run.attributes))
      return result
    }
  }
}
