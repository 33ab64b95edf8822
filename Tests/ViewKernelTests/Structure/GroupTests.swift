import HostTree
import ViewKernel
import XCTest

/// A group is seen by its container as the views in it, and so is no view at all.
@MainActor
final class GroupTests: HostTestCase {
  func testTheContainerSeesTheViewsInIt() {
    let screen = show(
      HStack {
        Text("a");
        Group {
          Text("b"); Group { Text("c") }; Group {}
        }; Text("d")
      })
    XCTAssertEqual(screen.shape, #"Stack[Label "a", Label "b", Label "c", Label "d"]"#)
  }

  func testAModifierOfAGroupModifiesEachView() {
    let screen = show(
      HStack {
        Group {
          Text("a"); Text("b")
        }.padding(2).opacity(0.5)
      })
    XCTAssertEqual(
      screen.shape, #"Stack[Opacity[Padding[Label "a"]], Opacity[Padding[Label "b"]]]"#)
  }

  func testViewsThatComeIntoAModifiedGroupStandInOrder() {
    let setting = Setting([1, 2])
    let screen = show(
      HStack {
        Text("first")
        Showing(setting) { numbers in
          Group {
            Text("head"); ForEach(numbers, id: \.self) { Text("\($0)") }
          }.padding(1).background { Text("b") }
        }
        Text("last")
      })
    let former = Dictionary(
      uniqueKeysWithValues: screen.hosts(of: HostBackgroundView.self).map { ($0.subviews[1].shape, $0) })
    setting.value = [3, 2, 1, 0]
    screen.settle()
    XCTAssertEqual(screen.texts, ["first", "b", "head", "b", "3", "b", "2", "b", "1", "b", "0", "last"])
    let kept = screen.hosts(of: HostBackgroundView.self).map { former[$0.subviews[1].shape] === $0 }
    XCTAssertEqual(kept, [true, false, true, true, false], "a host keeps those around it when it moves")
  }

  func testWhatAnOverlayHasOfItsOwnIsThereForEachView() {
    let screen = show(
      HStack {
        Group {
          Text("a"); Text("b")
        }.overlay { Counter("c") }
      }, width: 400)
    screen.tap("c 0")
    XCTAssertEqual(screen.texts, ["a", "c 1", "b", "c 0"])
  }

  func testAModifiedEmptyViewShowsNothing() {
    let screen = show(
      HStack(spacing: 8) {
        Text("a")
        EmptyView().padding(20).frame(width: 50, height: 50).background { Color.red }.onTapGesture {}
        Text("b")
      })
    XCTAssertEqual(screen.shape, #"Stack[Label "a", Label "b"]"#)
  }
}
