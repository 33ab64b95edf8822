// Tests: `AttributedDocumentsTests`.

/// The characters that HTML writes by name or number.
enum HTMLEntities {
  /// A text with the characters that its entities stand for. Other characters stay as they are.
  static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      // No name is longer.
      let word = rest.dropFirst().prefix(10)
      if let end = word.firstIndex(of: ";"), let character = character(word[..<end]) {
        result.append(character)
        rest = rest[end...].dropFirst()
      } else {
        result.append("&")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }

  private static let named: [Substring: Character] = {
    var all: [Substring: Character] = [:]
    // The second half of Latin-1, in order.
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para \
      middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute \
      Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml \
      Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml \
      eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
      """
    for (index, name) in latin.split(separator: " ").enumerated() {
      all[name] = Unicode.Scalar(UInt32(160 + index)).map(Character.init)
    }
    let others: [(Substring, Character)] = [
      ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("ndash", "–"), ("mdash", "—"),
      ("lsquo", "‘"), ("rsquo", "’"), ("sbquo", "‚"), ("ldquo", "“"), ("rdquo", "”"), ("bdquo", "„"), ("lsaquo", "‹"),
      ("rsaquo", "›"), ("hellip", "…"), ("bull", "•"), ("dagger", "†"), ("Dagger", "‡"), ("permil", "‰"),
      ("prime", "′"),
      ("Prime", "″"), ("euro", "€"), ("trade", "™"), ("OElig", "Œ"), ("oelig", "œ"), ("Scaron", "Š"), ("scaron", "š"),
      ("Yuml", "Ÿ"), ("fnof", "ƒ"), ("circ", "ˆ"), ("tilde", "˜"), ("ensp", "\u{2002}"), ("emsp", "\u{2003}"),
      ("thinsp", "\u{2009}"), ("zwnj", "\u{200C}"), ("zwj", "\u{200D}"), ("lrm", "\u{200E}"), ("rlm", "\u{200F}"),
      ("larr", "←"), ("uarr", "↑"), ("rarr", "→"), ("darr", "↓"), ("harr", "↔"), ("rArr", "⇒"), ("hArr", "⇔"),
      ("forall", "∀"), ("part", "∂"), ("exist", "∃"), ("empty", "∅"), ("isin", "∈"), ("sum", "∑"), ("prod", "∏"),
      ("minus", "−"), ("radic", "√"), ("infin", "∞"), ("cap", "∩"), ("cup", "∪"), ("int", "∫"), ("asymp", "≈"),
      ("ne", "≠"), ("equiv", "≡"), ("le", "≤"), ("ge", "≥"), ("Alpha", "Α"), ("Beta", "Β"), ("Gamma", "Γ"),
      ("Delta", "Δ"), ("Omega", "Ω"), ("Pi", "Π"), ("Sigma", "Σ"), ("alpha", "α"), ("beta", "β"), ("gamma", "γ"),
      ("delta", "δ"), ("epsilon", "ε"), ("theta", "θ"), ("lambda", "λ"), ("mu", "μ"), ("pi", "π"), ("rho", "ρ"),
      ("sigma", "σ"), ("phi", "φ"), ("omega", "ω"), ("spades", "♠"), ("clubs", "♣"), ("hearts", "♥"), ("diams", "♦"),
    ]
    for (name, character) in others { all[name] = character }
    return all
  }()
}
