import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Tests of keys. A check shows a view of the kind several times: by itself, in a container, and with a container and
/// modifiers around it. Each introspection must find its own target, attach it once, update it once when its view is
/// updated and let go of it when it goes, and leave no marker. Where there is no target, one sentence must say so.
@MainActor
class KeyTestCase: HostTestCase {
  /// What is around the last of the views.
  enum Wrapping {
    /// A `ZStack`, and modifiers that say where things lie.
    case boxes
    /// A `Grid`, and modifiers that say how things are drawn and hit.
    case pictures

    @MainActor
    func wrap<V: View>(_ view: V) -> AnyView {
      switch self {
      case .boxes:
        AnyView(
          ZStack { view }.padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue))
      case .pictures:
        AnyView(
          Grid { view }.offset(x: 1).shadow(radius: 1).rotationEffect(.zero).clipShape(Rectangle())
            .contentShape(Rectangle()).allowsHitTesting(true))
      }
    }
  }

  /// Checks a key for hosts that a view shows.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - wrapping: What is around one of the views; nothing of it may be of the key's class.
  ///   - isMeant: Which hosts of the class are meant, for views that show several.
  ///   - instead: A view that is not of the kind.
  ///   - receiver: Makes the view.
  final func check<Target: HostView, Receiver: View>(
    _ key: IntrospectionKey<Target>, in wrapping: Wrapping = .boxes, where isMeant: (Target) -> Bool = { _ in true },
    instead: AnyView = AnyView(Text("none")), file: StaticString = #filePath, line: UInt = #line,
    receiver: @escaping @MainActor () -> Receiver
  ) {
    check(
      key, in: wrapping, instead: instead, file: file, line: line,
      expected: { host in host.andDescendants.lazy.compactMap { $0 as? Target }.first { isMeant($0) } },
      receiver: receiver)
  }

  /// Checks a key for controllers that a view shows.
  final func check<Target: HostViewController, Receiver: View>(
    _ key: IntrospectionKey<Target>, in wrapping: Wrapping = .boxes, file: StaticString = #filePath,
    line: UInt = #line, receiver: @escaping @MainActor () -> Receiver
  ) {
    check(
      key, in: wrapping, instead: AnyView(Text("none")), file: file, line: line,
      expected: { host in host.andDescendants.lazy.compactMap { $0.next as? Target }.first }, receiver: receiver)
  }

  /// Checks a key for what is reached from the navigation controller that a view shows.
  final func check<Target: AnyObject, Receiver: View>(
    _ key: IntrospectionKey<Target>, of target: (HostNavigationController) -> Target?,
    file: StaticString = #filePath, line: UInt = #line, receiver: @escaping @MainActor () -> Receiver
  ) {
    check(
      key, in: .boxes, instead: AnyView(Text("none")), file: file, line: line,
      expected: { host in
        host.andDescendants.lazy.compactMap { $0.next as? HostNavigationController }.first.flatMap(target)
      }, receiver: receiver)
  }

  /// Checks a key for what is around a view: `surroundings` puts the view into it.
  final func check<Target: HostView, Surroundings: View>(
    _ key: IntrospectionKey<Target>, file: StaticString = #filePath, line: UInt = #line,
    around surroundings: @escaping @MainActor (AnyView) -> Surroundings
  ) {
    XCTAssertEqual(key.scope, .ancestor, key.name, file: file, line: line)
    show(key, file, line) { host in
      var around = host.superview
      while let view = around, !(view is Target) { around = view.superview }
      return around
    } cell: { isWrapped, introspected in
      let inside = Text("inside")
      return AnyView(surroundings(introspected(isWrapped ? Wrapping.boxes.wrap(inside) : AnyView(inside))))
    }
    checkMiss(key, instead: AnyView(Text("none")), file, line)
  }

  private func check<Target, Receiver: View>(
    _ key: IntrospectionKey<Target>, in wrapping: Wrapping, instead: AnyView, file: StaticString, line: UInt,
    expected: (HostView) -> AnyObject?, receiver: @escaping @MainActor () -> Receiver
  ) {
    XCTAssertTrue(key.scope.contains(.receiver), key.name, file: file, line: line)
    show(key, file, line, expected: expected) { isWrapped, introspected in
      introspected(isWrapped ? wrapping.wrap(receiver()) : AnyView(receiver()))
    }
    checkMiss(key, instead: instead, file, line)
  }

  // MARK: Steps

  private static let rows = (try? KeyRow.inArticle()) ?? []

  /// Checks what the article says of a key, if it is one of ours.
  final func checkRow<Target>(_ key: IntrospectionKey<Target>, file: StaticString = #filePath, line: UInt = #line) {
    guard let row = KeyTestCase.rows.first(where: { $0.key == key.name }) else { return }
    let host = "\(Target.self)".replacingOccurrences(of: "any ", with: "")
    XCTAssertEqual(row.host.replacingOccurrences(of: "any ", with: ""), host, key.name, file: file, line: line)
    XCTAssertEqual(row.scope, "\(key.scope)", key.name, file: file, line: line)
  }

  /// - Parameters:
  ///   - expected: The target, by a walk from the receiver's first host that knows nothing of introspection.
  ///   - cell: Makes the view; its last argument puts the introspection around a receiver.
  private func show<Target>(
    _ key: IntrospectionKey<Target>, _ file: StaticString, _ line: UInt, expected: (HostView) -> AnyObject?,
    cell: @escaping @MainActor (_ isWrapped: Bool, _ introspected: @escaping @MainActor (AnyView) -> AnyView) -> AnyView
  ) {
    checkRow(key, file: file, line: line)
    let model = Model()
    let found = Found()
    let screen = Screen(Instances(model: model, key: key, found: found, cell: cell))
    let numbers = 1...4
    func events(_ phase: String) -> [String] { numbers.map { "\($0) \(phase)" } }
    func settle() { screen.window.settle() }

    model.flag = true
    settle()
    XCTAssertEqual(found.take(), events("attach"), "\(key.name)", file: file, line: line)
    let hosts = numbers.map { number in screen.hosting.descendants.first { $0.accessibilityIdentifier == "\(number)" } }
    XCTAssertEqual(
      numbers.map { found.targets[$0] },
      hosts.map { $0.flatMap(expected).map { ObjectIdentifier($0) } }, "\(key.name): its own", file: file, line: line)
    XCTAssertEqual(Set(found.targets.values).count, 4, "\(key.name): each another", file: file, line: line)
    XCTAssertEqual(screen.markers.count, 4, "\(key.name)", file: file, line: line)
    settle()
    XCTAssertEqual(found.take(), [], "\(key.name): nothing has changed", file: file, line: line)
    model.count += 1
    settle()
    XCTAssertEqual(found.take(), events("update"), "\(key.name)", file: file, line: line)
    model.flag = false
    settle()
    XCTAssertEqual(found.take().sorted(), events("detach"), "\(key.name)", file: file, line: line)
    XCTAssertEqual(screen.markers.count, 0, "\(key.name)", file: file, line: line)
    XCTAssertEqual(takeSentences(), [], "\(key.name)", file: file, line: line)
  }

  private func checkMiss<Target>(
    _ key: IntrospectionKey<Target>, instead: AnyView, _ file: StaticString, _ line: UInt
  ) {
    let screen = Screen(
      instead.introspect(key, fileID: "App/Keys.swift", line: 7) { _ in
        XCTFail("\(key.name) found something", file: file, line: line)
      })
    var sentence = "introspect(.\(key.name)) at Keys.swift:7 found no \(Target.self) "
    let shown = screen.hosting.subviews.first { !$0.isMarker }.map { "which has 1 \(type(of: $0))." }
    sentence += key.scope == .ancestor ? "around its receiver, " : "in its receiver, \(shown ?? "which shows no host.")"
    let sentences = takeSentences()
    // Where there is nothing at all, hints may follow.
    let isWhole = key.scope != .ancestor && shown != nil
    XCTAssertEqual(
      sentences.map { isWhole ? $0[...] : $0.prefix(sentence.count) }, [sentence[...]], key.name, file: file, line: line
    )
  }

  /// What was called, and with what.
  @MainActor
  fileprivate final class Found {
    private var events: [String] = []
    var targets: [Int: ObjectIdentifier] = [:]

    func note<Target>(_ number: Int, _ target: Target, _ edit: IntrospectionEdit<Target>) {
      events.append("\(number) \(edit.phase)")
      targets[number] = ObjectIdentifier(target as AnyObject)
      edit.onDetach { [unowned self] in events.append("\(number) detach") }
    }

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private struct Instances<Target>: View {
    @ObservedObject var model: Model
    let key: IntrospectionKey<Target>
    let found: Found
    let cell: @MainActor (_ isWrapped: Bool, _ introspected: @escaping @MainActor (AnyView) -> AnyView) -> AnyView

    var body: some View {
      if model.flag {
        let round = model.count
        HStack {
          cell(false) { introspected($0, 1, round) }
          cell(false) { introspected($0, 2, round) }
          VStack { cell(false) { introspected($0, 3, round) } }
          cell(true) { introspected($0, 4, round) }
        }
      }
    }

    private func introspected(_ view: AnyView, _ number: Int, _ round: Int) -> AnyView {
      AnyView(
        view.introspect(key) { target, edit in
          _ = round
          found.note(number, target, edit)
        }
        .accessibilityIdentifier("\(number)"))
    }
  }
}

extension HostView {
  /// This view and all inside it, in the order of a printed tree.
  var andDescendants: [HostView] { [self] + descendants }
}
