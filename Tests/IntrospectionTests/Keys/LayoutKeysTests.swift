import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The keys of modifiers that say where their content lies.
@MainActor
final class LayoutKeysTests: KeyTestCase {
  private let text = Text("a")

  func testRoomAndSize() {
    check(.padding, in: .pictures) { [text] in text.padding() }
    check(.frame, in: .pictures) { [text] in text.frame(width: 20) }
    check(.flexibleFrame) { [text] in text.frame(maxWidth: 20) }
    check(.fixedSize) { [text] in text.fixedSize() }
    check(.aspectRatio) { [text] in text.aspectRatio(1, contentMode: .fit) }
  }

  func testPlaces() {
    check(.offset) { [text] in text.offset(x: 5) }
    check(.position) { [text] in text.position(x: 5, y: 5) }
    check(.matchedGeometryEffect) { Matched() }
    check(.matchedTransitionSource) { TransitionSource() }
    check(.ignoresSafeArea) { [text] in text.ignoresSafeArea() }
    check(.safeAreaInset) { [text] in text.safeAreaInset(edge: .bottom) { Text("bar") } }
    check(.safeAreaPadding) { [text] in text.safeAreaPadding() }
    check(.containerRelativeFrame) { [text] in text.containerRelativeFrame(.horizontal) }
    check(.visualEffect) { [text] in text.visualEffect { content, _ in content.opacity(0.5) } }
    check(.overlay, in: .pictures) { [text] in text.overlay(Text("b")) }
    check(.background, in: .pictures) { [text] in text.background(Text("b")) }
  }
}

private struct TransitionSource: View {
  @Namespace private var space
  var body: some View { Text("a").matchedTransitionSource(id: "a", in: space) }
}

private struct Matched: View {
  @Namespace private var space
  var body: some View { Text("a").matchedGeometryEffect(id: "a", in: space) }
}
