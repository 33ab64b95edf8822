public import Foundation
public import HostTree
import Introspection

extension Screen {
  /// The texts of all labels on screen, also in buttons: first the view's, in the order of the printed tree, then the
  /// texts of presented sheets, alerts and menus.
  public var texts: [String] { hosts(of: HostLabel.self).map { $0.text ?? "" } }

  /// The first host called `name`; nil if there is none.
  ///
  /// Hosts that show the text `name`, or have it as their placeholder or identifier, come before those that only have
  /// it as their accessibility label. An entry of an open menu comes first, then hosts inside of the view, then
  /// presented ones.
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

  /// All hosts of a class on screen, in the order of ``all``.
  public func hosts<Host: HostView>(of type: Host.Type) -> [Host] { all.compactMap { $0 as? Host } }

  /// The frame in the window of the first host called `name`, in points; nil if there is none.
  ///
  /// It is what a test of an animation looks at half-way.
  public func frame(_ name: String) -> CGRect? { host(name).map { $0.convert($0.bounds, to: nil) } }

  /// All hosts on screen: those inside of the view, in the order of the printed tree, then presented sheets, alerts and
  /// menus with their hosts.
  public var all: [HostView] { hosting.descendants + presented.flatMap { [$0] + $0.descendants } }

  /// The printed tree of the view's hosts, followed by the trees of presented sheets, alerts and menus.
  public func tree(_ options: HostTreeOptions = .standard) -> String {
    ([hosting] + presented).map { $0.treeDescription(options: options) }.joined(separator: "\n")
  }

  /// What is presented: it lies beside the view, in the window.
  private var presented: [HostView] { window.subviews.filter { !hosting.isDescendant(of: $0) } }

  // MARK: Names

  /// The hosts with a text, a placeholder or an identifier.
  func hosts(named name: String) -> [HostView] {
    hosts { host in
      host.accessibilityIdentifier == name || host.shownText == name || host.shownPlaceholder == name
    }
  }

  /// The hosts with an accessibility label; a menu picker has the picker's.
  func hosts(labelled name: String) -> [HostView] { hosts { $0.spokenNames.contains(name) } }

  private func hosts(where isMeant: (HostView) -> Bool) -> [HostView] {
    ((window.presentedMenu?.descendants ?? []) + all).filter(isMeant)
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
