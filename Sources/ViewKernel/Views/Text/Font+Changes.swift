public import Foundation
import HostTree

extension Font {
  /// Parts of a font.
  struct Changes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let weight = Changes(rawValue: 1)
    static let italic = Changes(rawValue: 2)
    static let design = Changes(rawValue: 4)
    static let size = Changes(rawValue: 8)
  }

  /// The font of the place where it is used: the environment's, or else ``body``.
  ///
  /// A stretch of an attributed string that sets no font has this one, so that it can be changed:
  /// `(container.font ?? .default).bold()`.
  public static var `default`: Font {
    var font = body
    font.changes = []
    return font
  }

  /// This font, bold; with false, with no more than medium strokes: a semibold or thicker font becomes regular.
  public func bold(_ isActive: Bool) -> Font {
    changed(.weight) { font in
      if isActive { font.weight = .bold } else if font.weight >= .semibold { font.weight = .regular }
    }
  }

  /// This font, italic or upright.
  public func italic(_ isActive: Bool) -> Font { changed(.italic) { $0.isItalic = isActive } }

  /// This font in the monospaced design; with false, in the default design if it was monospaced.
  public func monospaced(_ isActive: Bool) -> Font {
    changed(.design) { font in
      if isActive { font.design = .monospaced } else if font.design == .monospaced { font.design = .default }
    }
  }

  /// This font at another size in points, which does not follow the dynamic type size.
  ///
  /// A size of 0 or less, or not-a-number, is reported as misuse and counts as 17; one above 10,000 counts as 10,000.
  public func pointSize(_ size: CGFloat) -> Font {
    let size = Font.system(size: size).host.pointSize
    var font = changed(.size) { $0.pointSize = size }
    font.isForUse = false
    return font
  }

  /// This font, larger or smaller by a factor; it follows the dynamic type size if it did.
  ///
  /// A factor of 0 or less, or one that is infinite or not-a-number, is reported as misuse and counts as 1. The result
  /// has at most 10,000 points.
  public func scaled(by factor: CGFloat) -> Font {
    guard factor > 0, factor.isFinite else {
      onMainActor {
        reportMisuse("A font is scaled by \(factor); that counts as 1. Give it a factor above 0.")
      }
      return self
    }
    var font = self
    if let changes, !changes.contains(.size) {
      font.scale *= factor
    } else {
      font.host.pointSize *= factor
    }
    return font
  }

  func changed(_ part: Changes, _ change: (inout HostFont) -> Void) -> Font {
    var font = self
    change(&font.host)
    font.changes?.insert(part)
    return font
  }

  /// The font where another is in force: that one with what was changed, if it is made of ``default``.
  func over(_ font: Font?) -> Font {
    guard let changes else { return self }
    var result = font ?? .body
    if changes.contains(.weight) { result.host.weight = host.weight }
    if changes.contains(.italic) { result.host.isItalic = host.isItalic }
    if changes.contains(.design) { result.host.design = host.design }
    if changes.contains(.size) {
      result.host.pointSize = host.pointSize
      result.isForUse = false
    } else {
      result.host.pointSize *= scale
    }
    return result
  }
}
