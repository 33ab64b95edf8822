import ViewKernel

/// What a rule says of itself beside its text.
struct RuleTraits: OptionSet {
  let rawValue: Int
  /// Shows state of its own once a user has acted, which a fresh window does not know: only the invariants are checked
  /// then.
  static let keepsState = RuleTraits(rawValue: 1)
  /// Is animated for ever, so that what it shows depends on when it came.
  static let neverRests = RuleTraits(rawValue: 2)
  /// Needs an element of a collection around it.
  static let needsItem = RuleTraits(rawValue: 4)
  /// Shows elements: inside, ``needsItem`` is met.
  static let bringsItem = RuleTraits(rawValue: 8)
  /// Makes sense at the root of a screen only.
  static let isScreen = RuleTraits(rawValue: 16)
}

/// One line of the grammar.
public struct RuleInfo {
  /// Its text as Swift, with `#kind` for each parameter and `#a`, `#b`, `#c` for the blocks of views.
  ///
  /// One that begins with a dot is a modifier: `#a` is the one view before the dot, and is not written.
  public let template: String
  let weight: Double
  let traits: RuleTraits
  let flow: DataFlow?
  /// The kinds of its parameters, in the order of the text.
  let kinds: [ParameterKind]
  let slotCount: Int
  /// Public names that it uses beside those in its text.
  let extraNames: [String]

  var isModifier: Bool { template.hasPrefix(".") }

  init(
    template: String, weight: Double, traits: RuleTraits, flow: DataFlow?, extraNames: [String]
  ) {
    self.template = template
    self.weight = weight
    self.traits = traits
    self.flow = flow
    self.extraNames = extraNames
    var kinds: [ParameterKind] = []
    var slots = template.hasPrefix(".") ? 1 : 0
    for piece in TemplatePiece.all(of: template) {
      switch piece {
      case .slot(let index): slots = max(slots, index + 1)
      case .parameter(let kind): kinds.append(kind)
      case .text: break
      }
    }
    self.kinds = kinds
    slotCount = slots
  }
}

/// A stretch of a rule's text.
enum TemplatePiece {
  case text(String)
  case parameter(ParameterKind)
  case slot(Int)

  static func all(of template: String) -> [TemplatePiece] {
    var result: [TemplatePiece] = []
    var rest = template[...]
    while let hash = rest.firstIndex(of: "#") {
      if hash > rest.startIndex { result.append(.text(String(rest[..<hash]))) }
      let name = rest[rest.index(after: hash)...].prefix { $0.isLetter }
      rest = rest[name.endIndex...]
      if let slot = ["a", "b", "c"].firstIndex(of: String(name)) {
        result.append(.slot(slot))
      } else if let kind = ParameterKind(rawValue: String(name)) {
        result.append(.parameter(kind))
      } else {
        preconditionFailure("No kind of parameter is called \(name): \(template)")
      }
    }
    if !rest.isEmpty { result.append(.text(String(rest))) }
    return result
  }
}

/// Lists the rules, or finds one.
@MainActor
final class RuleBook {
  /// All rules, in the order of the source.
  static let all: [RuleInfo] = {
    let book = RuleBook(looksFor: nil)
    let nothing = Term { _ in EmptyView() }
    Rules(a: nothing, b: nothing, c: nothing, p: Parameters(codes: []), book: book).run()
    return book.listed
  }()
  static let byTemplate = Dictionary(all.map { ($0.template, $0) }, uniquingKeysWith: { first, _ in first })
  private static let places = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($0.element.template, $0.offset) })

  private let wanted: Int?
  private var next = 0
  private var listed: [RuleInfo] = []
  var result: (any AnyTerm)?

  init(looksFor template: String?) { wanted = template.map { RuleBook.places[$0] ?? -1 } }

  func meets(_ info: @autoclosure () -> RuleInfo) -> Bool {
    defer { next += 1 }
    guard let wanted else {
      listed.append(info())
      return false
    }
    return wanted == next
  }
}

/// The grammar: each rule makes a view of what stands in its slots and of its parameters.
///
/// The families are extensions in `Rules/`. A rule is `if rule("its text as Swift") { make { m in the same as Swift }
/// }`: `a(m)`, `b(m)`, `c(m)` are the blocks `#a`, `#b`, `#c`, and `p.length(0, m)` is the parameter 0, of the kind
/// `#length`.
@MainActor
struct Rules<A: View, B: View, C: View> {
  let a: Term<A>
  let b: Term<B>
  let c: Term<C>
  let p: Parameters
  let book: RuleBook

  /// Whether this is the rule that is looked for.
  ///
  /// - Parameters:
  ///   - weight: How often it is chosen; 1 is usual.
  ///   - flow: The only data flow that it goes with.
  ///   - names: Public names that it uses beside those in its text.
  func rule(
    _ template: String, weight: Double = 1, _ traits: RuleTraits = [], flow: DataFlow? = nil, names: String...
  ) -> Bool {
    book.meets(RuleInfo(template: template, weight: weight, traits: traits, flow: flow, extraNames: names))
  }

  func make<V: View>(@ViewBuilder _ view: @escaping @MainActor (Access) -> V) { book.result = Term(view) }

  func run() {
    for family in [
      structure, subviews, stacks, texts, drawing, dataFlow, rows, tables, controls, labels, groupStyles, recentViews,
    ] {
      family()
      if book.result != nil { return }
    }
    for family in [layout, effects, scrolling, animation] {
      family()
      if book.result != nil { return }
    }
    for family in [preferences, gestures, navigation, presentation, environment, dragging, recent, commands] {
      family()
      if book.result != nil { return }
    }
  }
}
