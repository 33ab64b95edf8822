import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The functions for the hosts of layouts.
@MainActor
final class IntrospectLayoutTests: NamedIntrospectionTestCase {
  func testLayoutView() {
    check(HostLayoutView.self) {
      HStackLayout() { Text("a") }.introspectLayoutView(customize: $0)
    } wrapped: {
      HStackLayout() { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectLayoutView(customize: $0)
    } missing: {
      HStack { Text("a") }.introspectLayoutView(customize: $0)
    }
  }

  func testPositionView() {
    check(HostPositionView.self) {
      Text("a").position(x: 1, y: 2).introspectPositionView(customize: $0)
    } wrapped: {
      Text("a").position(x: 1, y: 2).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectPositionView(customize: $0)
    } missing: {
      Text("a").offset(x: 1).introspectPositionView(customize: $0)
    }
  }

  func testAspectRatioView() {
    check(HostAspectRatioView.self) {
      Text("a").aspectRatio(2, contentMode: .fit).introspectAspectRatioView(customize: $0)
    } wrapped: {
      Text("a").scaledToFill().padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectAspectRatioView(customize: $0)
    } missing: {
      Text("a").frame(width: 20).introspectAspectRatioView(customize: $0)
    }
  }
}
