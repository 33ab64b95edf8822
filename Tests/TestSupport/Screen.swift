public import Foundation
public import HostTree
public import ViewKernel
import XCTest

/// A view in a visible window, with a user in front of it.
///
/// What the user does is settled at once, and after each settle the structure of both trees is checked.
@MainActor
public final class Screen<Content: View> {
  /// The visible window around it.
  public let window: HostWindow
  /// The host that shows the view.
  public let hosting: HostingView<Content>
  /// The time, which a test moves.
  public let clock = HostManualClock()

  /// Shows a view; ``show(_:width:height:file:line:)`` says it shorter.
  public init(_ view: Content, width: CGFloat, height: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
    window = HostWindow(frame: CGRect(x: 0, y: 0, width: width, height: height), clock: clock)
    hosting = HostingView(rootView: view)
    hosting.frame = window.bounds
    window.makeKeyAndVisible()
    window.addSubview(hosting)
    settle(file: file, line: line)
  }

  /// The view on screen; a new one is shown at once.
  public var view: Content {
    get { hosting.rootView }
    set {
      hosting.rootView = newValue
      settle()
    }
  }

  /// Does all that waits, and checks the structure of both trees.
  public func settle(file: StaticString = #filePath, line: UInt = #line) {
    window.settle()
    XCTAssertEqual(hosting.checkViewInvariants() + window.checkInvariants(), [], file: file, line: line)
  }

  /// Takes the view off the screen, with the window still there.
  public func close() {
    hosting.removeFromSuperview()
    window.settle()
  }

  // MARK: What a user does

  /// Taps the host that shows the text `name`, or has it as its identifier.
  public func tap(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let host = host(name) else { return XCTFail("nothing shows \(name)", file: file, line: line) }
    XCTAssertTrue(host.tap(), "the tap on \(name) did not arrive", file: file, line: line)
    settle(file: file, line: line)
  }

  /// Types into the field that shows the text or the placeholder `name`, or has it as its identifier.
  public func type(_ text: String, into name: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let host = host(name) else { return XCTFail("nothing shows \(name)", file: file, line: line) }
    XCTAssertTrue(host.becomeFirstResponder(), "\(name) takes no text", file: file, line: line)
    XCTAssertTrue(window.insertText(text), "the text did not arrive", file: file, line: line)
    settle(file: file, line: line)
  }

  // MARK: What is on screen

  /// The first host that shows the text `name`, or has it as its identifier or its placeholder.
  ///
  /// One in an open menu comes first, then those inside of the view, then what is presented in front.
  public func host(_ name: String) -> HostView? {
    func isMeant(_ host: HostView) -> Bool {
      host.accessibilityIdentifier == name || host.shownText == name || host.shownPlaceholder == name
    }
    if let menu = window.presentedMenu, let entry = inside(menu).first(where: isMeant) { return entry }
    return all.first(where: isMeant) ?? inside(window).first(where: isMeant)
  }

  /// The same host, if it is of a class.
  public func host<Host: HostView>(_ name: String, as type: Host.Type) -> Host? { host(name) as? Host }

  /// All hosts of a class, in order.
  public func hosts<Host: HostView>(of type: Host.Type) -> [Host] { all.compactMap { $0 as? Host } }

  /// What labels show, in order.
  public var texts: [String] { hosts(of: HostLabel.self).map { $0.text ?? "" } }

  /// The frame of a host in the window.
  public func frame(_ name: String) -> CGRect? { host(name).map { $0.convert($0.bounds, to: nil) } }

  /// All hosts inside the hosting view, parents before children.
  public var all: [HostView] { inside(hosting) }

  private func inside(_ host: HostView) -> [HostView] {
    var result: [HostView] = []
    var rest = Array(host.subviews.reversed())
    while let host = rest.popLast() {
      result.append(host)
      rest.append(contentsOf: host.subviews.reversed())
    }
    return result
  }

  /// The printed tree inside the window.
  public func tree(_ options: HostTreeOptions = .standard) -> String { hosting.treeDescription(options: options) }

  /// Types and texts only, on one line: `HostStackView[HostLabel "a", HostButton["b"]]`.
  public var shape: String { hosting.subviews.map(\.shape).joined(separator: ", ") }
}

/// Shows a view in a window of its own.
@MainActor
public func show<Content: View>(
  _ view: Content, width: CGFloat = 200, height: CGFloat = 200, file: StaticString = #filePath, line: UInt = #line
) -> Screen<Content> {
  Screen(view, width: width, height: height, file: file, line: line)
}

extension HostView {
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

  /// The type without its prefix, the text, what is inside: `Stack[Label "a"]`.
  public var shape: String {
    var name = String(describing: type(of: self))
    if name.hasPrefix("Host") { name.removeFirst(4) }
    if name.hasSuffix("View") && name != "View" { name.removeLast(4) }
    if let text = shownText { name += " \"\(text)\"" }
    return subviews.isEmpty ? name : "\(name)[\(subviews.map(\.shape).joined(separator: ", "))]"
  }
}

extension EventLog {
  /// Notes in a body that it ran: `let _ = log.ran("Row")`.
  public func ran(_ body: String) { add(body) }
}

extension CGRect {
  /// A frame in few letters.
  public init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
