extension HostDiagnostics {
  /// The candidates that `name` is probably a misspelling of, best first: three at most, and one at least if there are
  /// any.
  ///
  /// For diagnostics about unknown names. Compares by edit distance without regard to case; a candidate that contains
  /// the name, or begins nearly like it, ranks higher.
  /// - Complexity: O(*n* · *l*) for *n* letters in all candidates, where *l*, the length of `name`, is limited to 60.
  public nonisolated static func namesNear(_ name: String, among names: [String]) -> [String] {
    // No candidate is near to a name that is many times as long, and comparing takes as many times as long.
    let name = shortened(name)
    let typed = Array(name.lowercased())
    let ranked = names.map { candidate -> (name: String, distance: Int) in
      let letters = Array(candidate.lowercased())
      // A part of a name is nearer than any typing error.
      let isPart = typed.count > 1 && candidate.lowercased().contains(name.lowercased())
      // A prefix is nearly as good as the whole.
      let beginning = distance(typed, Array(letters.prefix(typed.count))) + 1
      return (candidate, isPart ? 0 : min(distance(typed, letters), beginning))
    }
    let sorted = ranked.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    let limit = (sorted.first?.element.distance ?? 0) + 1
    return sorted.prefix(3).filter { $0.element.distance <= limit }.map(\.element.name)
  }

  /// A name as printed in a diagnostic: its first 60 characters if it is longer.
  package nonisolated static func shortened(_ name: String) -> String {
    let end = name.index(name.startIndex, offsetBy: 60, limitedBy: name.endIndex) ?? name.endIndex
    return end == name.endIndex ? name : name[..<end] + "…"
  }

  /// The edit distance: how many letters are inserted, removed or replaced to make one word from the other.
  private nonisolated static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(min(above, row[j]) + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[second.count]
  }
}
