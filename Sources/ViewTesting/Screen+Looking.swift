public import Foundation
public import HostTree
import Introspection

extension Screen {
  /// What labels of the view show, in the order of the printed tree: those inside of buttons, too.
  public var texts: [String] { hosts(of: HostLabel.self).map { $0.text ?? "" } }

  /// The first host called `name`; nil if there is none.
  ///
  /// Hosts that show the text `name`, or have it as their placeholder or identifier, come before those that only have it as their
  /// accessibility label. An entry of an open menu comes first, then hosts inside of the view, then those of what is presented.
  public func host(_ name: String) -> HostView? { hosts(named: name).first ?? hosts(labelled: name).first }

  /// The first host of a class called `name`; nil if there is none.
  ///
  /// ```swift
  /// screen.host("Save", as: HostButton.self)?.isEnabled
  /// ```
  public func host<Host: HostView>(_ name: String, as type: Host.Type) -> Host? {
    let named = hosts(named: name).lazy.compactMap { $0 as? Host }.first
    return named ?? hosts(labelled: name).lazy.compactMap { $0 as? Host }.first
  }

  /// All hosts of a class inside of the view, in the order of the printed tree.
  public func hosts<Host: HostView>(of type: Host.Type) -> [Host] { all.compactMap { $0 as? Host } }

  /// The frame in the window of the first host called `name`, in points; nil if there is none.
  ///
  /// It is what a test of an animation looks at half-way.
  public func frame(_ name: String) -> CGRect? { host(name).map { $0.convert($0.bounds, to: nil) } }

  /// All hosts inside of the view, in the order of the printed tree.
  public var all: [HostView] { hosting.descendants }

  /// The printed tree of the view's hosts.
  public func tree(_ options: HostTreeOptions = .standard) -> String { hosting.treeDescription(options: options) }

  // MARK: Names

  /// The hosts with a text, a placeholder or an identifier.
  func hosts(named name: String) -> [HostView] {
    hosts { host in
      host.accessibilityIdentifier == name || host.shownText == name || host.shownPlaceholder == name
    }
  }

  /// The hosts with an accessibility label.
  func hosts(labelled name: String) -> [HostView] {
    hosts { $0.spokenLabel == name || $0.accessibilityUserInputLabels.contains(name) }
  }

  private func hosts(where isMeant: (HostView) -> Bool) -> [HostView] {
    let menu = window.presentedMenu
    let all = (menu?.descendants ?? []) + hosting.descendants
    let inside = all.filter(isMeant)
    // The rest of the window holds what is presented, and bars.
    return inside + window.descendants.filter { !$0.isDescendant(of: hosting) && isMeant($0) }
  }
}

extension HostView {
  /// The hosts inside of this one, in the order of the printed tree.
  fileprivate var descendants: [HostView] {
    var result: [HostView] = []
    var rest = Array(subviews.reversed())
    while let host = rest.popLast() {
      result.append(host)
      rest.append(contentsOf: host.subviews.reversed())
    }
    return result
  }

  /// What is shown in grey while there is no text.
  fileprivate var shownPlaceholder: String? {
    switch self {
    case let field as HostTextField: field.placeholder
    case let view as HostTextView: view.placeholder
    default: nil
    }
  }

  /// The text in the printed tree.
  fileprivate var shownText: String? {
    var description = HostDescription()
    describe(into: &description)
    return description.text
  }
}
