import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// The looks of bars, by UIKit's appearances.
@MainActor
final class HostBarAppearanceTests: HostTestCase {
  /// What a host draws of itself: its fills.
  private func fills(_ host: HostView) -> [String] {
    var drawing = HostDrawing()
    host.draw(into: &drawing)
    return drawing.commands.compactMap { command in
      guard case .fill(_, let brush, _) = command else { return nil }
      switch brush {
      case .color(let color): return "\(color)"
      case .paint(let paint, _): return "\(paint)"
      }
    }
  }

  private func value(_ color: HostColor) -> String {
    "\(color.resolvedColor(with: HostTraitCollection(userInterfaceStyle: .light)))"
  }

  private func looks(_ label: HostLabel) -> String { "\(label.font) \(label.textColor.map { "\($0)" } ?? "none")" }

  private func bar(_ item: HostNavigationItem) -> (HostWindow, HostNavigationBar, HostScrollView) {
    let bar = HostNavigationBar(frame: CGRect(0, 0, 320, 44))
    bar.setItems([item], animated: false)
    let window = makeWindow(width: 320, height: 200)
    window.addSubview(bar)
    let content = HostScrollView(frame: CGRect(0, 44, 320, 156))
    content.contentSize = CGSize(width: 320, height: 1000)
    window.addSubview(content)
    window.settle()
    return (window, bar, content)
  }

  func testANavigationBarHasALookWhileContentIsBeneathAndOneAtItsTop() {
    let (window, bar, content) = bar(HostNavigationItem(title: "Title"))
    let standard = UINavigationBarAppearance()
    standard.configureWithOpaqueBackground()
    standard.backgroundColor = .systemTeal
    standard.shadowColor = .clear
    bar.standardAppearance = standard
    XCTAssertEqual(fills(bar), [], "at the top of the content, as without a look")
    let edge = UINavigationBarAppearance()
    edge.configureWithTransparentBackground()
    bar.scrollEdgeAppearance = edge
    XCTAssertEqual(fills(bar), [])
    bar.scrollEdgeAppearance?.backgroundColor = .red
    XCTAssertEqual(fills(bar), [value(.red)], "a look that the bar has is changed")
    XCTAssertNil(edge.backgroundColor, "it is a copy")
    content.contentOffset.y = 10
    window.settle()
    XCTAssertEqual(fills(bar), [value(.teal)])
    bar.standardAppearance.configureWithDefaultBackground()
    XCTAssertEqual(fills(bar), [value(.systemBackground), value(.separator)])
    bar.standardAppearance.backgroundEffect = UIBlurEffect(style: .dark)
    XCTAssertEqual(fills(bar), ["material(#262626B3; 20)", value(.separator)])
    bar.standardAppearance.configureWithTransparentBackground()
    XCTAssertEqual(fills(bar), [])
    let item = UINavigationBarAppearance(barAppearance: standard)
    item.backgroundColor = .yellow
    bar.topItem?.standardAppearance = item
    XCTAssertEqual(fills(bar), [value(.yellow)], "the item's comes first")
    bar.topItem?.barBackground = HostBarBackground(background: .color(.purple))
    XCTAssertEqual(fills(bar).first, value(.purple), "SwiftUI's background comes before it")
    bar.topItem?.barBackground = HostBarBackground()
    bar.topItem?.standardAppearance = nil
    XCTAssertEqual(fills(bar), [])
  }

