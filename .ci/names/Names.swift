// The list of names, and which of them are here.

import Foundation

/// A line of the list: `View modifier(labels:) x2 @12 -- reason`.
struct Form {
  var path: String
  var parent: String
  var name: String
  /// How many declarations of this name and these labels SwiftUI has, as far as programs can tell.
  var overloads = 1
  /// In how many modules of public programs the name occurs.
  var uses = 0
  var reason: String?

  init(_ line: some StringProtocol) {
    var text = String(line)
    if let dashes = text.range(of: " -- ") {
      reason = String(text[dashes.upperBound...])
      text = String(text[..<dashes.lowerBound])
    }
    let words = text.split(separator: " ")
    for word in words.dropFirst() {
      switch (word.first, Int(word.dropFirst())) {
      case ("x", let number?): overloads = number
      case ("@", let number?): uses = number
      default: fail("\(line): what is \(word)?")
      }
    }
    path = String(words[0])
    let parts = path.prefix { $0 != "(" }.split(separator: ".")
    parent = parts.dropLast().joined(separator: ".")
    name = parent.isEmpty ? path : String(path.dropFirst(parent.count + 1))
  }

  var isType: Bool { name.first!.isUppercase }
  var isMacro: Bool { name.first == "@" || name.first == "#" }
}

/// A line of the page: a type with its members, or a modifier with its forms.
struct Name {
  var title: String
  var forms: [Form] = []
  /// The part of `uses` that is of forms that are here.
  var usesThatAreHere = 0
  /// The forms that are missing as the page shows them, each with the reason that the list gives.
  var missing: [(form: String, reason: String?)] = []
  var isThere = false

  var state: String { missing.isEmpty ? "yes" : isThere ? "partly" : "no" }
  var uses: Int { forms.reduce(0) { $0 + $1.uses } }

  /// Why forms are missing: "not yet" where the list gives no reason.
  var reason: String {
    // A name without any form has the reason of the first line.
    if !isThere { return forms[0].reason ?? "not yet" }
    let reasons = missing.map(\.reason)
    guard let reason = reasons.first, !reasons.allSatisfy({ $0 == reason }) else {
      return reasons.first.map { $0 ?? "not yet" } ?? ""
    }
    let told = missing.compactMap { form, reason in reason.map { "\(form): \($0)" } }
    return (told + ["the others: not yet"].prefix(told.count < missing.count ? 1 : 0)).joined(separator: "; ")
  }

  /// The labels that a form has more than a declaration which the list does not name, such as an option that may be
  /// left out there.
  func labelsLeftOut(of form: Form, by declarations: [Member]) -> [String]? {
    let (base, labels) = split(form.name)
    guard let asked = labels else { return nil }
    let listed = forms.map { split($0.name) }.filter { $0.base == base }.map(\.labels)
    return declarations.lazy.compactMap(\.labels).filter { !listed.contains($0) }.compactMap { own -> [String]? in
      var rest = own[...]
      let more = asked.filter { label in
        if rest.first == label { rest.removeFirst() } else { return true }
        return false
      }
      // With fewer than half of them it is another form.
      return rest.isEmpty && own.count >= more.count ? more : nil
    }.min { $0.count < $1.count }
  }
}

struct Topic {
  var title: String
  var names: [Name] = []
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

/// The list by topics. Which name a form belongs to depends on the others: a type inside another is a name if it has
/// members in the list.
func topics(of list: String) -> [Topic] {
  let lines = list.split(separator: "\n").filter { $0 != "#" && !$0.hasPrefix("# ") }
  let forms = lines.map { $0.hasPrefix("## ") ? nil : Form($0) }
  let owners = Set(forms.compactMap { $0?.parent })
  var seen: Set<String> = []
  var topics: [Topic] = []
  for (line, form) in zip(lines, forms) {
    guard let form else {
      topics.append(Topic(title: String(line.dropFirst(3))))
      continue
    }
    guard seen.insert(form.path).inserted else { fail("\(form.path) is in the list twice.") }
    guard !topics.isEmpty else { fail("\(form.path) stands under no topic.") }
    let title =
      if form.parent == "EnvironmentValues" && split(form.name).labels == nil
        || form.isType && owners.contains(form.path)
      {
        form.path
      } else if form.parent.isEmpty {
        split(form.name).base
      } else {
        form.parent
      }
    let last = topics.count - 1
    if let index = topics[last].names.firstIndex(where: { $0.title == title }) {
      topics[last].names[index].forms.append(form)
    } else {
      topics[last].names.append(Name(title: title, forms: [form]))
    }
  }
  return topics
}

/// Looks each form up. A reason at what is here is a mistake of the list.
func compare(_ topics: inout [Topic], with symbols: Symbols) {
  var mistakes: [String] = []
  for topic in topics.indices {
    for index in topics[topic].names.indices {
      var name = topics[topic].names[index]
      for form in name.forms {
        let count = symbols.count(of: form)
        if count > 0 {
          name.isThere = true
          name.usesThatAreHere += form.uses
        }
        if count >= form.overloads {
          if form.reason != nil { mistakes.append("\(form.path) is here: its reason can go.") }
          continue
        }
        var shown = "`\(form.parent.isEmpty || form.isType ? form.path : form.name)`"
        if count > 0 {
          shown += " (\(count) of \(form.overloads))"
        } else if let without = name.labelsLeftOut(of: form, by: symbols.declarations(of: form)) {
          shown += " (here without \(without.map { "`\($0)`" }.joined(separator: ", ")))"
          name.isThere = true
        }
        name.missing.append((shown, form.reason))
      }
      topics[topic].names[index] = name
    }
  }
  if !mistakes.isEmpty { fail(mistakes.joined(separator: "\n")) }
}
