import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

extension View {
  /// Introspects, and notes in a log what is done with each target: `name attach target`, `update`, `detach`.
  func noted<Target: HostView>(
    _ key: IntrospectionKey<Target>, _ choice: IntrospectionChoice = .first, scope: IntrospectionScope? = nil,
    strategy: IntrospectionStrategy = .exact, isEnabled: Bool = true, as name: String, _ log: EventLog
  ) -> some View {
    introspect(
      key, choice, scope: scope, strategy: strategy, isEnabled: isEnabled, onMiss: { _ in log.add("\(name) miss") }
    ) { target, edit in
      let label = target.label
      log.add("\(name) \(edit.phase) \(label)")
      if edit.phase == .attach { edit.onDetach { log.add("\(name) detach \(label)") } }
    }
  }
}

extension HostView {
  /// What a test calls a host: its identifier, its text or its placeholder, else its type.
  var label: String {
    let own = (self as? HostLabel)?.text ?? (self as? HostTextField)?.placeholder
    return accessibilityIdentifier ?? own ?? "\(type(of: self))"
  }
}

extension TestSupport.Screen {
  var markers: [IntrospectionHostView] { hosts(of: IntrospectionHostView.self) }
}

extension IntrospectionKey<HostTableViewCell> {
  /// The cell around a row.
  static var cell: Self { Self(scope: .ancestor) }
}

extension IntrospectionKey<HostTableView> {
  static var table: Self { Self() }
}
