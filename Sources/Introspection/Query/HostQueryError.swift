import HostTree

/// Says that what was looked for is not there, or is there several times, and what was there instead.
///
/// ```
/// No HostButton labelled "Save" in HostWindow.
/// - The HostButtons there are labelled "Safe", "Cancel".
/// - HostLabel "Save" has the label, but is no HostButton.
/// ```
///
/// Its ``description`` is what a failed test shows.
public struct HostQueryError: Error, Equatable {
  /// What was looked for, in words: `HostButton labelled "Save"`.
  public let searched: String
  /// Where it was looked for.
  public let place: String
  /// How many there are: 0, or more than one.
  public let count: Int
  /// What was there instead, a sentence each; where there are several, the path to each.
  public let hints: [String]

  init(searched: String, place: String, count: Int = 0, hints: [String]) {
    self.searched = searched
    self.place = place
    self.count = count
    self.hints = hints
  }
}

extension HostQueryError: CustomStringConvertible {
  /// A sentence, and a line for each hint.
  public var description: String {
    let sentence =
      count == 0
      ? "No \(searched) in \(place)." : "\(count) times \(searched) in \(place), where one was looked for."
    return ([sentence] + hints.map { "- \($0)" }).joined(separator: "\n")
  }
}

extension HostQueryError {
  /// Nothing was found.
  @MainActor
  init<Target: HostView>(nothing query: HostQuery<Target>, in root: HostView) {
    self.init(
      searched: query.description, place: root.shortName, hints: HostQueryDiagnosis(query: query, root: root).sentences)
  }

  /// Several were found.
  @MainActor
  init<Target: HostView>(several found: [Target], _ query: HostQuery<Target>, in root: HostView) {
    let paths = found.prefix(6).map { "\($0.shortName) at \($0.path(in: root) ?? "")" }
    let rest = found.count > paths.count ? ["and \(found.count - paths.count) more"] : []
    self.init(
      searched: query.description, place: root.shortName, count: found.count,
      hints: paths + rest + ["Say more of the one that is meant, or take one of findAll."])
  }
}
