import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The functions for the hosts of shapes, clips, masks, transforms and effects.
@MainActor
final class IntrospectDrawingTests: NamedIntrospectionTestCase {
  func testShapeView() {
    check(HostShapeView.self) {
      Circle().fill(.red).stroke(.blue).introspectShapeView(customize: $0)
    } wrapped: {
      Circle().padding().frame(width: 50).shadow(radius: 2).rotationEffect(.degrees(9)).border(Color.blue)
        .introspectShapeView(customize: $0)
    } missing: {
      Color.red.introspectShapeView(customize: $0)
    }
  }

  func testCanvas() {
    check(HostCanvas.self) {
      Canvas { _, _ in }.introspectCanvas(customize: $0)
    } wrapped: {
      Canvas { _, _ in
      } symbols: {
        Text("a").tag(1)
      }
      .padding().frame(width: 50).shadow(radius: 2).border(Color.blue).introspectCanvas(customize: $0)
    } missing: {
      Color.red.introspectCanvas(customize: $0)
    }
  }

  func testClipView() {
    check(HostClipView.self) {
      Text("a").clipShape(Circle()).introspectClipView(customize: $0)
    } wrapped: {
      Text("a").cornerRadius(4).padding().frame(width: 50).background(Color.red).border(Color.blue)
        .introspectClipView(customize: $0)
    } missing: {
      Text("a").contentShape(Circle()).introspectClipView(customize: $0)
    }
  }

  func testContentShapeView() {
    check(HostContentShapeView.self) {
      Text("a").contentShape(Circle()).introspectContentShapeView(customize: $0)
    } wrapped: {
      Text("a").contentShape(Circle()).padding().frame(width: 50).background(Color.red)
        .introspectContentShapeView(customize: $0)
    } missing: {
      Text("a").clipShape(Circle()).introspectContentShapeView(customize: $0)
    }
  }

  func testMaskView() {
    check(HostMaskView.self) {
      Text("a").mask { Circle() }.introspectMaskView(customize: $0)
    } wrapped: {
      Text("a").mask(Circle()).padding().frame(width: 50).background(Color.red).introspectMaskView(customize: $0)
    } missing: {
      Text("a").overlay(Circle()).introspectMaskView(customize: $0)
    }
  }

  func testTransformView() {
    check(HostTransformView.self) {
      Text("a").rotationEffect(.degrees(3)).introspectTransformView(customize: $0)
    } wrapped: {
      Text("a").scaleEffect(2).padding().frame(width: 50).background(Color.red)
        .introspectTransformView(customize: $0)
    } missing: {
      Text("a").offset(x: 3).introspectTransformView(customize: $0)
    }
  }

  func testEffectView() {
    check(HostEffectView.self) {
      Text("a").shadow(radius: 3).introspectEffectView(customize: $0)
    } wrapped: {
      Text("a").blur(radius: 3).padding().frame(width: 50).background(Color.red).introspectEffectView(customize: $0)
    } missing: {
      Text("a").opacity(0.5).introspectEffectView(customize: $0)
    }
  }
}
