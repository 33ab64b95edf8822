/// A category of numbers in a language, as the Unicode consortium's data name them.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// A number as it is written, taken apart as the rules of plurals need it.
package struct PluralOperands {
  /// The absolute value.
  let n: Double
  /// The digits before the point; those behind it as a number, with zeros at the end and without; how many these are.
  let i, f, t: Int
  let v: Int

  /// The operands of a number in digits: `-12.50`. Of more digits than fit, the last ones count.
  package init(_ digits: String) {
    let parts = digits.drop { $0 == "-" || $0 == "+" }.split(separator: ".", omittingEmptySubsequences: false)
    let whole = parts.first.map(String.init) ?? ""
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    n = abs(Double(digits) ?? 0)
    i = Int(whole.suffix(18)) ?? 0
    f = Int(fraction.suffix(18)) ?? 0
    v = fraction.count
    let rest = String(fraction.reversed().drop { $0 == "0" }.reversed())
    t = Int(rest.suffix(18)) ?? 0
  }

  /// Whether it is a whole number among these, without a fraction in its value.
  fileprivate func isN(_ range: ClosedRange<Int>, modulo: Int? = nil) -> Bool {
    t == 0 && range.contains(modulo.map { i % $0 } ?? i)
  }
}

/// The rules by which languages choose the form of a noun beside a number.
package enum PluralRules {
  /// The category of a number in a language, such as `de` or `pt-PT`; ``PluralCategory/other`` in a language without a
  /// rule here.
  package static func category(of number: PluralOperands, in language: String) -> PluralCategory {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let base = parts.first.map(String.init) ?? ""
    if base == "pt", parts.contains("pt") && parts.dropFirst().contains("pt") { return oneOrMillions(number) }
    return rules[base]?(number) ?? .other
  }

  private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    func add(_ languages: String, _ rule: @escaping Rule) {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    add("ast de en et fi fy gl ia io lij nl sc sv sw ur yi") { $0.i == 1 && $0.v == 0 ? .one : .other }
    add("ca it vec", oneOrMillions)
    add(
      """
      af asa az bg bal bem brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg \
      mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd seh sn so sq ss ssy st syr ta te teo tig \
      tk tn tr ts ug uz ve vo vun wae xh xog
      """
    ) { $0.isN(1...1) ? .one : .other }
    add("es") { $0.isN(1...1) ? .one : isMillions($0) ? .many : .other }
    add("fr") { $0.i <= 1 ? .one : isMillions($0) ? .many : .other }
    add("pt") { $0.i <= 1 ? .one : isMillions($0) ? .many : .other }
    add("hy ff kab") { $0.i <= 1 ? .one : .other }
    add("am as bn doi fa gu hi kn pcm zu") { $0.i == 0 || $0.isN(1...1) ? .one : .other }
    add("ak bho guw ln mg nso pa ti wa") { $0.isN(0...1) ? .one : .other }
    add("da") { $0.isN(1...1) || $0.t != 0 && $0.i <= 1 ? .one : .other }
    add("is") { number in
      endsInOne(number.i) && number.t == 0 || endsInOne(number.t) ? .one : .other
    }
    add("mk") { $0.v == 0 && endsInOne($0.i) || endsInOne($0.f) ? .one : .other }
    add("ceb fil tl") { number in
      let digit = number.v == 0 ? number.i % 10 : number.f % 10
      return number.v == 0 && (1...3).contains(number.i) || ![4, 6, 9].contains(digit) ? .one : .other
    }
    add("ru uk") { $0.v == 0 ? slavic($0.i) : .other }
    add("be") { $0.t == 0 ? slavic($0.i) : .other }
    add("bs hr sh sr") { number in
      let category = slavic(number.v == 0 ? number.i : number.f)
      return category == .many ? .other : category
    }
    add("pl") { number in
      if number.v != 0 { return .other }
      return number.i == 1 ? .one : slavic(number.i) == .few ? .few : .many
    }
    add("cs sk") { number in
      if number.v != 0 { return .many }
      return number.i == 1 ? .one : (2...4).contains(number.i) ? .few : .other
    }
    add("sl") { number in
      if number.v != 0 { return .few }
      return switch number.i % 100 {
      case 1: .one
      case 2: .two
      case 3, 4: .few
      default: .other
      }
    }
    add("lt") { number in
      if number.f != 0 { return .many }
      if (11...19).contains(number.i % 100) { return .other }
      return number.i % 10 == 1 ? .one : number.i % 10 == 0 ? .other : .few
    }
    add("lv prg") { number in
      let digits = number.v == 0 || number.t == 0 ? number.i : number.f
      if number.t == 0 || number.v == 2, digits % 10 == 0 && number.t == 0 || (11...19).contains(digits % 100) {
        return .zero
      }
      if number.t == 0 || number.v == 2 { return endsInOne(digits) ? .one : .other }
      return number.f % 10 == 1 ? .one : .other
    }
    add("mo ro") { number in
      if number.v != 0 { return .few }
      return number.i == 1 ? .one : number.i == 0 || (1...19).contains(number.i % 100) ? .few : .other
    }
    add("ar ars") { number in
      guard number.t == 0 else { return .other }
      return switch (number.i, number.i % 100) {
      case (0, _): .zero
      case (1, _): .one
      case (2, _): .two
      case (_, 3...10): .few
      case (_, 11...99): .many
      default: .other
      }
    }
    add("he iw") { number in
      if number.v == 0 ? number.i == 1 : number.i == 0 { return .one }
      return number.i == 2 && number.v == 0 ? .two : .other
    }
    add("ga") { listed($0, [.other, .one, .two, .few, .few, .few, .few, .many, .many, .many, .many]) }
    add("cy") { listed($0, [.zero, .one, .two, .few, .other, .other, .many]) }
    add("iu naq sat se sma smi smj smn sms") { listed($0, [.other, .one, .two]) }
    add("gd") { number in
      guard number.t == 0, (1...19).contains(number.i) else { return .other }
      return number.i % 10 == 1 && number.i < 12 ? .one : number.i == 2 || number.i == 12 ? .two : .few
    }
    add("mt") { number in
      if number.isN(1...1) { return .one }
      if number.isN(2...2) { return .two }
      if number.isN(0...0) || number.isN(3...10, modulo: 100) { return .few }
      return number.isN(11...19, modulo: 100) ? .many : .other
    }
    return rules
  }()

  private static let oneOrMillions: Rule = {
    $0.i == 1 && $0.v == 0 ? .one : isMillions($0) ? .many : .other
  }

  private static func isMillions(_ number: PluralOperands) -> Bool {
    number.i != 0 && number.i % 1_000_000 == 0 && number.v == 0
  }

  /// Whether a number ends in 1, but not in 11.
  private static func endsInOne(_ digits: Int) -> Bool { digits % 10 == 1 && digits % 100 != 11 }

  private static func slavic(_ digits: Int) -> PluralCategory {
    if endsInOne(digits) { return .one }
    return (2...4).contains(digits % 10) && !(12...14).contains(digits % 100) ? .few : .many
  }

  private static func listed(_ number: PluralOperands, _ categories: [PluralCategory]) -> PluralCategory {
    number.t == 0 && number.i < categories.count ? categories[number.i] : .other
  }
}
