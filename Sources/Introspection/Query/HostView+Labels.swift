import Foundation
import HostTree

extension HostView {
  /// Whether this host and its subtree are invisible: hidden, or an alpha below 0.01.
  final var isInvisible: Bool { isHidden || alpha < 0.01 }

  /// The class and the label, as in a sentence: `HostButton "Save"`; else `HostButton #identifier`, else the class.
  final var shortName: String {
    if let label = spokenLabel { return "\(className) \"\(label)\"" }
    return accessibilityIdentifier.map { "\(className) #\($0)" } ?? className
  }

  /// The name of the class without its generic arguments.
  final var className: String { String("\(type(of: self))".prefix { $0 != "<" }) }
}
