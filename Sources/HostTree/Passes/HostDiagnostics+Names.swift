extension HostDiagnostics {
  /// The names that somebody may have meant who wrote `name`, best first: three at most, and one at least if there are
  /// any.
  ///
  /// For sentences about names that mean nothing.
  public nonisolated static func namesNear(_ name: String, among names: [String]) -> [String] {
    // No name is near to one that is many times as long, and to compare it takes as many times as long.
    let name = shortened(name)
    let typed = Array(name.lowercased())
    let ranked = names.map { candidate -> (name: String, distance: Int) in
      let letters = Array(candidate.lowercased())
      // Part of a name is nearer than any slip of the fingers.
      let isPart = typed.count > 1 && candidate.lowercased().contains(name.lowercased())
      // The beginning of a name is nearly as good as the whole.
      let beginning = distance(typed, Array(letters.prefix(typed.count))) + 1
      return (candidate, isPart ? 0 : min(distance(typed, letters), beginning))
    }
    let sorted = ranked.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    let limit = (sorted.first?.element.distance ?? 0) + 1
    return sorted.prefix(3).filter { $0.element.distance <= limit }.map(\.element.name)
  }

  /// A name as it is shown in a sentence: the first letters of one that is too long to be read.
  package nonisolated static func shortened(_ name: String) -> String {
    let end = name.index(name.startIndex, offsetBy: 60, limitedBy: name.endIndex) ?? name.endIndex
    return end == name.endIndex ? name : name[..<end] + "…"
  }

  /// How many letters have to be typed, left out or changed to make one word from the other.
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
