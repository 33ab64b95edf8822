import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class LabelStyleTests: HostTestCase {
  private struct Below: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
      }
    }
  }

  private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(1) }
  }

  func testThePictureIsBeforeTheText() {
    let screen = show(Label("Star", systemImage: "star"))
    XCTAssertEqual(screen.shape, "Stack[Image, Label \"Star\"]")
    XCTAssertEqual(screen.hosts(of: HostStackView.self).map(\.axis), [.horizontal])
  }

  func testEachForm() {
    HostAssets.register(HostImage(named: "name", size: CGSize(width: 10, height: 10)))
    let title = "Any string"
    let screen = show(
      VStack {
        Label(title, systemImage: "star")
        Label("picture", image: "name")
        Label {
          Text("own")
          Text("two")
        } icon: {
          Color.red.frame(width: 5, height: 5)
        }
      })
    XCTAssertEqual(screen.texts, ["Any string", "picture", "own", "two"])
  }

  func testAPictureAloneIsNamedByItsText() {
    let name = Setting("Star")
    let screen = show(Showing(name) { Label($0, systemImage: "star").labelStyle(.iconOnly) })
    XCTAssertEqual(screen.shape, "Image")
    let image = screen.hosts(of: HostImageView.self)[0]
    XCTAssertEqual(image.accessibilityLabel, "Star")
    name.value = "Moon"
    screen.settle()
    XCTAssertEqual(image.accessibilityLabel, "Moon")
  }

  func testLabelsInBarsShowTheirPicturesAlone() {
    let screen = show(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem {
            Button {
            } label: {
              Label("Add", systemImage: "plus")
            }
          }
          ToolbarItem { Label("Both", systemImage: "star").labelStyle(.titleAndIcon) }
        }
      })
    XCTAssertEqual(screen.hosts(of: HostImageView.self).map(\.accessibilityLabel), ["Add", nil])
    XCTAssertEqual(screen.texts.filter { $0 != "page" }, ["Both"])
  }

  func testTheInnerStyleCounts() {
    let label = Label("a", systemImage: "star")
    let screen = show(
      VStack {
        label
        label.labelStyle(.titleOnly)
        label.labelStyle(IconOnlyLabelStyle())
        label.labelStyle(.titleAndIcon)
        label.labelStyle(.automatic)
        label.labelStyle(Boxed())
      }.labelStyle(Below()))
    XCTAssertEqual(
      screen.shape,
      "Stack[Stack[Image, Label \"a\"], Label \"a\", Image, Stack[Image, Label \"a\"], Stack[Image, Label \"a\"], "
        + "Padding[Stack[Image, Label \"a\"]]]")
    XCTAssertEqual(
      screen.hosts(of: HostStackView.self).map(\.axis), [.vertical, .vertical, .horizontal, .horizontal, .vertical])
  }
}
