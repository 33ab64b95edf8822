import Foundation

extension HostDrawing {
  /// The commands that may be visible in a rectangle, with the transforms around them, found in the naive way.
  ///
  /// Two drawings of the same tree, of which one leaves out what lies outside of the rectangle and of clips, have the
  /// same.
  fileprivate func commandsVisible(in rect: CGRect) -> [(command: Command, transform: CGAffineTransform)] {
    var result: [(Command, CGAffineTransform)] = []
    // The visible part in the coordinates of the whole drawing; infinite within effects that move content.
    var groups: [(transform: CGAffineTransform, visible: CGRect)] = [(.identity, rect)]
    for command in commands {
      var (transform, visible) = groups[groups.count - 1]
      switch command {
      case .begin(let effects):
        for effect in effects {
          switch effect {
          case .transform(let own): transform = own.concatenating(transform)
          case .clip(let path, _): visible = visible.intersection(path.boundingRect.applying(transform))
          case .filter(let effect): if effect.drawsBeyondContent, !visible.isEmpty { visible = .infinite }
          default: break
          }
        }
        groups.append((transform, visible))
      case .end: groups.removeLast()
      default:
        let extent = command.extent.applying(transform)
        // An empty clip lets nothing through.
        let isSeen =
          !visible.isEmpty && extent.minX < visible.maxX && visible.minX < extent.maxX
          && extent.minY < visible.maxY
          && visible.minY < extent.maxY
        if visible.isInfinite || isSeen { result.append((command, transform)) }
      }
    }
    return result
  }
}

extension HostWindow {
  /// What hit testing and drawing find if they skip what overflow rules out, and what they find in the naive way; for
  /// tests, which compare the two.
  package var findsBySkipping: (actual: [String], naive: [String]) {
    func look() -> [String] {
      var found: [String] = []
      for x in stride(from: 5.5, to: bounds.width, by: 60) {
        for y in stride(from: 2.5, to: bounds.height, by: 11) {
          let hit = hitTest(CGPoint(x: x, y: y), with: nil)
          found.append("(\(x), \(y)) hits \(hit.map { "\(type(of: $0)) \(ObjectIdentifier($0))" } ?? "nothing")")
        }
      }
      let commands = HostDrawing(of: self, visible: bounds).commandsVisible(in: bounds)
      return found + commands.map { "\($0.transform) \($0.command)" }
    }
    let actual = look()
    let least = HostView.leastCountToSkip
    HostView.leastCountToSkip = .max
    defer { HostView.leastCountToSkip = least }
    return (actual, look())
  }
}
