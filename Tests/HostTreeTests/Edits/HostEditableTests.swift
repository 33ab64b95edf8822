import Foundation
import HostTree
import XCTest

/// What edits do to one object that has no views, and an owner who says when it writes.
@MainActor
final class HostEditableTests: HostTreeTestCase {
  // MARK: One edit

  func testAnEditIsInForceUntilItIsUndone() {
    let scroll = HostScrollView()
    let edit = scroll.edit(\.bounces, to: false)
    XCTAssertEqual([scroll.bounces, edit.isUndone], [false, false])
    edit.undo()
    XCTAssertEqual([scroll.bounces, edit.isUndone], [true, true])
    scroll.bounces = false
    edit.undo()
    XCTAssertFalse(scroll.bounces, "what was undone does nothing any more")
  }

  func testAnEditStaysThoughNobodyKeepsIt() {
    let scroll = HostScrollView()
    scroll.edit(\.bounces, to: false)
    scroll.performWithoutEdits { scroll.isScrollEnabled = false }
    XCTAssertEqual([scroll.bounces, scroll.isScrollEnabled], [false, false])
  }

  func testANewValueTakesThePlaceOfTheFormer() {
    let label = HostLabel()
    label.text = "owner's"
    let edit = label.edit(\.text, to: "first")
    edit.value = "second"
    XCTAssertEqual([label.text, edit.value], ["second", "second"])
    edit.undo()
    XCTAssertEqual(label.text, "owner's")
    edit.value = "third"
    XCTAssertEqual(label.text, "owner's")
  }

  func testWhereThereWasNothingThereIsNothingAgain() {
    let label = HostLabel()
    label.edit(\.accessibilityLabel, to: "Close").undo()
    XCTAssertNil(label.accessibilityLabel)
  }

  // MARK: Several

  func testTheHighestRankIsInForceAndOfEqualOnesTheLatest() {
    let view = HostView()
    view.tag = 1
    let low = view.edit(\.tag, to: 2, rank: -1)
    XCTAssertEqual(view.tag, 2)
    let high = view.edit(\.tag, to: 3, rank: 5)
    XCTAssertEqual(view.tag, 3)
    let standard = view.edit(\.tag, to: 4)
    XCTAssertEqual(view.tag, 3)
    let equal = view.edit(\.tag, to: 5, rank: 5)
    XCTAssertEqual(view.tag, 5)
    XCTAssertTrue(view.edits.elementsEqual([low, standard, high, equal], by: ===))
  }

  func testUndoneInAnyOrderTheRestIsInForce() {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    let values = orders.map { order in
      let view = HostView()
      let edits = (1...3).map { view.edit(\.tag, to: $0, rank: HostEditRank(rawValue: $0)) }
      return order.map { index in
        edits[index].undo()
        return view.tag
      }
    }
    XCTAssertEqual(values, [[3, 3, 0], [3, 2, 0], [3, 3, 0], [3, 1, 0], [2, 2, 0], [2, 1, 0]])
  }

  func testACoveredEditMayChangeItsValue() {
    let view = HostView()
    let low = view.edit(\.tag, to: 1)
    let high = view.edit(\.tag, to: 2)
    low.value = 3
    XCTAssertEqual(view.tag, 2)
    high.undo()
    XCTAssertEqual(view.tag, 3)
    low.undo()
    XCTAssertEqual(view.tag, 0)
  }

  /// One property by two key paths: Swift takes them for different ones.
  func testWhatLeadsToTheSamePropertyIsOneStack() {
    let scroll = HostScrollView()
    let asScrollView = scroll.edit(\.alpha, to: 0.5)
    let asView = (scroll as HostView).edit(\.alpha, to: 0.25)
    asScrollView.undo()
    XCTAssertEqual(scroll.alpha, 0.25)
    asView.undo()
    XCTAssertEqual(scroll.alpha, 1)
  }

  func testOneThatIsUndoneInTheMiddleOfAnothersArrivalIsGone() {
    let scroll = EagerScrollView()
    let first = scroll.edit(\.contentInset, to: EdgeInsets(.all, 1))
    scroll.onScroll = { first.undo() }
    let second = scroll.edit(\.contentOffset, to: CGPoint(x: 0, y: 10))
    XCTAssertEqual([first.isUndone, second.isUndone], [true, false])
    XCTAssertEqual([scroll.contentInset.top, scroll.contentOffset.y], [0, 10])
    scroll.onScroll = nil
    second.undo()
    XCTAssertEqual(scroll.contentOffset, .zero)
  }

  // MARK: The owner

  func testTheOwnerFindsItsOwnValuesAndWhatItWritesLiesBelow() {
    let label = HostLabel()
    label.text = "one"
    let edit = label.edit(\.text, to: "edited")
    var found: [String?] = []
    label.performWithoutEdits {
      found.append(label.text)
      label.text = "two"
    }
    found.append(label.text)
    edit.undo()
    XCTAssertEqual(found + [label.text], ["one", "edited", "two"])
  }

  func testTheOwnerMayWriteTheSameValueAsTheEdit() {
    let scroll = HostScrollView()
    let edit = scroll.edit(\.bounces, to: false)
    scroll.performWithoutEdits { scroll.bounces = false }
    edit.undo()
    XCTAssertFalse(scroll.bounces)
  }

  func testAnUpdateInsideOfAnotherIsPartOfIt() {
    let view = HostView()
    let edit = view.edit(\.tag, to: 9)
    var found: [Int] = []
    view.performWithoutEdits {
      view.tag = 1
      view.performWithoutEdits { view.tag += 1 }
      found.append(view.tag)
    }
    found.append(view.tag)
    edit.undo()
    XCTAssertEqual(found + [view.tag], [2, 9, 2])
  }

