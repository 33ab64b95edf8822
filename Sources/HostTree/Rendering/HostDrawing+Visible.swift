package import Foundation

extension HostDrawing {
  /// The commands that may be visible in a rectangle, with the transforms around them, found in the naive way; for tests.
  ///
  /// Two drawings of the same tree, of which one leaves out what lies outside of the rectangle and of clips, have the
  /// same.
  package func commandsVisible(in rect: CGRect) -> [(command: Command, transform: CGAffineTransform)] {
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
