import Foundation

/// Pictures one after another as one SVG file, which moves wherever images do.
struct MovingPicture {
  private var frames: [String] = []
  /// How long each picture is shown, in seconds.
  private let duration = 1.6

  /// Adds a picture; the same as the last one is left out.
  mutating func add(_ svg: String) {
    if svg != frames.last { frames.append(svg) }
  }

  /// The file; nil without a picture.
  var svg: String? {
    guard let first = frames.first, let head = first.range(of: ">") else { return nil }
    let total = duration * Double(frames.count)
    let share = 100 / Double(frames.count)
    let shown = frames.enumerated().map { index, frame in
      "<g class=\"frame\" style=\"animation-delay: \(duration * Double(index) - total)s\">\n\(inside(of: frame, index))</g>\n"
    }
    return """
      \(first[..<head.upperBound])
      <style>
      .frame { visibility: hidden; animation: frame \(total)s step-end infinite }
      @keyframes frame { 0% { visibility: visible } \(share)% { visibility: hidden } }
      </style>
      \(shown.joined())</svg>

      """
  }

  /// The elements of a picture, with names of its own.
  private func inside(of frame: String, _ index: Int) -> String {
    let start = frame.range(of: ">")?.upperBound ?? frame.startIndex
    let end = frame.range(of: "</svg>", options: .backwards)?.lowerBound ?? frame.endIndex
    return ["id=\"", "url(#", "href=\"#"].reduce(String(frame[start..<end])) {
      $0.replacingOccurrences(of: $1, with: "\($1)f\(index)-")
    }
  }
}
