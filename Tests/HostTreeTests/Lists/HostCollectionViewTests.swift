import Foundation
import HostTree
import XCTest

@MainActor
private final class Numbers: HostCollectionViewDataSource, HostCollectionViewDelegate {
  var sections: [[Int]]
  let log = EventLog()

  init(_ sections: [Int]...) { self.sections = sections }

  func numberOfSections(in collectionView: HostCollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: HostCollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: HostCollectionView, cellForItemAt indexPath: IndexPath
  ) -> HostCollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    cell.accessibilityIdentifier = "\(sections[indexPath.section][indexPath.item])"
    return cell
  }
  func collectionView(_ collectionView: HostCollectionView, didSelectItemAt indexPath: IndexPath) {
    log.add("selected \(indexPath.item)")
  }
  func collectionView(_ collectionView: HostCollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.add("deselected \(indexPath.item)")
  }
}

@MainActor
final class HostCollectionViewTests: HostTreeTestCase {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func show(
    _ numbers: Numbers, _ layout: HostCollectionViewFlowLayout
  ) -> (view: HostCollectionView, window: HostWindow) {
    let view = HostCollectionView(frame: CGRect(0, 0, 200, 200), collectionViewLayout: layout)
    view.register(HostCollectionViewCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = numbers
    view.delegate = numbers
    let window = settledWindow(view)
    assertInvariants(window)
    return (view, window)
  }

  private func frames(_ view: HostCollectionView) -> [String] {
    view.visibleCells.map {
      "\($0.accessibilityIdentifier ?? "") (\(Int($0.frame.minX)), \(Int($0.frame.minY)))"
    }
  }

  func testItemsFlowInLines() {
    let layout = HostCollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.sectionInset = EdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
    let numbers = Numbers([0, 1, 2, 3], [4])
    let (view, _) = show(numbers, layout)
    XCTAssertEqual(frames(view), ["0 (0, 5)", "1 (70, 5)", "2 (140, 5)", "3 (0, 55)", "4 (0, 105)"])
    XCTAssertEqual(view.contentSize, CGSize(width: 200, height: 150))
  }

  func testSideways() {
    let layout = HostCollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 30, height: 95)
    let numbers = Numbers([0, 1, 2])
    let (view, _) = show(numbers, layout)
    XCTAssertEqual(frames(view), ["0 (0, 0)", "1 (0, 105)", "2 (40, 0)"])
    XCTAssertEqual(view.contentSize, CGSize(width: 70, height: 200))
  }

  func testOnlyItemsInSightHaveCells() {
    let layout = HostCollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let numbers = Numbers(Array(0..<1_000_000))
    let (view, window) = show(numbers, layout)
    XCTAssertEqual(view.visibleCells.count, 12)
    let cells = Set(view.visibleCells.map(ObjectIdentifier.init))
    view.scrollToItem(at: path(500_000), at: .start, animated: false)
    window.settle()
    XCTAssertEqual(view.indexPathsForVisibleItems.first?.item, 499_998)
    XCTAssertEqual(Set(view.visibleCells.map(ObjectIdentifier.init)), cells)
  }

  func testItemsThatStayKeepTheirCells() {
    let numbers = Numbers([0, 1, 2])
    let (view, window) = show(numbers, HostCollectionViewFlowLayout())
    let cells = view.visibleCells
    numbers.sections[0] = [2, 9, 0]
    view.performBatchUpdates {
      view.deleteItems(at: [self.path(1)])
      view.insertItems(at: [self.path(1)])
      view.moveItem(at: self.path(2), to: self.path(0))
    }
    window.settle()
    XCTAssertEqual(view.visibleCells.map(\.accessibilityIdentifier), ["2", "9", "0"])
    XCTAssertTrue(view.visibleCells[0] === cells[2] && view.visibleCells[2] === cells[0])
    numbers.sections[0] = []
    view.insertItems(at: [path(0)])
    XCTAssertEqual(takeSentences().count, 1)
    window.settle()
    XCTAssertEqual(view.visibleCells.count, 0)
  }

  func testSelection() {
    let numbers = Numbers([0, 1, 2])
    let (view, window) = show(numbers, HostCollectionViewFlowLayout())
    XCTAssertTrue(view.window === window)
    for item in [0, 2] { XCTAssertTrue(view.visibleCells[item].tap()) }
    XCTAssertEqual(numbers.log.take(), ["selected 0", "deselected 0", "selected 2"])
    XCTAssertEqual(view.indexPathsForSelectedItems, [path(2)])
    XCTAssertEqual(view.visibleCells.map(\.isSelected), [false, false, true])
    view.selectItem(at: nil, animated: false, scrollPosition: .none)
    XCTAssertNil(view.indexPathsForSelectedItems)
    view.allowsSelection = false
    XCTAssertFalse(view.visibleCells[0].tap())
  }

  func testPathsOfItemsThatAreNotThere() {
    let numbers = Numbers([0, 1, 2])
    let (view, window) = show(numbers, HostCollectionViewFlowLayout())
    let (other, _) = show(Numbers([5]), HostCollectionViewFlowLayout())
    XCTAssertNil(view.indexPath(for: other.visibleCells[0]), "a cell of another collection")
    for wrong in [IndexPath(), IndexPath(index: 0), path(3), path(-1), IndexPath(item: 0, section: 1)] {
      view.scrollToItem(at: wrong, at: .start, animated: false)
      XCTAssertNil(view.cellForItem(at: wrong))
      view.selectItem(at: wrong, animated: false, scrollPosition: .start)
      XCTAssertNil(view.indexPathsForSelectedItems)
      XCTAssertEqual(takeSentences().count, 1)
    }
    XCTAssertEqual(view.contentOffset, .zero)
    window.settle()
  }
}
