import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The functions for the hosts of controls and of what they show.
@MainActor
final class IntrospectControlsTests: NamedIntrospectionTestCase {
  func testScrollView() {
    check(HostScrollView.self) {
      ScrollView { Text("a") }.introspectScrollView(customize: $0)
    } wrapped: {
      ScrollView { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectScrollView(customize: $0)
    } missing: {
      Text("a").introspectScrollView(customize: $0)
    }
  }

  func testTextField() {
    check(HostTextField.self) {
      TextField("a", text: .constant("")).introspectTextField(customize: $0)
    } wrapped: {
      TextField("a", text: .constant("")).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .border(Color.blue).introspectTextField(customize: $0)
    } missing: {
      Text("a").introspectTextField(customize: $0)
    }
  }

  func testTextView() {
    check(HostTextView.self) {
      TextEditor(text: .constant("")).introspectTextView(customize: $0)
    } wrapped: {
      TextField("a", text: .constant(""), axis: .vertical).padding().frame(width: 50).background(Color.red)
        .opacity(0.5).border(Color.blue).introspectTextView(customize: $0)
    } missing: {
      TextField("a", text: .constant("")).introspectTextView(customize: $0)
    }
  }

  func testSwitch() {
    check(HostSwitch.self) {
      Toggle("a", isOn: .constant(true)).introspectSwitch(customize: $0)
    } wrapped: {
      Toggle("a", isOn: .constant(true)).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .border(Color.blue).introspectSwitch(customize: $0)
    } missing: {
      Button("a") {}.introspectSwitch(customize: $0)
    }
  }

  func testSlider() {
    check(HostSlider.self) {
      Slider(value: .constant(0.5)).introspectSlider(customize: $0)
    } wrapped: {
      Slider(value: .constant(0.5)).padding().frame(width: 50).background(Color.red).opacity(0.5)
        .border(Color.blue).introspectSlider(customize: $0)
    } missing: {
      Toggle("a", isOn: .constant(true)).introspectSlider(customize: $0)
    }
  }

  func testButton() {
    check(HostButton.self) {
      Button("a") {}.introspectButton(customize: $0)
    } wrapped: {
      Button("a") {}.padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectButton(customize: $0)
    } missing: {
      Toggle("a", isOn: .constant(true)).introspectButton(customize: $0)
    }
  }

  func testButtonsOfMenusAndLinks() {
    var found: [String] = []
    let screen = Screen(
      VStack {
        Menu("Menu") { Button("Entry") {} }.introspectButton { found.append($0.menu?.description ?? "no menu") }
        Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }.labelsHidden()
          .introspectButton { found.append($0.menu?.description ?? "no menu") }
        Link("Link", destination: URL(string: "https://a.b")!).introspectButton { found.append($0.shape) }
      })
    XCTAssertEqual(found, ["Entry", "* One", #"Button[Label "Link"]"#])
    withExtendedLifetime(screen) {}
  }

  func testLabel() {
    check(HostLabel.self) {
      Text("a").introspectLabel(customize: $0)
    } wrapped: {
      Text("a").padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectLabel(customize: $0)
    } missing: {
      Image(systemName: "star").introspectLabel(customize: $0)
    }
  }

  func testImageView() {
    check(HostImageView.self) {
      Image(systemName: "star").introspectImageView(customize: $0)
    } wrapped: {
      Image(systemName: "star").padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectImageView(customize: $0)
    } missing: {
      Text("a").introspectImageView(customize: $0)
    }
  }

  func testColorView() {
    check(HostColorView.self) {
      Color.red.introspectColorView(customize: $0)
    } wrapped: {
      Color.red.padding().frame(width: 50).opacity(0.5).border(Color.blue).introspectColorView(customize: $0)
    } missing: {
      Text("a").introspectColorView(customize: $0)
    }
  }

  func testDivider() {
    check(HostDivider.self) {
      Divider().introspectDivider(customize: $0)
    } wrapped: {
      Divider().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectDivider(customize: $0)
    } missing: {
      Spacer().introspectDivider(customize: $0)
    }
  }

  func testSpacer() {
    check(HostSpacer.self) {
      Spacer().introspectSpacer(customize: $0)
    } wrapped: {
      Spacer().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectSpacer(customize: $0)
    } missing: {
      Divider().introspectSpacer(customize: $0)
    }
  }
}
