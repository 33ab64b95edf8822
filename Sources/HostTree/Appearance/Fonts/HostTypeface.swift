// Tests: `HostTypefaceTests`.

import Foundation

/// The letters that texts are measured with: how wide they are, and how high lines are.
///
/// A process has one typeface. Text is as wide as on an iPhone by default, so a layout can be judged by it. Tests of
/// layouts may choose ``test`` instead, before they make views:
///
/// ```swift
/// let font = HostFont.systemFont(ofSize: 17)
/// HostTypeface.current = .test
/// print(font.width(of: "Hello"), font.lineHeight)
/// // Prints "38.726 20.0"
/// HostTypeface.current = .system
/// print(font.width(of: "Hello").rounded(), font.lineHeight.rounded())
/// // Prints "39.0 20.0"
/// ```
public struct HostTypeface: Hashable, Sendable {
  private let isTest: Bool

  /// Letters close to San Francisco's: Inter's widths and kerning with San Francisco's tracking for each size, lines of
  /// 1.193 times the font's size, and sizes in thirds of a point.
  ///
  /// Fitted to 116 lines in pictures of real phones: their widths are 0.5 points off in the mean. A later version may
  /// fit better, and then has other numbers.
  public static let system = HostTypeface(isTest: false)
  /// Letters for tests: Helvetica's widths, lines of 1.2 times the font's size, and sizes in whole points. Each line
  /// holds as much as fits. The numbers stay the same in later versions.
  public static let test = HostTypeface(isTest: true)

  /// The typeface of this process; ``system`` by default. Sizes that were measured before are kept, so set it before
  /// views are made, and not while other threads measure text.
  public static var current: HostTypeface {
    get { HostTypeface(isTest: isTest) }
    set { isTest = newValue.isTest }
  }

  /// Whether the typeface is ``test``. A constant at the start, so that reading it is one instruction. Unsafe as
  /// ``current`` says: it is set before other threads measure text.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var isTest = false
}

extension CGFloat {
  /// This length rounded up to the pixels of the screen; to whole points in ``HostTypeface/test``.
  var roundedUpToPixels: CGFloat {
    // A sum of widths may be a little more than a pixel: less than a width loses when it is counted in units again.
    HostTypeface.isTest ? rounded(.up) : (self * .pixelsPerPoint - 0.000_001).rounded(.up) / .pixelsPerPoint
  }
}

/// How far the lines of a text are apart in ``HostTypeface/system``.
enum SystemLines {
  /// The sizes of iOS's text styles, and how far lines are apart there: as in Apple's Human Interface Guidelines for
  /// the large type size, but for 13 points, which are measured in pictures.
  private static let styles: [(size: CGFloat, pitch: CGFloat)] = [
    (11, 13), (12, 16), (13, 16), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34), (34, 41),
  ]

  /// How far lines are apart in a size: between two styles in between, beyond them in proportion to the size.
  static func pitch(_ size: CGFloat) -> CGFloat {
    guard let above = styles.firstIndex(where: { $0.size >= size }) else { return (size * 41 / 34).roundedUpToPixels }
    let high = styles[above]
    if high.size == size || above == 0 { return (size * high.pitch / high.size).roundedUpToPixels }
    let low = styles[above - 1]
    let share = (size - low.size) / (high.size - low.size)
    return (low.pitch + (high.pitch - low.pitch) * share).roundedUpToPixels
  }
}
