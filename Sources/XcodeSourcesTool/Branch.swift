import PreviewExpansions

/// For which systems a branch of a condition is compiled, as far as its first line says it alone.
enum Branch {
  case forIOS, forOthers
  /// For others, as a branch before was for iOS.
  case afterIOS
  case unknown

  /// Reads `#if os(iOS)`, `#if !os(macOS)` and so on; the index is that of the pound sign.
  init(_ tokens: TokenList, at index: Int) {
    let isNegated = tokens.text(index + 2) == "!"
    let first = index + (isNegated ? 3 : 2)
    let end = tokens.closing(first + 1)
    let isAlone = end + 1 >= tokens.count || tokens.tokens[end + 1].startsLine
    guard isAlone, tokens.text(first + 1) == "(", end == first + 3 else {
      self = .unknown
      return
    }
    let name = String(tokens.text(first + 2))
    let isIOS: Bool? =
      switch tokens.text(first) {
      case "os": name == "iOS"
      case "canImport":
        OfferedModules.isOnIOS(name) ? true : ["AppKit", "Cocoa", "WatchKit"].contains(name) ? false : nil
      default: nil
      }
    self = isIOS.map { $0 != isNegated ? .forIOS : .forOthers } ?? .unknown
  }
}
