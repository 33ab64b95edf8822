import Foundation
package import HostTree

extension HostDrawing {
  /// What a user sees of the texts and fills of a drawing: one line each, from back to front, with the place, the scale
  /// and the opacity where they are not 1.
  ///
  /// A fill stands for itself by its colour; those of more than one colour are left out.
  package func placed(texts: Bool = true, fills: Bool = false) -> [String] {
    var lines: [String] = []
    var stack: [(transform: CGAffineTransform, opacity: Double)] = [(.identity, 1)]
    func note(_ name: String, at point: CGPoint) {
      let (transform, opacity) = stack[stack.count - 1]
      let place = point.applying(transform)
      var line = "\(name) (\(Int(place.x.rounded())), \(Int(place.y.rounded())))"
      if abs(transform.a - 1) > 0.005 { line += " x\(Int((transform.a * 100).rounded()))%" }
      if opacity < 0.995 { line += " \(Int((opacity * 100).rounded()))%" }
      lines.append(line)
    }
    for command in commands {
      switch command {
      case .begin(let effects):
        var (transform, opacity) = stack[stack.count - 1]
        for effect in effects {
          switch effect {
          case .transform(let own): transform = own.concatenating(transform)
          case .opacity(let own): opacity *= own
          default: break
          }
        }
        stack.append((transform, opacity))
      case .end: stack.removeLast()
      case .text(let line) where texts: note(line.text, at: line.origin)
      case .fill(let path, .color(let color), _) where fills: note("\(color)", at: path.boundingRect.origin)
      default: break
      }
    }
    return lines
  }
}
