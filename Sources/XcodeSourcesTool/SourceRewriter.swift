import PreviewExpansions

/// Writes a Swift file for Apple's systems as one that compiles with ViewKernel, and means the same.
package struct SourceRewriter {
  /// The file as it is compiled.
  package private(set) var text = ""
  /// The class with `@main` or its older spellings; nil if the file has none, or if that has a method `main()` itself.
  package private(set) var mainClass: String?
  /// The types and extensions of the file.
  package private(set) var declarations: [Declaration] = []
  /// The modules of Apple's or of others whose imports are left out, as they do not exist here.
  package private(set) var missingModules: [String] = []

  /// A type or an extension.
  package struct Declaration {
    package let name: String
    package let isClass: Bool
    package let inherited: [String]
  }

  private let bundle: String?
  /// The modules that exist here; nil if that is not known.
  private let modules: Set<String>?
  private let tokens: TokenList
  private var edits: SourceEdits
  private var scopes = TypeScopes()
  /// The `#if` that are open: for which systems what comes is.
  private var conditions: [Branch] = []
  /// The index behind the declaration that does not exist on iOS, if one was met.
  private var endOfUnavailable = 0
  /// Whether `os` is the name of a module.
  private var importsLogging = false
  /// Whether an import that every build sees has been replaced.
  private var importsLibrary = false
  /// The module that takes the place of SwiftUI.
  private let library: String
  /// Where `main` is, or what was written for it earlier.
  private var mainAttribute: Int?

  /// Rewrites a file.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - path: Where it is, for the compiler's messages.
  ///   - bundle: The property of `Bundle` that takes the place of `main`; nil if the target has no resources.
  ///   - modules: The modules that exist here, without which an import is left out; nil if that is not known.
  package init(_ source: String, at path: String, bundle: String? = nil, modules: Set<String>? = nil) {
    self.bundle = bundle
    self.modules = modules
    library = modules?.contains("UIKitCompatibility") == true ? "UIKitCompatibility" : "ViewKernel"
    tokens = TokenList(source)
    edits = SourceEdits(Array(source.utf8))
    for index in 0..<tokens.count {
      removeUnavailable(at: index)
      scopes.isForOthers = index < endOfUnavailable || conditions.contains { $0 == .forOthers || $0 == .afterIOS }
      scopes.advance(over: index, of: tokens)
      if index >= endOfUnavailable { rewrite(at: index) }
    }
    findDelegates()
    let start = importLibrary()
    // The copy of main.swift has its name, and the compiler wants no other file of the same name.
    text = start + (path.hasSuffix("/main.swift") ? edits.result : located(source, at: path))
  }

  /// Imports the library if no import does so in every build. Returns what is to be written in front of everything.
  private mutating func importLibrary() -> String {
    if importsLibrary || tokens.count == 0 { return "" }
    // A condition has a line of its own.
    if tokens.text(0) == "#" { return "import \(library)\n" }
    edits.insert("import \(library); ", at: tokens.offset(0))
    return ""
  }

  /// The source with its place: in the first line if that is a comment, so that lines have the same numbers, or else in
  /// front of it.
  private mutating func located(_ source: String, at path: String) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let firstLine = source.utf8.prefix { $0 != UInt8(ascii: "\n") }.count
    let isComment = source.hasPrefix("//") && firstLine < source.utf8.count
    let location = "#sourceLocation(file: \"\(escaped)\", line: \(isComment ? 2 : 1))"
    if isComment { edits.replace(0..<firstLine, with: location) }
    return isComment ? edits.result : location + "\n" + edits.result
  }

  private mutating func rewrite(at index: Int) {
    rewriteQualifier(at: index)
    switch tokens.text(index) {
    case "import": rewriteImport(at: index)
    case "super": rewriteDecoding(at: index)
    case "Bundle": rewriteBundle(at: index)
    case "@": rewriteAttribute(at: index)
    case "#":
      switch tokens.text(index + 1) {
      case "if":
        conditions.append(Branch(tokens, at: index))
        rewriteCondition(at: index)
      case "elseif":
        nextBranch(Branch(tokens, at: index))
        rewriteCondition(at: index)
      case "else": nextBranch(conditions.last == .forOthers ? .forIOS : .unknown)
      case "endif": _ = conditions.popLast()
      case "selector": rewriteSelector(at: index)
      default: break
      }
    default: break
    }
  }

  /// Goes on to another branch of a condition: after one for iOS all are for others.
  private mutating func nextBranch(_ branch: Branch) {
    guard let last = conditions.popLast() else { return }
    conditions.append(last == .forIOS || last == .afterIOS ? .afterIOS : branch)
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

  private static let importKinds: Set<Substring> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor",
  ]

  /// Whether a name is the module of an import.
  private func isImported(at index: Int) -> Bool {
    let before = tokens.text(index - 1)
    return before == "import" || Self.importKinds.contains(before) && tokens.text(index - 2) == "import"
  }

  /// `import UIKit`, `import struct SwiftUI.Color` and so on.
  private mutating func rewriteImport(at index: Int) {
    let before = tokens.kind(index - 1)
    guard tokens.tokens[index].startsLine || tokens.text(index - 1) == ";" || before == .word || before == .close else {
      return
    }
    let first = Self.importKinds.contains(tokens.text(index + 1)) ? index + 2 : index + 1
    guard let module = replacement(of: tokens.text(first).withoutBackticks) else { return }
    if module == "UnifiedLogging" { importsLogging = true }
    var last = first
    while tokens.text(last + 1) == ".", !tokens.tokens[last + 1].startsLine, last + 2 < tokens.count { last += 2 }
    edits.overwrite(bytes(index + 1, through: last), with: module)
    if conditions.isEmpty, module == library { importsLibrary = true }
  }

  /// The module that is imported in place of one; nil if the import stays as it is.
  private mutating func replacement(of module: String) -> String? {
    let replacement = OfferedModules.replacement(of: module, by: library)
    // What is in a condition of another kind may depend on `canImport`.
    guard let modules, conditions.allSatisfy({ $0 == .forIOS }) else { return replacement }
    if replacement == library {
      if library == "ViewKernel", OfferedModules.isOfUIKit(module) { missingModules.append(module) }
    } else if !modules.contains(replacement ?? module) {
      missingModules.append(module)
      return library
    }
    return replacement
  }

  /// `os.Logger`, `SwiftUI.Text`: the module has another name.
  private mutating func rewriteQualifier(at index: Int) {
    guard tokens.text(index + 1) == ".", tokens.text(index - 1) != ".",
      !isImported(at: index),
      let module = OfferedModules.replacement(of: String(tokens.text(index)), by: library)
    else { return }
    let member = tokens.text(index + 2)
    let isOfModule =
      tokens.text(index) == "os"
      ? importsLogging && (member.first?.isUppercase == true || member.hasPrefix("os_")) : true
    if isOfModule { edits.replace(bytes(index, through: index), with: module) }
  }

  /// A declaration that does not exist on iOS: its lines are empty.
  private mutating func removeUnavailable(at index: Int) {
    guard index >= endOfUnavailable, tokens.text(index) == "@",
      let declaration = UnavailableDeclaration(at: index, of: tokens)
    else { return }
    endOfUnavailable = declaration.tokens.upperBound
    edits.replace(bytes(index, through: endOfUnavailable - 1), with: "")
  }

  /// A line of `#if` or `#elseif`: the files are compiled as for iOS.
  private mutating func rewriteCondition(at index: Int) {
    var next = index + 1
    var end = next
    // A condition may have several lines within parentheses.
    while next < tokens.count, next < end || !tokens.tokens[next].startsLine {
      if tokens.kind(next) == .open { end = max(end, tokens.closing(next)) }
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
    case "objc" where protocolName(after: index) != nil: bindToClasses(protocolName(after: index)!, at: index)
    case "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
      "GKInspectable":
      var last = index + 1
      if tokens.text(last) == "objc", let end = closing(last + 1), !tokens.tokens[last + 1].followsSpace { last = end }
      edits.overwrite(bytes(index, through: last), with: "")
    case "UIApplicationMain", "NSApplicationMain":
      edits.overwrite(bytes(index, through: index + 1), with: "@main")
      if !scopes.isForOthers { mainAttribute = index }
    case "main" where !scopes.isForOthers: mainAttribute = index
    default: break
    }
  }

  /// The index of the name of the protocol that an attribute belongs to; nil if it belongs to something else.
  private func protocolName(after index: Int) -> Int? {
    (index + 2..<min(index + 6, tokens.count)).first { tokens.text($0) == "protocol" }.map { $0 + 1 }
  }

  /// `@objc protocol` is for classes alone.
  private mutating func bindToClasses(_ name: Int, at index: Int) {
    edits.overwrite(bytes(index, through: index + 1), with: "")
    let end = tokens.tokens[min(name, tokens.count - 1)].range.upperBound
    if tokens.text(name + 1) == ":" {
      edits.insert(" AnyObject,", at: tokens.tokens[name + 1].range.upperBound)
    } else {
      edits.insert(": AnyObject", at: end)
    }
  }

  /// `super.init(coder: coder)` of the system's views and controllers: these are not decoded here, so that nobody gets
  /// there.
  private mutating func rewriteDecoding(at index: Int) {
    guard
      scopes.enclosing?.inherited.first.map({ $0.hasPrefix("UI") || $0.hasPrefix("NS") && $0 != "NSObject" }) == true,
      tokens.text(index + 1) == ".", tokens.text(index + 2) == "init", tokens.text(index + 4) == "coder",
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

  /// Collects what an entry point is made of, without what is compiled for other systems.
  private mutating func findDelegates() {
    declarations = scopes.declarations.filter { !$0.isForOthers }.map {
      Declaration(
        name: $0.name, isClass: $0.keyword == "class", inherited: $0.inherited.map(String.init))
    }
    guard let mainAttribute,
      let keyword = (mainAttribute..<tokens.count).first(where: {
        TypeScopes.Declaration.keywords.contains(tokens.text($0))
      }), tokens.text(keyword) == "class", let declaration = TypeScopes.Declaration(at: keyword, of: tokens)
    else { return }
    let hasMain = (keyword..<tokens.count).contains {
      ["static", "class"].contains(tokens.text($0)) && tokens.text($0 + 1) == "func" && tokens.text($0 + 2) == "main"
    }
    if !hasMain { mainClass = declaration.name }
  }
}
