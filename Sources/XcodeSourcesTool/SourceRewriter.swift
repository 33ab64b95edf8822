import PreviewExpansions

/// Writes a Swift file for Apple's systems as one that compiles with ViewKernel, and means the same.
package struct SourceRewriter {
  /// The file as it is compiled.
  package private(set) var text = ""
  /// The class with `@main` or its older spellings that is an application's delegate; nil if the file has none.
  package private(set) var applicationDelegate: String?
  /// The classes that are delegates of window scenes.
  package private(set) var sceneDelegates: [String] = []

  private let bundle: String?
  private let tokens: TokenList
  private var edits: SourceEdits
  private var scopes = TypeScopes()
  /// How many `#if` are open.
  private var conditions = 0
  /// Whether an import that every build sees has been replaced.
  private var importsViewKernel = false
  /// Where `main` is, or what was written for it earlier.
  private var mainAttribute: Int?

  /// Rewrites a file.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - path: Where it is, for the compiler's messages.
  ///   - bundle: The property of `Bundle` that takes the place of `main`; nil if the target has no resources.
  package init(_ source: String, at path: String, bundle: String? = nil) {
    self.bundle = bundle
    tokens = TokenList(source)
    edits = SourceEdits(Array(source.utf8))
    for index in 0..<tokens.count {
      scopes.advance(over: index, of: tokens)
      rewrite(at: index)
    }
    findDelegates()
    let start = importViewKernel()
    // The copy of main.swift has its name, and the compiler wants no other file of the same name.
    text = start + (path.hasSuffix("/main.swift") ? edits.result : located(source, at: path))
  }

  /// Imports the library if no import does so in every build. Returns what is to be written in front of everything.
  private mutating func importViewKernel() -> String {
    if importsViewKernel || tokens.count == 0 { return "" }
    // A condition has a line of its own.
    if tokens.text(0) == "#" { return "import ViewKernel\n" }
    edits.insert("import ViewKernel; ", at: tokens.offset(0))
    return ""
  }

  /// The source with its place: in the first line if that is a comment, so that lines have the same numbers, or else in front of it.
  private mutating func located(_ source: String, at path: String) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let firstLine = source.utf8.prefix { $0 != UInt8(ascii: "\n") }.count
    let isComment = source.hasPrefix("//") && firstLine < source.utf8.count
    let location = "#sourceLocation(file: \"\(escaped)\", line: \(isComment ? 2 : 1))"
    if isComment { edits.replace(0..<firstLine, with: location) }
    return isComment ? edits.result : location + "\n" + edits.result
  }

  private mutating func rewrite(at index: Int) {
    switch tokens.text(index) {
    case "import": rewriteImport(at: index)
    case "super": rewriteDecoding(at: index)
    case "Bundle": rewriteBundle(at: index)
    case "@": rewriteAttribute(at: index)
    case "#":
      switch tokens.text(index + 1) {
      case "if":
        conditions += 1
        rewriteCondition(at: index)
      case "elseif": rewriteCondition(at: index)
      case "endif": conditions -= 1
      case "selector": rewriteSelector(at: index)
      default: break
      }
    default: break
    }
  }

  /// The bytes from one token to another.
  private func bytes(_ first: Int, through last: Int) -> Range<Int> {
    tokens.offset(first)..<tokens.tokens[last].range.upperBound
  }

  /// The index of the parenthesis that closes the one at an index; nil if there is none.
  private func closing(_ open: Int) -> Int? {
    guard tokens.text(open) == "(", tokens.closing(open) < tokens.count else { return nil }
    return tokens.closing(open)
  }

  /// `import UIKit`, `import struct SwiftUI.Color` and so on.
  private mutating func rewriteImport(at index: Int) {
    guard tokens.tokens[index].startsLine || tokens.text(index - 1) == ";" || tokens.kind(index - 1) == .word else {
      return
    }
    let kinds: Set<Substring> = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor"]
    let first = kinds.contains(tokens.text(index + 1)) ? index + 2 : index + 1
    guard let module = OfferedModules.replacement(of: tokens.text(first).withoutBackticks) else { return }
    var last = first
    while tokens.text(last + 1) == ".", !tokens.tokens[last + 1].startsLine, last + 2 < tokens.count { last += 2 }
    edits.overwrite(bytes(index + 1, through: last), with: module)
    if conditions == 0, module == "ViewKernel" { importsViewKernel = true }
  }

  /// A line of `#if` or `#elseif`: the files are compiled as for iOS.
  private mutating func rewriteCondition(at index: Int) {
    var next = index + 1
    while next < tokens.count, !tokens.tokens[next].startsLine {
      if let end = closing(next + 1), end > next + 2 {
        let name = tokens.text(next + 2).withoutBackticks
        let isTrue =
          switch tokens.text(next) {
          case "os": name == "iOS"
          case "canImport": OfferedModules.isOnIOS(name)
          default: false
          }
        if isTrue { edits.overwrite(bytes(next, through: end), with: "true") }
      }
      next += 1
    }
  }

  private mutating func rewriteAttribute(at index: Int) {
    switch tokens.text(index + 1) {
    case "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
      "GKInspectable":
      var last = index + 1
      if tokens.text(last) == "objc", let end = closing(last + 1), !tokens.tokens[last + 1].followsSpace { last = end }
      edits.overwrite(bytes(index, through: last), with: "")
    case "UIApplicationMain", "NSApplicationMain":
      edits.overwrite(bytes(index, through: index + 1), with: "@main")
      mainAttribute = index
    case "main": mainAttribute = index
    default: break
    }
  }

  /// `super.init(coder: coder)`: nothing is decoded here, so that nobody gets there.
  private mutating func rewriteDecoding(at index: Int) {
    guard tokens.text(index + 1) == ".", tokens.text(index + 2) == "init", tokens.text(index + 4) == "coder",
      let end = closing(index + 3)
    else { return }
    edits.replace(
      bytes(index, through: end), with: "fatalError(\"Views and controllers are not decoded from archives here.\")")
  }

  /// `Bundle.main`: SwiftPM puts the resources of a target into a bundle of its own.
  private mutating func rewriteBundle(at index: Int) {
    guard let bundle, tokens.text(index + 1) == ".", tokens.text(index + 2) == "main" else { return }
    edits.replace(bytes(index + 2, through: index + 2), with: bundle)
  }

  /// `#selector(method)` becomes a `Selector` of the method, with its type's name.
  private mutating func rewriteSelector(at index: Int) {
    guard let end = closing(index + 2),
      let expression = SelectorExpression(index + 3..<end, of: tokens, in: scopes.enclosingType)
    else { return }
    edits.replace(bytes(index, through: end), with: expression.text)
  }

  private mutating func findDelegates() {
    sceneDelegates = scopes.declarations.filter { declaration in
      declaration.keyword == "class"
        && ["UIWindowSceneDelegate", "UISceneDelegate"].contains(where: declaration.inherited.contains)
    }
    .map(\.name)
    guard let mainAttribute,
      let keyword = (mainAttribute..<tokens.count).first(where: {
        TypeScopes.Declaration.keywords.contains(tokens.text($0))
      }), let declaration = TypeScopes.Declaration(at: keyword, of: tokens), declaration.keyword == "class",
      ["UIApplicationDelegate", "NSApplicationDelegate"].contains(where: declaration.inherited.contains)
    else { return }
    applicationDelegate = declaration.name
  }
}
