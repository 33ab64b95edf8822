/// An English noun, in the form for one and in the form for several.
package struct EnglishNoun: Equatable {
  package let singular: String
  package let plural: String

  /// The noun that a word is a form of, whichever of the two it is.
  package init(_ word: String) {
    let lower = word.lowercased()
    let singular = EnglishNoun.singular(of: lower)
    let plural = EnglishNoun.plural(of: singular)
    func written(_ form: String) -> String {
      if form == lower { return word }
      if word.count > 1, word == word.uppercased() { return form.uppercased() }
      return word.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
    }
    self.singular = written(singular)
    self.plural = written(plural)
  }

  // MARK: Words

  /// Nouns whose two forms follow no rule, also as the end of a longer word: "grandchild".
  private static let irregular = pairs(
    """
    child/children person/people man/men woman/women foot/feet tooth/teeth goose/geese mouse/mice louse/lice ox/oxen \
    die/dice criterion/criteria phenomenon/phenomena bacterium/bacteria medium/media datum/data curriculum/curricula \
    memorandum/memoranda matrix/matrices vertex/vertices index/indices appendix/appendices fungus/fungi nucleus/nuclei \
    radius/radii stimulus/stimuli alumnus/alumni syllabus/syllabi quiz/quizzes analysis/analyses basis/bases crisis/crises \
    thesis/theses oasis/oases diagnosis/diagnoses axis/axes emphasis/emphases synopsis/synopses ellipsis/ellipses \
    knife/knives life/lives wife/wives half/halves leaf/leaves loaf/loaves shelf/shelves self/selves thief/thieves \
    wolf/wolves calf/calves elf/elves scarf/scarves hoof/hooves potato/potatoes tomato/tomatoes hero/heroes echo/echoes \
    veto/vetoes torpedo/torpedoes buffalo/buffaloes mosquito/mosquitoes volcano/volcanoes cargo/cargoes embargo/embargoes
    """)
  /// Words that only look alike: "human" is not a kind of "man".
  private static let alone: Set = [
    "man", "ox", "die", "self", "elf", "index", "half", "basis", "life", "axis", "hero", "medium",
  ]
  private static let invariable = words(
    """
    sheep fish deer moose swine bison salmon trout cod squid shrimp series species aircraft spacecraft hovercraft offspring \
    headquarters means news information equipment furniture luggage money rice advice software hardware
    """)
  /// Nouns that end in -men where the others have -men for several: these take an s.
  private static let regularMen = words("human german roman norman shaman talisman caiman ottoman")
  /// Words in -s that are one thing.
  private static let singularInS = words(
    """
    bus gas lens atlas canvas alias iris bias chaos christmas pancreas mess
    """)
  /// Plurals in -ies of words in -ie.
  private static let ie = words(
    """
    movie cookie zombie calorie selfie smoothie brownie genie rookie goalie hoodie foodie newbie veggie birdie boogie \
    pixie prairie sortie tie pie lie eerie walkie talkie
    """)
  /// Plurals in -hes, -xes and -zes of words in -e.
  private static let e = words(
    "cache ache headache toothache stomachache avalanche niche quiche cliche psyche creche moustache axe size prize maze breeze bronze freeze gaze glaze"
  )
  /// Words in -u, whose plurals look like words in -us.
  private static let u = words("menu guru emu gnu tutu haiku bayou caribou you flu")
  private static let hardCH = words("stomach monarch patriarch epoch loch")

  private static func words(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }

  private static func pairs(_ list: String) -> [(singular: String, plural: String)] {
    list.split(separator: " ").map { pair in
      let forms = pair.split(separator: "/").map(String.init)
      return (forms[0], forms[1])
    }
  }

  // MARK: Forms

  private static func plural(of word: String) -> String {
    if invariable.contains(word) { return word }
    if let (stem, pair) = irregularPair(ending: word, \.singular) { return stem + pair.plural }
    if word.hasSuffix("man"), !regularMen.contains(word), word.count > 4 { return word.dropLast(2) + "en" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    if hardCH.contains(word) { return word + "s" }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    return word + "s"
  }

  private static func singular(of word: String) -> String {
    if invariable.contains(word) || singularInS.contains(word) { return word }
    if let (stem, pair) = irregularPair(ending: word, \.plural) { return stem + pair.singular }
    if word.hasSuffix("men"), word.count > 4, !["specimen", "acumen", "abdomen", "regimen"].contains(word) {
      return word.dropLast(2) + "an"
    }
    guard word.hasSuffix("s"), !word.hasSuffix("ss"), word.count > 2 else { return word }
    let stem = String(word.dropLast())
    if u.contains(stem) || ie.contains(stem) || e.contains(stem) { return stem }
    if word.hasSuffix("us") || word.hasSuffix("is") { return word }
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    if ["sses", "shes", "ches", "xes", "zes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
    // "buses" and "statuses", but "houses" and "uses".
    let short = String(word.dropLast(2))
    if word.hasSuffix("ses"), singularInS.contains(short) || short.hasSuffix("us") && short.count > 3 && !isOfUse(short)
    {
      return short
    }
    return stem
  }

  /// Whether a word in -us is the beginning of one in -use.
  private static func isOfUse(_ word: String) -> Bool {
    ["hous", "caus", "claus", "paus", "spous", "mous", "blous", "abus", "excus", "refus"].contains(
      where: word.hasSuffix)
  }

  private static func irregularPair(
    ending word: String, _ form: KeyPath<(singular: String, plural: String), String>
  ) -> (stem: String, pair: (singular: String, plural: String))? {
    guard
      let pair = irregular.first(where: { pair in
        let end = pair[keyPath: form]
        return word == end || word.hasSuffix(end) && word.count > end.count + 1 && !alone.contains(pair.singular)
      })
    else { return nil }
    return (String(word.dropLast(pair[keyPath: form].count)), pair)
  }
}
