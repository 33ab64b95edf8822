import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The functions for the hosts of containers and modifiers.
@MainActor
final class IntrospectContainersTests: NamedIntrospectionTestCase {
  func testStackView() {
    check(HostStackView.self) {
      HStack { Text("a") }.introspectStackView(customize: $0)
    } wrapped: {
      VStack { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectStackView(customize: $0)
    } missing: {
      ZStack { Text("a") }.introspectStackView(customize: $0)
    }
  }

  func testZStackView() {
    check(HostZStackView.self) {
      ZStack { Text("a") }.introspectZStackView(customize: $0)
    } wrapped: {
      ZStack { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectZStackView(customize: $0)
    } missing: {
      HStack { Text("a") }.introspectZStackView(customize: $0)
    }
  }

  func testPaddingView() {
    check(HostPaddingView.self) {
      Text("a").padding().introspectPaddingView(customize: $0)
    } wrapped: {
      Text("a").padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectPaddingView(customize: $0)
    } missing: {
      Text("a").offset(x: 1).introspectPaddingView(customize: $0)
    }
  }

  func testFrameView() {
    check(HostFrameView.self) {
      Text("a").frame(width: 20).introspectFrameView(customize: $0)
    } wrapped: {
      Text("a").frame(width: 20).padding().background(Color.red).opacity(0.5).border(Color.blue)
        .introspectFrameView(customize: $0)
    } missing: {
      Text("a").frame(maxWidth: 20).introspectFrameView(customize: $0)
    }
  }

  func testFlexibleFrameView() {
    check(HostFlexibleFrameView.self) {
      Text("a").frame(maxWidth: 20).introspectFlexibleFrameView(customize: $0)
    } wrapped: {
      Text("a").frame(maxWidth: 20).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .border(Color.blue).introspectFlexibleFrameView(customize: $0)
    } missing: {
      Text("a").frame(width: 20).introspectFlexibleFrameView(customize: $0)
    }
  }

  func testGeometryView() {
    check(HostGeometryView.self) {
      GeometryReader { _ in Text("a") }.introspectGeometryView(customize: $0)
    } wrapped: {
      GeometryReader { _ in Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5)
        .border(Color.blue).introspectGeometryView(customize: $0)
    } missing: {
      Text("a").padding().introspectGeometryView(customize: $0)
    }
  }

  func testFixedSizeView() {
    check(HostFixedSizeView.self) {
      Text("a").fixedSize().introspectFixedSizeView(customize: $0)
    } wrapped: {
      Text("a").fixedSize().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectFixedSizeView(customize: $0)
    } missing: {
      Text("a").padding().introspectFixedSizeView(customize: $0)
    }
  }

  func testOffsetView() {
    check(HostOffsetView.self) {
      Text("a").offset(x: 1).introspectOffsetView(customize: $0)
    } wrapped: {
      Text("a").offset(x: 1).padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectOffsetView(customize: $0)
    } missing: {
      Text("a").padding().introspectOffsetView(customize: $0)
    }
  }

  func testOverlayView() {
    check(HostOverlayView.self) {
      Text("a").overlay(Color.red).introspectOverlayView(customize: $0)
    } wrapped: {
      Text("a").overlay(Color.red).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectOverlayView(customize: $0)
    } missing: {
      Text("a").background(Color.red).introspectOverlayView(customize: $0)
    }
  }

  func testBackgroundView() {
    check(HostBackgroundView.self) {
      Text("a").background(Color.red).introspectBackgroundView(customize: $0)
    } wrapped: {
      Text("a").background(Color.red).padding().frame(width: 50).opacity(0.5).border(Color.blue)
        .introspectBackgroundView(customize: $0)
    } missing: {
      Text("a").overlay(Color.red).introspectBackgroundView(customize: $0)
    }
  }

  func testBorderView() {
    check(HostBorderView.self) {
      Text("a").border(Color.red).introspectBorderView(customize: $0)
    } wrapped: {
      Text("a").border(Color.red).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectBorderView(customize: $0)
    } missing: {
      Text("a").overlay(Color.red).introspectBorderView(customize: $0)
    }
  }

  func testOpacityView() {
    check(HostOpacityView.self) {
      Text("a").opacity(0.5).introspectOpacityView(customize: $0)
    } wrapped: {
      Text("a").opacity(0.5).padding().frame(width: 50).background(Color.red).border(Color.blue)
        .introspectOpacityView(customize: $0)
    } missing: {
      Text("a").hidden().introspectOpacityView(customize: $0)
    }
  }

  func testHiddenView() {
    check(HostHiddenView.self) {
      Text("a").hidden().introspectHiddenView(customize: $0)
    } wrapped: {
      Text("a").hidden().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectHiddenView(customize: $0)
    } missing: {
      Text("a").opacity(0).introspectHiddenView(customize: $0)
    }
  }

  func testGestureView() {
    check(HostGestureView.self) {
      Text("a").onTapGesture {}.introspectGestureView(customize: $0)
    } wrapped: {
      Text("a").onTapGesture {}.padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectGestureView(customize: $0)
    } missing: {
      Button("a") {}.introspectGestureView(customize: $0)
    }
  }

  func testKeyPressView() {
    check(HostKeyPressView.self) {
      Text("a").onKeyPress(.space) { .ignored }.introspectKeyPressView(customize: $0)
    } wrapped: {
      Text("a").onKeyPress(.space) { .ignored }.padding().frame(width: 50).opacity(0.5)
        .introspectKeyPressView(customize: $0)
    } missing: {
      Text("a").focusable().introspectKeyPressView(customize: $0)
    }
  }

  func testDragView() {
    check(HostDragView.self) {
      Text("a").draggable("a").introspectDragView(customize: $0)
    } wrapped: {
      Text("a").draggable("a").padding().frame(width: 50).opacity(0.5).introspectDragView(customize: $0)
    } missing: {
      Text("a").onTapGesture {}.introspectDragView(customize: $0)
    }
  }

  func testDropView() {
    check(HostDropView.self) {
      Text("a").onDrop(of: [.text], isTargeted: nil) { _ in true }.introspectDropView(customize: $0)
    } wrapped: {
      Text("a").onDrop(of: [.text], isTargeted: nil) { _ in true }.padding().frame(width: 50).opacity(0.5)
        .introspectDropView(customize: $0)
    } missing: {
      Text("a").draggable("a").introspectDropView(customize: $0)
    }
  }

  func testDragAndDropContainerViews() {
    check(HostDragContainerView.self) {
      Text("a").dragPreviewsFormation(.pile).introspectDragContainerView(customize: $0)
    } wrapped: {
      Text("a").dragPreviewsFormation(.pile).padding().frame(width: 50).introspectDragContainerView(customize: $0)
    } missing: {
      Text("a").draggable("a").introspectDragContainerView(customize: $0)
    }
    check(HostDropContainerView.self) {
      Text("a").dropPreviewsFormation(.pile).introspectDropContainerView(customize: $0)
    } wrapped: {
      Text("a").dropPreviewsFormation(.pile).padding().frame(width: 50).introspectDropContainerView(customize: $0)
    } missing: {
      Text("a").draggable("a").introspectDropContainerView(customize: $0)
    }
  }

  func testSectionIndexView() {
    check(HostSectionIndexView.self) {
      List { Section("a") { Text("a") }.sectionIndexLabel("A") }.introspectSectionIndexView(customize: $0)
    } wrapped: {
      List { Section("a") { Text("a") }.sectionIndexLabel("A") }.padding().opacity(0.5)
        .introspectSectionIndexView(customize: $0)
    } missing: {
      List { Text("a") }.introspectSectionIndexView(customize: $0)
    }
  }

  func testFocusView() {
    check(HostFocusView.self) {
      Text("a").focusable().introspectFocusView(customize: $0)
    } wrapped: {
      Text("a").focusable().padding().frame(width: 50).opacity(0.5).introspectFocusView(customize: $0)
    } missing: {
      Button("a") {}.introspectFocusView(customize: $0)
    }
  }

  func testContainersAreFoundFromInside() {
    let log = EventLog()
    _ = Screen(
      HStack {
        Text("a").introspectStackView { log.add("stack of \($0.subviews.count)") }
        Text("b").introspectPaddingView { log.add("padding \($0.insets.top)") }
      }.padding(3))
    XCTAssertEqual(log.take(), ["stack of 4", "padding 3.0"])
  }
}
