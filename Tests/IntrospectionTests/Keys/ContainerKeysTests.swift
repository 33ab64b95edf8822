import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The keys of views that lay out others.
@MainActor
final class ContainerKeysTests: KeyTestCase {
  func testStacks() {
    check(.stack) { VStack { Text("a") } }
    check(.hStack, where: { $0.axis == .horizontal }) { VStack { HStack { Text("a") } } }
    check(.vStack, where: { $0.axis == .vertical }) { HStack { VStack { Text("a") } } }
    check(.zStack, in: .pictures) { ZStack { Text("a") } }
    check(.spacer) { VStack { Spacer() } }
    check(.divider) { Divider() }
  }

  func testLazyContainers() {
    check(.lazyStack) { LazyVStack { Text("a") } }
    check(.lazyHStack, where: { $0.layout.axis == .horizontal }) { LazyVStack { LazyHStack { Text("a") } } }
    check(.lazyVStack, where: { $0.layout.axis == .vertical }) { LazyHStack { LazyVStack { Text("a") } } }
    let items = [GridItem(.flexible())]
    check(.lazyGrid) { LazyVGrid(columns: items) { Text("a") } }
    check(.lazyHGrid, where: { $0.layout.axis == .horizontal }) {
      LazyVGrid(columns: items) { LazyHGrid(rows: items) { Text("a") } }
    }
    check(.lazyVGrid, where: { $0.layout.axis == .vertical }) {
      LazyHGrid(rows: items) { LazyVGrid(columns: items) { Text("a") } }
    }
  }

  func testOtherContainers() {
    check(.grid) { Grid { GridRow { Text("a") } } }
    check(.layout) { AnyLayout(HStackLayout()) { Text("a") } }
    check(.geometryReader) { GeometryReader { _ in Text("a") } }
    check(.dividedView) { HSplitView { Text("a") } }
    check(.viewThatFits) { ViewThatFits { Text("a") } }
    check(.scrollView) { ScrollView { Text("a") } }
  }
}
