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

  func testMatchedGeometryView() {
    struct Matched<Content: View>: View {
      let content: (AnyView) -> Content
      @Namespace private var space
      var body: some View { content(AnyView(Text("a").matchedGeometryEffect(id: 1, in: space))) }
    }
    check(HostMatchedGeometryView.self) { customize in
      Matched { $0.introspectMatchedGeometryView(customize: customize) }
    } wrapped: { customize in
      Matched {
        $0.padding().frame(width: 50).background(Color.red).opacity(0.5)
          .introspectMatchedGeometryView(customize: customize)
      }
    } missing: {
      Text("a").offset(x: 1).introspectMatchedGeometryView(customize: $0)
    }
  }

  func testTransitionSourceView() {
    struct Matched<Content: View>: View {
      let content: (AnyView) -> Content
      @Namespace private var space
      var body: some View { content(AnyView(Text("a").matchedTransitionSource(id: 1, in: space))) }
    }
    check(HostTransitionSourceView.self) { customize in
      Matched { $0.introspectTransitionSourceView(customize: customize) }
    } wrapped: { customize in
      Matched {
        $0.padding().frame(width: 50).background(Color.red).opacity(0.5)
          .introspectTransitionSourceView(customize: customize)
      }
    } missing: {
      Text("a").offset(x: 1).introspectTransitionSourceView(customize: $0)
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

  func testLazyStackView() {
    check(HostLazyStackView.self) {
      LazyVStack { Text("a") }.introspectLazyStackView(customize: $0)
    } wrapped: {
      LazyHStack { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectLazyStackView(customize: $0)
    } missing: {
      VStack { Text("a") }.introspectLazyStackView(customize: $0)
    }
  }

  func testLazyGridView() {
    check(HostLazyGridView.self) {
      LazyVGrid(columns: [GridItem()]) { Text("a") }.introspectLazyGridView(customize: $0)
    } wrapped: {
      LazyHGrid(rows: [GridItem()]) { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectLazyGridView(customize: $0)
    } missing: {
      LazyVStack { Text("a") }.introspectLazyGridView(customize: $0)
    }
  }

  func testSafeAreaIgnoringView() {
    check(HostSafeAreaIgnoringView.self) {
      Text("a").ignoresSafeArea().introspectSafeAreaIgnoringView(customize: $0)
    } wrapped: {
      Text("a").edgesIgnoringSafeArea(.top).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectSafeAreaIgnoringView(customize: $0)
    } missing: {
      Text("a").padding().introspectSafeAreaIgnoringView(customize: $0)
    }
  }

  func testSafeAreaInsetView() {
    check(HostSafeAreaInsetView.self) {
      Text("a").safeAreaInset(edge: .top) { Text("b") }.introspectSafeAreaInsetView(customize: $0)
    } wrapped: {
      Text("a").safeAreaInset(edge: .leading) { Text("b") }.padding().frame(width: 50).background(Color.red)
        .opacity(0.5).introspectSafeAreaInsetView(customize: $0)
    } missing: {
      Text("a").ignoresSafeArea().introspectSafeAreaInsetView(customize: $0)
    }
  }

  func testSafeAreaPaddingView() {
    check(HostSafeAreaPaddingView.self) {
      Text("a").safeAreaPadding().introspectSafeAreaPaddingView(customize: $0)
    } wrapped: {
      Text("a").safeAreaPadding().padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectSafeAreaPaddingView(customize: $0)
    } missing: {
      Text("a").padding().introspectSafeAreaPaddingView(customize: $0)
    }
  }

  func testContainerRelativeFrameView() {
    check(HostContainerRelativeFrameView.self) {
      Text("a").containerRelativeFrame(.horizontal).introspectContainerRelativeFrameView(customize: $0)
    } wrapped: {
      Text("a").containerRelativeFrame(.horizontal).padding().background(Color.red).opacity(0.5)
        .introspectContainerRelativeFrameView(customize: $0)
    } missing: {
      Text("a").frame(width: 50).introspectContainerRelativeFrameView(customize: $0)
    }
  }

  func testPlacedEffectView() {
    check(HostPlacedEffectView.self) {
      Text("a").visualEffect { content, _ in content.blur(radius: 2) }.introspectPlacedEffectView(customize: $0)
    } wrapped: {
      Text("a").scrollTransition { content, _ in content }.padding().background(Color.red).opacity(0.5)
        .introspectPlacedEffectView(customize: $0)
    } missing: {
      Text("a").blur(radius: 2).introspectPlacedEffectView(customize: $0)
    }
  }

  func testGridView() {
    check(HostGridView.self) {
      Grid { GridRow { Text("a") } }.introspectGridView(customize: $0)
    } wrapped: {
      Grid { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectGridView(customize: $0)
    } missing: {
      VStack { GridRow { Text("a") } }.introspectGridView(customize: $0)
    }
  }

  func testDividedView() {
    check(HostDividedView.self) {
      HSplitView { Text("a") }.introspectDividedView(customize: $0)
    } wrapped: {
      VSplitView { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectDividedView(customize: $0)
    } missing: {
      VStack { Text("a") }.introspectDividedView(customize: $0)
    }
  }

  func testThatFitsView() {
    check(HostThatFitsView.self) {
      ViewThatFits { Text("a") }.introspectThatFitsView(customize: $0)
    } wrapped: {
      ViewThatFits { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5)
        .introspectThatFitsView(customize: $0)
    } missing: {
      VStack { Text("a") }.introspectThatFitsView(customize: $0)
    }
  }
}
