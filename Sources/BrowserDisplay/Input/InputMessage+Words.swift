// Tests: `WindowInspectorTests`, `BrowserLaunchTests`.

import Foundation
import HostTree

extension InputMessage {
  /// The action of a user, as a line of a script would say it; nil for what goes on from the last.
  func words(_ elements: AccessibleElements) -> String? {
    func quoted(_ name: String?) -> String { name.map { " \"\($0)\"" } ?? "" }
    switch self {
    case .began(_, let place):
      // The innermost comes last.
      let touched = elements.all.last { element in
        let frame = element.frame
        return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]).contains(place)
      }
      guard let touched else { return "touch at \(place.x.printed), \(place.y.printed)" }
      return "tap" + quoted(touched.name)
    case .key(let key, _): return "key" + quoted(key)
    case .edited: return "type"
    case .acted(let number, let action): return action + quoted(elements.all.first { $0.id == number }?.name)
    default: return nil
    }
  }
}
