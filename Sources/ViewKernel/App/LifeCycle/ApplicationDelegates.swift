// Tests: `UIApplicationDelegateAdaptorTests`.

import Foundation
import HostTree

/// A property of an application that makes its delegate.
@MainActor
protocol ApplicationDelegateAdapting {
  var delegate: any HostApplicationDelegate { get }
  /// Puts the delegate into the environment.
  func write(to values: inout EnvironmentValues)
}

/// The delegates of an application, from its properties, in the order in which they are declared.
@MainActor
struct ApplicationDelegates {
  private let adaptors: [any ApplicationDelegateAdapting]

  init(of application: some App) {
    adaptors = Mirror(reflecting: application).children.compactMap { $0.value as? any ApplicationDelegateAdapting }
    if adaptors.count > 1 {
      reportMisuse(
        "\(type(of: application)) has \(adaptors.count) delegates, and only the first one hears of anything. Keep one.")
    }
  }

  /// Makes the first delegate the process's, and notifies it that the application was launched.
  func finishLaunching() { HostApplication.shared.finishLaunching(with: adaptors.first?.delegate) }

  func write(to values: inout EnvironmentValues) { for adaptor in adaptors { adaptor.write(to: &values) } }
}

extension HostApplication.State {
  /// The state of an application whose most active scene has a phase.
  init(_ phase: ScenePhase) {
    self =
      switch phase {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
  }
}