  func testTitlesAndButtons() {
    let item = HostNavigationItem(title: "Title")
    let (edit, save) = (HostBarButtonItem(title: "Edit"), HostBarButtonItem(barButtonSystemItem: .save))
    item.leftBarButtonItem = edit
    item.rightBarButtonItem = save
    let (window, bar, _) = bar(item)
    bar.titleTextAttributes = [.foregroundColor: UIColor.blue, .kern: 2]
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20)]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.orange]
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
    bar.standardAppearance = appearance
    edit.isEnabled = false
    window.settle()
    let title = bar.subviews.compactMap { $0 as? HostLabel }[0]
    XCTAssertEqual(looks(title), "system 20 bold red")
    XCTAssertEqual(title.kern, 2)
    XCTAssertEqual(edit.button.map { looks($0.titleLabel) }, "system 17 gray")
    XCTAssertEqual(save.button.map { looks($0.titleLabel) }, "system 9 none")
    edit.isEnabled = true
    XCTAssertEqual(edit.button.map { looks($0.titleLabel) }, "system 17 green")
    edit.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    XCTAssertEqual(edit.button.map { looks($0.titleLabel) }, "system 17 black", "the item's own come first")
    XCTAssertNotNil(edit.titleTextAttributes(for: .normal))
    bar.prefersLargeTitles = true
    window.settle()
    XCTAssertEqual(bar.subviews.compactMap { $0 as? HostLabel }.map(looks), ["system 34 bold orange"])
  }

  func testImagesOfANavigationBar() {
    let (window, bar, content) = bar(HostNavigationItem(title: "Title"))
    content.contentOffset.y = 10
    window.settle()
    bar.shadowImage = UIImage()
    XCTAssertEqual(fills(bar), [value(.systemBackground)], "an empty image is no line")
    bar.setBackgroundImage(UIImage(), for: .default)
    XCTAssertEqual(fills(bar), [], "and no background")
    XCTAssertEqual(bar.backgroundImage(for: .default), UIImage())
    bar.setItems([HostNavigationItem(title: "A"), HostNavigationItem(title: "B")], animated: false)
    window.settle()
    func images() -> [String] {
      HostDrawing(of: bar).commands.compactMap { if case .image(let image, _, _) = $0 { image.name } else { nil } }
    }
    bar.backIndicatorImage = UIImage(named: "back", size: CGSize(width: 10, height: 10))
    XCTAssertTrue(images().contains("back"))
    let arrow = UIImage(named: "arrow", size: CGSize(width: 10, height: 10))
    bar.standardAppearance.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
    XCTAssertTrue(images().contains("arrow"), "\(images())")
    XCTAssertFalse(images().contains("back"))
  }

  func testATabBar() {
    let bar = UITabBar(frame: CGRect(0, 0, 320, 49))
    let items = ["A", "B"].map { HostTabBarItem(title: $0, image: HostImage(systemName: "star")) }
    bar.items = items
    bar.selectedItem = items[0]
    items[1].badgeValue = "3"
    let window = makeWindow(width: 320, height: 49)
    window.addSubview(bar)
    window.settle()
    XCTAssertEqual(fills(bar), [value(.systemBackground), value(.separator)])
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .yellow
    appearance.shadowColor = nil
    appearance.stackedLayoutAppearance.normal.iconColor = .gray
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
    appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
    appearance.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
    appearance.stackedLayoutAppearance.selected.iconColor = .red
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12)]
    bar.standardAppearance = appearance
    window.settle()
    XCTAssertEqual(fills(bar), [value(.yellow)])
    let labels = bar.subviews.map { ($0 as? HostButton)?.titleLabel }
    XCTAssertEqual(labels.map { $0.map(looks) }, ["system 12 gray", "system 10 medium gray"])
    let icons = bar.subviews.flatMap { $0.subviews.compactMap { ($0 as? HostImageView)?.tintColor } }
    XCTAssertEqual(icons, [.red, .gray])
    let badge = bar.subviews[1].subviews.compactMap { $0 as? HostLabel }.first { $0.text == "3" }
    XCTAssertEqual(badge.map { fills($0) }, [value(.blue)])
    XCTAssertEqual(badge?.textColor, .black)
    items[1].setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    window.settle()
    XCTAssertEqual(labels[1].map(looks), "system 10 medium green")
    bar.standardAppearance = UITabBarAppearance()
    items[1].badgeColor = .orange
    bar.backgroundImage = UIImage()
    bar.shadowImage = UIImage()
    window.settle()
    XCTAssertEqual(fills(bar), [])
    XCTAssertEqual(badge.map { fills($0) }, [value(.orange)])
    XCTAssertEqual(labels[0].map(looks), "system 10 medium none")
  }

  func testAToolbar() {
    let bar = UIToolbar(frame: CGRect(0, 0, 320, 44))
    let item = HostBarButtonItem(title: "A")
    bar.items = [item]
    let window = makeWindow(width: 320, height: 44)
    window.addSubview(bar)
    bar.barTintColor = .red
    window.settle()
    XCTAssertEqual(fills(bar).first, value(.red))
    let appearance = UIToolbarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = appearance
    window.settle()
    XCTAssertEqual(fills(bar), [])
    XCTAssertEqual(item.button.map { looks($0.titleLabel) }, "system 17 green")
  }

  func testAllBarsOfAProgram() throws {
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    UITabBarItem.appearance().badgeColor = .blue
    UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 8)], for: .normal)
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    let tabs = UITabBarAppearance()
    tabs.configureWithTransparentBackground()
    UITabBar.appearance().standardAppearance = tabs
    defer {
      UINavigationBar.appearance().largeTitleTextAttributes = nil
      UITabBarItem.appearance().badgeColor = nil
      UITabBarItem.appearance().setTitleTextAttributes(nil, for: .normal)
      UINavigationBar.appearance().backgroundImage = nil
      UITabBar.appearance().reset(\.standardAppearance)
    }
    let screen = show(
      TabView {
        NavigationStack { List { Text("a") }.navigationTitle("Title") }
          .tabItem { Text("Home") }
          .badge(3)
      })
    let bar = screen.hosts(of: HostNavigationBar.self)[0]
    XCTAssertEqual(bar.subviews.compactMap { ($0 as? HostLabel)?.textColor }, [.red])
    let tabBar = screen.hosts(of: HostTabBar.self)[0]
    XCTAssertEqual(fills(tabBar), [])
    let button = try XCTUnwrap(tabBar.subviews.first as? HostButton)
    XCTAssertEqual(button.titleLabel.font, .boldSystemFont(ofSize: 8))
    XCTAssertEqual(button.subviews.compactMap { $0 as? HostLabel }.last.map { fills($0) }, [value(.blue)])
  }

  func testItemsOfBars() {
    UIBarButtonItem.appearance().tintColor = .orange
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
    defer {
      UIBarButtonItem.appearance().tintColor = nil
      UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = nil
    }
    let item = HostNavigationItem(title: "Title")
    item.leftBarButtonItem = HostBarButtonItem(title: "Edit")
    let (window, _, _) = bar(item)
    XCTAssertEqual(item.leftBarButtonItem?.tintColor, .orange)
    XCTAssertEqual(item.leftBarButtonItem?.button.map { looks($0.titleLabel) }, "system 17 purple")
    let bar = UIToolbar(frame: CGRect(0, 100, 320, 44))
    let other = HostBarButtonItem(title: "A")
    bar.items = [other]
    window.addSubview(bar)
    window.settle()
    XCTAssertEqual(other.tintColor, .green)
  }
}
