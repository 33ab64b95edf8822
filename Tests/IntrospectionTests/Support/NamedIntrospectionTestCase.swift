import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Tests of the functions for host classes: with several views of the kind, each finds its own host, also around
/// modifiers; where there is none it finds nothing.
@MainActor
class NamedIntrospectionTestCase: HostTestCase {
  /// Shows `make` three times, by itself, in modifiers and in a stack; checks that each closure ran once, with a host
  /// of its own, of the class.
  ///
  /// - Parameters:
  ///   - make: Makes the view with the introspection, which calls its argument with what it found.
  ///   - wrapped: Makes the view in several modifiers, with the introspection around them.
  ///   - missing: Makes a view that is not of the kind, with the introspection.
  final func check<Host: HostView, A: View, B: View, C: View>(
    _ type: Host.Type, _ make: (@escaping @MainActor (Host) -> Void) -> A,
    wrapped: (@escaping @MainActor (Host) -> Void) -> B, missing: (@escaping @MainActor (Host) -> Void) -> C,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    do {
      let found = Found()
      let screen = Screen(
        HStack {
          make { found.add("1", $0) }
          make { found.add("2", $0) }
          VStack { make { found.add("3", $0) } }
          wrapped { found.add("4", $0) }
        })
      let hosts = screen.all(Host.self).filter { !($0.accessibilityIdentifier ?? "").hasPrefix("other") }
      XCTAssertEqual(found.names, ["1", "2", "3", "4"], "\(type)", file: file, line: line)
      XCTAssertEqual(Set(found.hosts).count, 4, "\(type): each its own", file: file, line: line)
      XCTAssertTrue(Set(found.hosts).isSubset(of: hosts.map { ObjectIdentifier($0) }), file: file, line: line)
      XCTAssertEqual(screen.markers.count, 4, file: file, line: line)
    }
    let none = Found()
    let screen = Screen(missing { none.add("none", $0) })
    XCTAssertEqual(none.names, [], "\(type)", file: file, line: line)
    expectMisses("\(type)", file: file, line: line)
    XCTAssertEqual(screen.markers.count, 1, file: file, line: line)
  }

  @MainActor
  private final class Found {
    var names: [String] = []
    var hosts: [ObjectIdentifier] = []
    func add(_ name: String, _ host: HostView) {
      names.append(name)
      hosts.append(ObjectIdentifier(host))
    }
  }
}
