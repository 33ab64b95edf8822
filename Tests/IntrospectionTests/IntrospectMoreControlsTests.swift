import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The functions for the hosts of controls that show progress and choices.
@MainActor
final class IntrospectMoreControlsTests: NamedIntrospectionTestCase {
  func testActivityIndicatorView() {
    check(HostActivityIndicatorView.self) {
      ProgressView().introspectActivityIndicatorView(customize: $0)
    } wrapped: {
      ProgressView("a").padding().frame(width: 50).opacity(0.5).introspectActivityIndicatorView(customize: $0)
    } missing: {
      ProgressView(value: 0.5).introspectActivityIndicatorView(customize: $0)
    }
  }

  func testProgressView() {
    check(HostProgressView.self) {
      ProgressView(value: 0.5).introspectProgressView(customize: $0)
    } wrapped: {
      ProgressView("a", value: 0.5).padding().frame(width: 50).opacity(0.5).introspectProgressView(customize: $0)
    } missing: {
      ProgressView().introspectProgressView(customize: $0)
    }
  }
}
