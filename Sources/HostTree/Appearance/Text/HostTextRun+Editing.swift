/// The knowledge of a text's owner about a run beside its looks.
package protocol HostTextKnowledge: Hashable, Sendable {
  /// The knowledge about a text that a user adds behind the run.
  var inherited: Self { get }
}

/// The knowledge of a run's owner about it. It stays with the run while its text is edited, and is compared, not shown.
package final class HostTextTag: Hashable, Sendable {
  package let value: any HostTextKnowledge

  package init(_ value: any HostTextKnowledge) { self.value = value }

  /// The tag of a text which is added behind the run.
  var inherited: HostTextTag { HostTextTag(value.inherited) }

  package static func == (first: HostTextTag, second: HostTextTag) -> Bool {
    first === second || AnyHashable(first.value) == AnyHashable(second.value)
  }

  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

// How runs are edited. Places are offsets in UTF-8 in the joined text.
extension HostTextRun {
  /// A part of this run.
  func part(_ range: Range<Int>) -> HostTextRun {
    var part = self
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    part.text = String(text[start..<bytes.index(start, offsetBy: range.count)])
    return part
  }

  /// The looks of a text that is typed as this run: not an image's.
  func asTyped(tag: HostTextTag?) -> HostTextRun {
    var run = self
    if image != nil { run = HostTextRun("", font: font, color: color, baselineOffset: baselineOffset, link: link) }
    run.text = ""
    run.tag = tag
    return run
  }

  /// Whether it and a run behind it are one.
  fileprivate func joins(_ other: HostTextRun) -> Bool {
    if image != nil || other.image != nil { return false }
    var copy = other
    copy.text = text
    return copy == self
  }
}

extension [HostTextRun] {
  /// The font with the largest line height, which every line uses; nil without runs.
  var largestFont: HostFont? { self.lazy.map(\.font).max { $0.lineHeight < $1.lineHeight } }

  /// These runs without empty ones, those that look alike joined.
  var normalized: [HostTextRun] {
    reduce(into: []) { runs, run in
      if run.text.isEmpty { return }
      if let last = runs.indices.last, runs[last].joins(run) { runs[last].text += run.text } else { runs.append(run) }
    }
  }

  /// The run in which the byte at a place lies; nil beyond the end.
  func run(at place: Int) -> HostTextRun? {
    var end = 0
    return first { run in
      end += run.text.utf8.count
      return place < end
    }
  }

  /// The parts of the runs in a range.
  func parts(in range: Range<Int>) -> [HostTextRun] {
    var start = 0
    return compactMap { run in
      let count = run.text.utf8.count
      let (first, last) = (Swift.max(range.lowerBound - start, 0), Swift.min(range.upperBound - start, count))
      start += count
      return first < last ? run.part(first..<last) : nil
    }
  }

  /// These runs with others in the place of a range.
  func replacing(_ range: Range<Int>, with runs: [HostTextRun]) -> [HostTextRun] {
    (parts(in: 0..<range.lowerBound) + runs + parts(in: range.upperBound..<Int.max)).normalized
  }
}
