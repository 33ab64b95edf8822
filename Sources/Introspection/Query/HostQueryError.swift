import HostTree

/// The error of a query that finds no host, or several where one was expected, with what was found instead.
///
/// ```
/// No HostButton labelled "Save" in HostWindow.
/// - HostLabel "Save": no HostButton, but all else that was asked for.
/// - HostButton is there, labelled "Safe", "Cancel".
/// ```
///
/// Its ``description`` is what a failed test shows.
public struct HostQueryError: Error, Equatable {
  /// The query in words: `HostButton labelled "Save"`.
  public let searched: String
  /// The host that was searched, named as in a sentence.
  public let place: String
  /// The number of matches: 0, or more than one.
  public let count: Int
  /// The near misses, one sentence each; for several matches, their paths.
  public let hints: [String]

  init(searched: String, place: String, count: Int = 0, hints: [String]) {
    self.searched = searched
    self.place = place
    self.count = count
    self.hints = hints
  }
}

extension HostQueryError: CustomStringConvertible {
  /// One sentence, and a line for each hint.
  public var description: String {
    let sentence =
      count == 0
      ? "No \(searched) in \(place)." : "\(count) times \(searched) in \(place), where one was looked for."
    return ([sentence] + hints.map { "- \($0)" }).joined(separator: "\n")
  }
}

extension HostQueryError {
  /// No match.
  @MainActor
  init<Target: HostView>(nothing query: HostQuery<Target>, in root: HostView) {
    self.init(
      searched: query.description, place: root.shortName, hints: HostQueryDiagnosis(query: query, root: root).sentences)
  }

  /// Several matches.
  @MainActor
  init<Target: HostView>(several found: [Target], _ query: HostQuery<Target>, in root: HostView) {
    let paths = found.prefix(6).map { "\($0.shortName) at \($0.path(in: root) ?? "")" }
    let rest = found.count > paths.count ? ["and \(found.count - paths.count) more"] : []
    self.init(
      searched: query.description, place: root.shortName, count: found.count,
      hints: paths + rest + ["Say more of the one that is meant, or take one of findAll."])
  }
}
