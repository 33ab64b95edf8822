import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import ViewKernel
import XCTest

/// Views that get their frames from constraints.
@MainActor
final class ConstraintTests: ConstraintTestCase {
  func testSidesMiddlesAndLengths() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let page = page(a, b, c)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
      a.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      a.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -30),
      a.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -40),
      b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor, constant: 5),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 1),
      b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.4),
      c.leftAnchor.constraint(equalTo: b.rightAnchor),
      c.rightAnchor.constraint(equalTo: page.rightAnchor),
      c.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 2),
      c.heightAnchor.constraint(greaterThanOrEqualToConstant: 7),
    ])
    XCTAssertEqual(
      frames(page), [CGRect(20, 10, 250, 150), CGRect(82, 64.8, 126, 50.4), CGRect(208, 131.2, 92, 7)])
    page.frame.size.width = 100
    XCTAssertEqual(frames(page).map(\.width), [50, 26, 42])
  }

  func testInequalitiesAndPriorities() {
    let a = UIView()
    let page = page(a)
    let narrow = a.widthAnchor.constraint(equalToConstant: 50)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([
      narrow,
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      a.widthAnchor.constraint(greaterThanOrEqualTo: page.widthAnchor, multiplier: 0.25),
      a.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor, constant: -8),
    ])
    XCTAssertEqual(frames(page), [CGRect(0, 0, 75, 0)], "at least a quarter of 300")
    let wide = a.widthAnchor.constraint(equalToConstant: 400)
    wide.priority = .defaultHigh
    wide.isActive = true
    XCTAssertEqual(frames(page).map(\.width), [120])
    wide.priority = UILayoutPriority(100)
    XCTAssertEqual(frames(page).map(\.width), [75])
    narrow.constant = 90
    XCTAssertEqual(frames(page).map(\.width), [90])
    narrow.isActive = false
    XCTAssertEqual(frames(page).map(\.width), [120], "the weak one is left")
    XCTAssertFalse(narrow.isActive)
  }

  func testConstraintsReachThroughTheTree() {
    let (box, inner, other) = (UIView(), UIView(), UIView())
    let page = page(box, other)
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 10),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 6),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -6),
      box.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
      box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 50),
      other.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      other.topAnchor.constraint(equalTo: inner.bottomAnchor),
      other.widthAnchor.constraint(equalTo: inner.widthAnchor),
    ])
    XCTAssertEqual(frames(page), [CGRect(50, 100, 52, 20), CGRect(56, 115, 40, 0)])
    XCTAssertEqual(inner.frame, CGRect(6, 5, 40, 10), "in its superview's coordinates")
    XCTAssertEqual(page.constraints.count, 5)
    XCTAssertEqual(box.constraints.count, 4)
    XCTAssertEqual(inner.constraints.count, 2)
  }

  func testAViewWithAFrameOfItsOwnStaysWhereItIs() {
    let label = UIView()
    let page = page(label)
    let fixed = UIView(frame: CGRect(10, 20, 30, 40))
    page.addSubview(fixed)
    label.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 4).isActive = true
    label.firstBaselineAnchor.constraint(equalTo: fixed.lastBaselineAnchor).isActive = true
    XCTAssertEqual(frames(page), [CGRect(44, 60, 0, 0), CGRect(10, 20, 30, 40)])
  }

  func testAFrameThatChangesTakesItsNeighboursAlong() {
    let label = UIView()
    let page = page(label)
    let fixed = UIView(frame: CGRect(10, 20, 30, 40))
    page.addSubview(fixed)
    label.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 4).isActive = true
    let window = makeWindow(width: 300, height: 200, page)
    window.settle()
    XCTAssertEqual(label.frame.minX, 44)
    fixed.frame.origin.x = 100
    window.settle()
    XCTAssertEqual(label.frame.minX, 134)
  }

  func testInAWindowItself() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let window = makeWindow(width: 300, height: 200, view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -10),
      view.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.settle()
    XCTAssertEqual(view.frame, CGRect(10, 160, 280, 40))
    window.systemInsets = EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)
    window.settle()
    XCTAssertEqual(view.frame, CGRect(10, 130, 280, 40))
    window.frame.size = CGSize(width: 100, height: 100)
    window.settle()
    XCTAssertEqual(view.frame, CGRect(10, 30, 80, 40))
  }

  /// A multiplier counts from the corner of the view to which the constraint belongs.
  func testMultipliersOfPlaces() {
    let (card, label) = (UIView(), UIView())
    let page = page(card)
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
      card.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 50),
      card.widthAnchor.constraint(equalToConstant: 80), card.heightAnchor.constraint(equalToConstant: 60),
      label.widthAnchor.constraint(equalToConstant: 10), label.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: label, attribute: .centerY, relatedBy: .equal, toItem: card, attribute: .centerY, multiplier: 0.5,
        constant: 0),
      NSLayoutConstraint(
        item: label, attribute: .leading, relatedBy: .equal, toItem: card, attribute: .trailing, multiplier: 0.5,
        constant: 0),
    ])
    page.layoutIfNeeded()
    XCTAssertEqual(label.frame, CGRect(40, 10, 10, 10))
    page.traitOverrides.layoutDirection = .rightToLeft
    page.layoutIfNeeded()
    XCTAssertEqual(label.frame, CGRect(30, 10, 10, 10))
  }

  /// A view with a frame of its own moves with the view around it, which constraints place.
  func testAFrameInsideAViewThatConstraintsPlace() {
    let (card, label) = (UIView(), UIView())
    let page = page(card)
    let icon = UIView(frame: CGRect(10, 10, 50, 50))
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(icon)
    card.addSubview(label)
    let top = card.topAnchor.constraint(equalTo: page.topAnchor, constant: 100)
    NSLayoutConstraint.activate([
      top, label.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: icon.leadingAnchor),
      card.bottomAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    page.layoutIfNeeded()
    XCTAssertEqual(label.frame.origin, CGPoint(x: 10, y: 68))
    XCTAssertEqual(card.frame, CGRect(0, 100, 0, 68))
    top.constant = 20
    page.layoutIfNeeded()
    XCTAssertEqual(label.frame.origin, CGPoint(x: 10, y: 68))
    icon.frame.origin = CGPoint(x: 0, y: 0)
    page.layoutIfNeeded()
    XCTAssertEqual(label.frame.origin, CGPoint(x: 0, y: 58))
  }

  /// `scroll.frame = view.bounds`, and content that is as wide as the view.
  func testConstraintsThroughAViewWithAFrame() {
    let page = UIView(frame: CGRect(0, 0, 300, 200))
    let scroll = UIScrollView(frame: page.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.addSubview(scroll)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: page.widthAnchor, constant: -20),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    let window = makeWindow(width: 300, height: 200, page)
    window.settle()
    XCTAssertEqual(content.frame, CGRect(0, 0, 280, 500))
    XCTAssertEqual(scroll.contentSize.height, 500)
    page.frame.size.width = 120
    window.settle()
    XCTAssertEqual(content.frame.width, 100)
  }

  /// Where a size was measured, what is placed in it is off by less than a pixel, which is no contradiction.
  func testRoundedSizesAreNoContradiction() {
    let (card, image) = (UIView(), UIView())
    image.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(image)
    NSLayoutConstraint.activate([
      image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 1 / 3),
      image.topAnchor.constraint(equalTo: card.topAnchor), image.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      image.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      image.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
    card.frame.size = card.sizeThatFits(ProposedViewSize(width: 320, height: nil))
    card.layoutIfNeeded()
    XCTAssertEqual(image.frame.height, 106.666667, accuracy: 0.001)
  }

  func testRightToLeft() {
    let (a, b) = (UIView(), UIView())
    let page = page(a, b)
    page.traitOverrides.layoutDirection = .rightToLeft
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 50),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
      b.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
      b.topAnchor.constraint(equalTo: a.bottomAnchor),
    ])
    XCTAssertEqual(frames(page), [CGRect(240, 0, 50, 0), CGRect(20, 0, 215, 0)])
    page.traitOverrides.layoutDirection = .leftToRight
    XCTAssertEqual(frames(page), [CGRect(10, 0, 50, 0), CGRect(65, 0, 215, 0)])
  }

  func testBaselinesOfTexts() {
    let (title, note) = (UILabel(), UILabel())
    title.font = .systemFont(ofSize: 34)
    title.text = "Title"
    note.text = "note"
    let page = page(title, note)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
      note.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      note.leadingAnchor.constraint(equalTo: title.trailingAnchor),
    ])
    page.layoutIfNeeded()
    func baseline(_ view: UIView) -> CGFloat {
      view.frame.minY + view.dimensions(in: ProposedViewSize(view.frame.size))[VerticalAlignment.firstTextBaseline]
    }
    XCTAssertGreaterThan(baseline(title), 30)
    XCTAssertEqual(baseline(note), baseline(title), accuracy: 0.001)
    XCTAssertEqual(note.frame.minX, title.frame.maxX)
  }
}
