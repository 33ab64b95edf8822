public import Foundation

// Foundation has these on Apple's systems only.
#if !canImport(Darwin)
  extension NSRange {
    /// Creates a range of UTF-16 code units from one of an attributed string.
    ///
    /// - Complexity: O(*n*) in the length of the string up to the end of the range.
    public init<R: RangeExpression, S: AttributedStringProtocol>(_ region: R, in target: S)
    where R.Bound == AttributedString.Index {
      let range = region.relative(to: target.characters)
      func units(_ slice: Range<AttributedString.Index>) -> Int {
        target.characters[slice].reduce(0) { $0 + $1.utf16.count }
      }
      self.init(location: units(target.startIndex..<range.lowerBound), length: units(range))
    }
  }

  extension Range where Bound == AttributedString.Index {
    /// Creates a range of an attributed string from one of UTF-16 code units; nil if that is not inside of the string,
    /// or an end of it is inside of a character.
    ///
    /// - Complexity: O(*n*) in the length of the string up to the end of the range.
    public init?<S: AttributedStringProtocol>(_ range: NSRange, in string: S) {
      guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return nil }
      let (end, overflow) = range.location.addingReportingOverflow(range.length)
      if overflow { return nil }
      var (units, index) = (0, string.startIndex)
      func advance(to offset: Int) -> AttributedString.Index? {
        while units < offset, index < string.endIndex {
          units += string.characters[index].utf16.count
          index = string.characters.index(after: index)
        }
        return units == offset ? index : nil
      }
      guard let lower = advance(to: range.location), let upper = advance(to: end) else { return nil }
      self = lower..<upper
    }
  }
#endif
