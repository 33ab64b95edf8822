// Compares a list of SwiftUI's names with the public symbols of the package, and prints an article: each name, whether
// it is here, and the missing forms.
// Arguments: the list, and the symbol graphs. `check` beside this file runs it.

import Foundation

func article(_ topics: [Topic]) -> String {
  let names = topics.flatMap(\.names)
  let forms = names.reduce(0) { $0 + $1.forms.count }
  let missing = names.reduce(0) { $0 + $1.missing.count }
  let uses = names.reduce(0) { $0 + $1.uses }

  func percent(_ some: Int) -> String { "\(some * 1000 / uses / 10).\(some * 1000 / uses % 10) %" }
  func share(_ state: String) -> String {
    let some = names.filter { $0.state == state }
    return "| \(state) | \(some.count) | \(percent(some.reduce(0) { $0 + $1.uses })) |"
  }
  func row(_ topic: Topic) -> String {
    let counts = ["yes", "partly", "no"].map { state in String(topic.names.count { $0.state == state }) }
    return "| \(topic.title) | \(counts.joined(separator: " | ")) |"
  }
  func row(_ name: Name) -> String {
    let missing = name.isThere ? name.missing.map(\.form).joined(separator: ", ") : ""
    return "| `\(name.title)` | \(name.state) | \(missing) | \(name.reason) |"
  }

  let head = """
    # Names of SwiftUI

    Lists the names of SwiftUI that programs use, and whether this library has them.

    ## Overview

    `.ci/names/check` generates this page. It compares a list of SwiftUI's names on iOS 13 to 26, `.ci/names/swiftui.txt`,
    with the public symbols of the library.

    - A *name* is a type with its members, a modifier with all its forms, or a value of the environment.
    - A *form* is one spelling with its labels, such as `frame(width:height:alignment:)`.
    - *Partly* means that some forms are missing; the table lists them.
    - "1 of 2" means that two declarations have these labels and differ in types, and that one of them is here.

    <doc:Differences> lists the names that behave differently from SwiftUI.

    Of \(names.count) names with \(forms) forms, \(forms - missing) forms are here. The list counts in how many of 811 modules of
    public programs a name occurs, at the form that is used most. \(percent(names.reduce(0) { $0 + $1.usesThatAreHere })) of this use is of forms
    that are here. The last column weighs names by use.

    | | names | by use |
    |---|---|---|
    \(["yes", "partly", "no"].map(share).joined(separator: "\n"))

    | topic | yes | partly | no |
    |---|---|---|---|
    \(topics.map { row($0) }.joined(separator: "\n"))

    """
  let tables = topics.map { topic in
    """

    ## \(topic.title)

    | name | here | missing forms | why |
    |---|---|---|---|
    \(topic.names.map { row($0) }.joined(separator: "\n"))

    """
  }
  return head + tables.joined()
}

let arguments = CommandLine.arguments.dropFirst()
guard let list = arguments.first, arguments.count > 1 else { fail("Names LIST GRAPH...") }
do {
  let graphs = try arguments.dropFirst().map {
    try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
  }
  var topics = topics(of: try String(contentsOfFile: list, encoding: .utf8))
  compare(&topics, with: Symbols(graphs))
  print(article(topics), terminator: "")
} catch {
  fail("\(error)")
}
