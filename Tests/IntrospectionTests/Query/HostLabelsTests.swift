import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// What hosts are called, as assistive tools would say.
@MainActor
final class HostLabelsTests: HostTestCase {
  /// The labels of all hosts that have one, with their classes.
  private func labels(_ view: some View) -> [String] {
    let screen = Screen(view)
    return withExtendedLifetime(screen) {
      screen.hosting.descendants.compactMap { host in host.spokenLabel.map { "\(type(of: host)) \($0)" } }
    }
  }

  func testTextsAndPictures() {
    XCTAssertEqual(
      labels(
        VStack {
          Text("a")
          Image(systemName: "star")
          Text("b").accessibilityLabel("Letter")
        }), ["HostLabel a", "HostImageView star", "HostLabel Letter"])
  }

  func testAButtonIsCalledByWhatIsInIt() {
    XCTAssertEqual(
      labels(
        VStack {
          Button {
          } label: {
            VStack {
              Text("Title")
              Text("Detail")
              Text("no").hidden()
              Text("nor").accessibilityHidden(true)
            }
          }
          Button {
          } label: {
            Label("Add", systemImage: "plus")
          }
          Button {
          } label: {
            Image(systemName: "trash")
          }
        }
      ).filter { $0.hasPrefix("HostButton") }, ["HostButton Title, Detail", "HostButton Add", "HostButton trash"])
  }

  func testAPictureIsCalledByItsLabel() {
    XCTAssertEqual(
      labels(
        VStack {
          Button("Options", systemImage: "ellipsis.circle") {}.labelStyle(.iconOnly)
          Menu {
            Button("Copy") {}
          } label: {
            Label("More", systemImage: "ellipsis").labelStyle(.iconOnly)
          }
          Button {
          } label: {
            Image(systemName: "trash").accessibilityLabel("Delete")
          }
          Button {
          } label: {
            HStack {
              Image(systemName: "star").accessibilityLabel("Favorite")
              Text("5").accessibilityLabel("Five")
              Text("of 10")
            }
          }
        }
      ).filter { $0.hasPrefix("HostButton") },
      ["HostButton Options", "HostButton More", "HostButton Delete", "HostButton Favorite, Five, of 10"])
  }

  func testAControlIsCalledByWhatIsBesideIt() {
    XCTAssertEqual(
      labels(
        VStack {
          Toggle("Wi-Fi", isOn: .constant(true))
          Stepper("Age", value: .constant(2), in: 0...10)
          LabeledContent("Volume") { Slider(value: .constant(0.5)) }
          TextField("Name", text: .constant("Ada"))
          LabeledContent("Nick") { TextField("", text: .constant("")) }
          Slider(value: .constant(0.5))
        }
      ).filter { !$0.hasPrefix("HostLabel") },
      ["HostSwitch Wi-Fi", "HostStepper Age", "HostSlider Volume", "HostTextField Name", "HostTextField Nick"])
  }

  func testTheButtonOfAMenuHasTwoNames() throws {
    let screen = Screen(
      Form {
        Picker("Color", selection: .constant("Red")) {
          Text("Red").tag("Red")
          Text("Blue").tag("Blue")
        }
      })
    let button = try screen.window.find(HostButton.self, labelled: "Color")
    XCTAssertTrue(try screen.window.find(HostButton.self, labelled: "Red") === button)
  }

  func testWordsForVoiceInputAreNames() throws {
    let screen = Screen(Button("Send") {}.accessibilityInputLabels(["Post", "Mail"]))
    XCTAssertEqual(screen.window.findAll(HostButton.self, labelled: "Mail").count, 1)
  }

  func testARowIsCalledByItsTexts() {
    XCTAssertEqual(
      labels(
        List {
          HStack {
            Text("Total")
            Text("12")
          }
        }
      ).filter { $0.hasPrefix("HostTable") }, ["HostTableViewCell Total, 12"])
  }

  func testReadableTexts() throws {
    let screen = Screen(
      VStack {
        Text("a")
        TextField("placeholder", text: .constant("typed"))
        SecureField("word", text: .constant("abc"))
        Button("b") {}
        Text("c").hidden()
      })
    XCTAssertEqual(screen.hosting.readableTexts, ["a", "typed", "•••", "b"])
  }
}
