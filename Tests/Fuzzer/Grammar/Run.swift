import Foundation
import HostTree
import ViewKernel

/// What went wrong in a trial.
public struct Failure {
  /// In a word, so that a smaller trial can be asked whether the same goes wrong in it.
  public let kind: String
  /// What differs, or the sentences.
  public let detail: String
  /// After how many edits.
  public let step: Int

  /// Makes a failure.
  public init(kind: String, detail: String, step: Int) {
    self.kind = kind
    self.detail = detail
    self.step = step
  }
}

/// How much was done.
public struct Counts {
  /// Trials that were run.
  public var programs = 0
  /// Edits that were settled and checked.
  public var edits = 0
  /// Comparisons with fresh windows.
  public var comparisons = 0
  /// Makes counts of nothing.
  public init() {}
}

/// What was reported meanwhile.
@MainActor
private final class Sentences {
  var all: [String] = []
}

extension Trial {
  /// Runs the trial: after each edit the invariants, now and then and at the end a comparison with a fresh window.
  @MainActor
  public func run(counting counts: inout Counts, comparesDrawings: Bool = true) -> Failure? {
    let hostsBefore = HostView.liveCount
    let nodesBefore = ViewNode.liveCount
    let usual = HostDiagnostics.handler
    let sentences = Sentences()
    HostDiagnostics.handler = { sentences.all.append($0) }
    defer { HostDiagnostics.handler = usual }
    // Most stacks of random programs have fewer subviews than are worth an arrangement, and lists fewer rows than are
    // worth a shared registration.
    let usualCounts = (StackArrangement.minimumCount, SharedObservation.maximumCount, HostView.leastCountToSkip)
    // But half of the programs have small stacks as they are.
    StackArrangement.minimumCount = flow == .value || flow == .observable ? 2 : 16
    (SharedObservation.maximumCount, HostView.leastCountToSkip) = (2, 1)
    defer {
      (StackArrangement.minimumCount, SharedObservation.maximumCount, HostView.leastCountToSkip) = usualCounts
    }
    counts.programs += 1
    let term = program.compiled()
    if let failure = run(term, sentences, &counts, comparesDrawings) { return failure }
    // One in eight, as it is run twice more. A program that never rests has no end to compare.
    if counts.programs % 8 == 0, !program.has(.neverRests), let failure = replayDifference(term) { return failure }
    if HostView.liveCount != hostsBefore || ViewNode.liveCount != nodesBefore {
      return Failure(
        kind: "leak",
        detail:
          "\(HostView.liveCount - hostsBefore) hosts and \(ViewNode.liveCount - nodesBefore) nodes are still alive",
        step: edits.count)
    }
    return nil
  }

  @MainActor
  private func run(
    _ term: any AnyTerm, _ sentences: Sentences, _ counts: inout Counts, _ comparesDrawings: Bool
  ) -> Failure? {
    let keepsState = program.has(.keepsState)
    let neverRests = program.has(.neverRests)
    var mayCompare = !neverRests
    let stage = Stage(term, flow: flow, model: model, surroundings: surroundings, now: 0)
    func check(_ step: Int) -> Failure? {
      if let sentence = sentences.all.first(where: { !ExpectedSentence.isExpected($0, of: program) }) {
        return Failure(kind: "sentence \(sentence.prefix(24))", detail: sentence, step: step)
      }
      sentences.all = []
      let broken = stage.invariants
      if let first = broken.first {
        return Failure(kind: "invariant \(first.prefix(16))", detail: broken.joined(separator: "\n"), step: step)
      }
      if let complaint = stage.store.report.complaints.first {
        return Failure(kind: "complaint \(complaint.prefix(16))", detail: complaint, step: step)
      }
      return nil
    }
    if let failure = check(0) { return failure }
    for (index, edit) in edits.enumerated() {
      stage.perform(edit)
      stage.window.settle()
      counts.edits += 1
      if let failure = check(index + 1) { return failure }
      if keepsState && edit.isUsers { mayCompare = false }
      guard mayCompare, edit == .compare else { continue }
      stage.comeBack()
      stage.window.settle()
      guard stage.comeToRest() else {
        return Failure(kind: "restless", detail: "The animations did not end within a minute.", step: index + 1)
      }
      if let failure = check(index + 1) { return failure }
      if stage.isPresentationWaiting { continue }
      if let failure = compare(stage, term, index + 1, comparesDrawings, &counts) { return failure }
      if let failure = check(index + 1) { return failure }
    }
    stage.close()
    if let failure = check(edits.count) { return failure }
    let left = stage.store.report.visible
    if !left.isEmpty {
      return Failure(
        kind: "visible", detail: "onAppear without onDisappear: \(left.keys.sorted())", step: edits.count)
    }
    return nil
  }

  /// Records the trial twice, with causes: all steps must be the same.
  @MainActor
  private func replayDifference(_ term: any AnyTerm) -> Failure? {
    let comparison = RecordingComparison(record(term).file, record(term).file)
    return comparison.first.map { Failure(kind: "replay", detail: $0.sentence, step: $0.index) }
  }

  @MainActor
  private func record(_ term: any AnyTerm) -> HostRecording {
    let recording = HostRecording(title: "trial", takesPictures: false)
    let stage = Stage(term, flow: flow, model: model, surroundings: surroundings, now: 0, recordsCauses: true)
    recording.take("show", of: stage.window)
    for (index, edit) in edits.enumerated() {
      stage.perform(edit)
      stage.window.settle()
      recording.take("\(index)", of: stage.window)
    }
    stage.close()
    stage.window.recordsCauses = false
    return recording
  }