  func testEditsThatComeAndGoDuringAnUpdateCountAfterIt() {
    let view = HostView()
    let old = view.edit(\.tag, to: 8)
    var found: [Int] = []
    view.performWithoutEdits {
      view.tag = 1
      old.undo()
      view.edit(\.tag, to: 9).value = 10
      found.append(view.tag)
    }
    XCTAssertEqual(found + [view.tag], [1, 10])
    for edit in view.edits { edit.undo() }
    XCTAssertEqual(view.tag, 1)
  }

  func testAnUpdateThatChangesNothingMovesNothing() {
    let label = HostLabel()
    label.text = "a"
    let stack = CountingStackView(axis: .vertical)
    stack.addSubview(label)
    let window = settledWindow(stack)
    label.edit(\.font, to: HostFont.systemFont(ofSize: 30))
    window.settle()
    let frame = label.frame
    stack.layoutCount = 0
    label.performWithoutEdits { label.text = "a" }
    window.settle()
    XCTAssertEqual(label.frame, frame)
    XCTAssertEqual(stack.layoutCount, 0, "the size is the same as before, so nobody around needs to know")
  }

  func testTheSameValueAgainMovesNothing() {
    let stack = CountingStackView(axis: .vertical)
    let window = settledWindow(stack)
    let below = stack.edit(\.tag, to: 1)
    stack.edit(\.spacing, to: 20)
    window.settle()
    stack.layoutCount = 0
    below.value = 1
    window.settle()
    XCTAssertEqual(stack.layoutCount, 0)
    below.value = 2
    XCTAssertEqual([stack.tag, Int(stack.spacing ?? 0)], [2, 20])
  }

  // MARK: What others write

  func testWhatAnybodyWritesStandsUntilTheOwnersNextUpdate() {
    let slider = HostSlider()
    slider.edit(\.value, to: 0.5)
    slider.value = 0.75
    XCTAssertEqual(slider.value, 0.75)
    slider.performWithoutEdits { slider.value = 0.75 }
    XCTAssertEqual(slider.value, 0.5)
  }

  func testTheSameValueAgainCountsAgain() {
    let slider = HostSlider()
    let edit = slider.edit(\.value, to: 0.5)
    slider.value = 0.75
    edit.value = 0.5
    XCTAssertEqual(slider.value, 0.5)
    edit.undo()
    XCTAssertEqual(slider.value, 0)
  }

  func testWhatAnybodyWroteIsGoneWithTheEdit() {
    let slider = HostSlider()
    let edit = slider.edit(\.value, to: 0.5)
    slider.value = 0.75
    edit.undo()
    XCTAssertEqual(slider.value, 0)
  }

  // MARK: What is only shown

  func testAnInheritedColourIsInheritedAgain() {
    let inner = HostView()
    let outer = HostView()
    outer.addSubview(inner)
    outer.tintColor = .red
    inner.edit(\.tintColor, to: .blue).undo()
    outer.tintColor = .green
    XCTAssertEqual(inner.tintColor, .green)
  }

  func testWhatAViewLooksLikeOnItsWayInIsNotWhatItGoesBackTo() {
    let view = HostView()
    view.fade = 0.5
    view.isDeparting = true
    let alpha = view.edit(\.alpha, to: 0.8)
    let interaction = view.edit(\.isUserInteractionEnabled, to: false)
    XCTAssertEqual(view.alpha, 0.4)
    for edit in [alpha, interaction] { edit.undo() }
    XCTAssertEqual(view.alpha, 0.5)
    view.fade = 1
    view.isDeparting = false
    XCTAssertEqual(view.alpha, 1)
    XCTAssertTrue(view.isUserInteractionEnabled)
  }

  // MARK: Life

  func testAnEditDoesNotKeepItsHostAliveAndEndsWithIt() {
    weak var died: HostScrollView?
    let edit: HostPropertyEdit<HostScrollView, Bool>
    do {
      let scroll = HostScrollView()
      died = scroll
      edit = scroll.edit(\.bounces, to: false)
    }
    XCTAssertNil(died)
    XCTAssertTrue(edit.isUndone)
    edit.value = true
    edit.undo()
  }

  func testEverythingInTheTreeCanBeEdited() {
    let controller = HostViewController()
    let item = HostBarButtonItem(title: "a")
    let recognizer = HostTapGestureRecognizer()
    let presentation = HostSheetPresentationController(presentedViewController: controller)
    let edits: [HostEdit] = [
      controller.edit(\.title, to: "edited"), controller.navigationItem.edit(\.prompt, to: "edited"),
      controller.tabBarItem.edit(\.badgeValue, to: "edited"), item.edit(\.title, to: "edited"),
      recognizer.edit(\.isEnabled, to: false), presentation.edit(\.prefersGrabberVisible, to: true),
    ]
    func values() -> [String?] {
      [
        controller.title, controller.navigationItem.prompt, controller.tabBarItem.badgeValue, item.title,
        "\(recognizer.isEnabled)", "\(presentation.prefersGrabberVisible)",
      ]
    }
    XCTAssertEqual(values(), ["edited", "edited", "edited", "edited", "false", "true"])
    for edit in edits { edit.undo() }
    XCTAssertEqual(values(), [nil, nil, nil, "a", "true", "false"])
  }
}

/// Tells at once when it was scrolled.
private final class EagerScrollView: HostScrollView {
  var onScroll: (() -> Void)?
  override func didScroll() { onScroll?() }
}

private final class CountingStackView: HostStackView {
  var layoutCount = 0
  override func layoutSubviews() {
    layoutCount += 1
    super.layoutSubviews()
  }
}