  @MainActor
  private func compare(
    _ stage: Stage, _ term: any AnyTerm, _ step: Int, _ comparesDrawings: Bool, _ counts: inout Counts
  ) -> Failure? {
    counts.comparisons += 1
    let fresh = Stage(
      term, flow: flow, model: stage.store.model, surroundings: stage.surroundings, now: stage.clock.now)
    defer { fresh.close() }
    _ = fresh.comeToRest()
    // It may have taken a while: what tells the time is compared at the same time.
    // A text that tells the time may be animated by that; the other stage may then have to catch up in its turn.
    for _ in 0..<5 {
      stage.catchUp(with: fresh)
      guard stage.window.isAnimating else { break }
      _ = stage.comeToRest()
      fresh.catchUp(with: stage)
      if fresh.window.isAnimating { _ = fresh.comeToRest() }
    }
    // A text that is animated at each second never rests: the trees are compared at one time, drawings are not.
    let isAtRest = fresh.clock.now - stage.clock.now < 1e-6
    stage.catchUp(with: fresh)
    // What presents something may have been visible before, in a row or a tab, and need not be now.
    let isLoadedOnDemand = { (host: HostView) in
      host is HostLazyContainerView || host is HostTableView || host is HostTabBar
    }
    // Of several, the one that was asked for first is behind: in a fresh window that is the first row's.
    let presented = (stage.presentedCount, fresh.presentedCount)
    if presented.0 != presented.1 || presented.0 > 1,
      // A full screen cover or a page takes what is behind it out of the window.
      stage.all.contains(where: isLoadedOnDemand)
        || program.contains(where: {
          $0.rule.hasPrefix("TabView") || $0.rule.hasPrefix("List") || $0.rule.contains("Lazy")
        })
    {
      return nil
    }
    // The length of rows that were never visible is estimated by those that were, which depends on what happened
    // before.
    let estimates = stage.all.contains { $0 is HostLazyContainerView || $0 is HostTableView }
    func trees() -> (actual: String, expected: String) {
      let options = HostTreeOptions(showsMarkers: true)
      return (
        stage.window.treeDescription(options: options), fresh.window.treeDescription(options: options)
      )
    }
    var (actual, expected) = trees()
    func lazyLines(_ tree: String) -> [Substring] { tree.split(separator: "\n").filter { $0.contains("HostLazy") } }
    let isEstimated =
      actual != expected && estimates
      && (stage.window.treeDescription(options: .structure) == fresh.window.treeDescription(options: .structure)
        || lazyLines(actual) != lazyLines(expected) || program.asksForIdealSizes)
    if isEstimated {
      stage.becomeHuge()
      fresh.becomeHuge()
      (actual, expected) = trees()
      // What a small scroll view inside shows is still estimated.
      if lazyLines(actual) != lazyLines(expected) {
        stage.becomeUsual()
        return nil
      }
      // An ideal size is asked for before all rows are there, and kept as a ratio.
      if actual != expected, program.asksForIdealSizes {
        (actual, expected) = (
          stage.window.treeDescription(options: .structure), fresh.window.treeDescription(options: .structure)
        )
      }
    }
    if actual != expected {
      return Failure(kind: "difference", detail: LineDifference.text(from: expected, to: actual), step: step)
    }
    if isEstimated { stage.becomeUsual() }
    if stage.store.model != fresh.store.model {
      return Failure(
        kind: "model", detail: "The fresh window changed the model:\n\(stage.store.model)\n\(fresh.store.model)",
        step: step)
    }
    if comparesDrawings && !isEstimated && isAtRest {
      let drawn = stage.window.svgDescription
      let freshly = fresh.window.svgDescription
      if drawn != freshly {
        return Failure(kind: "drawing", detail: LineDifference.text(from: freshly, to: drawn), step: step)
      }
    }
    if comparesDrawings {
      let (found, naive) = stage.window.findsBySkipping
      if found != naive {
        let detail = LineDifference.text(from: naive.joined(separator: "\n"), to: found.joined(separator: "\n"))
        return Failure(kind: "skipping", detail: detail, step: step)
      }
      // User code ran for each point: too many registrations with Observation are made anew.
      stage.window.settle()
    }
    return nil
  }
}

/// The lines of two texts, with those around that differ.
enum LineDifference {
  static func text(from old: String, to new: String) -> String {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in newLines.difference(from: oldLines) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [(mark: String, line: Substring)] = []
    var place = 0
    for (offset, line) in oldLines.enumerated() {
      while inserted.contains(place) {
        result.append(("+", newLines[place]))
        place += 1
      }
      if removed.contains(offset) {
        result.append(("-", line))
      } else {
        result.append((" ", line))
        place += 1
      }
    }
    while place < newLines.count {
      result.append(("+", newLines[place]))
      place += 1
    }
    let marked = result.indices.filter { result[$0].mark != " " }
    let near = Set(marked.flatMap { ($0 - 3)...($0 + 1) })
    return result.indices.filter { near.contains($0) }.prefix(60).map { "\(result[$0].mark) \(result[$0].line)" }
      .joined(separator: "\n")
  }
}
