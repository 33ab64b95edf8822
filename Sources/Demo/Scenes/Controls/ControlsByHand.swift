import Foundation
import HostTree
import ViewKernel

extension DemoScene {
  static let controlsByHand = DemoScene(
    "K1", "controls-by-hand",
    "The controls of a settings form, each used as a user does: tapped, stepped, picked, pressed."
  ) { stage in
    stage.show(SettingsForm(log: stage.log))
    stage.tap("Dark")
    stage.step("tap the right half of the stepper, twice") {
      let stepper = stage.host(HostStepper.self)
      _ = stepper.increment()
      _ = stepper.increment()
    }
    stage.step("choose Blue from the menu") { _ = stage.host(HostButton.self, "color").chooseMenuItem("Blue") }
    stage.step("pick another day") {
      _ = stage.host(HostDatePicker.self).pick(Date(timeIntervalSinceReferenceDate: 31 * 86_400))
    }
    stage.type("secret", into: "Password")
    stage.step("hold the reset button for a second") {
      let frame = stage.frame("Hold to reset")
      let touch = stage.window.beginTouch(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.clock.advance(by: 1)
      stage.window.settle()
      touch.end()
    }
    stage.step("drag the card to the right") {
      let frame = stage.frame("card")
      let touch = stage.window.beginTouch(at: CGPoint(x: frame.midX, y: frame.midY))
      touch.move(to: CGPoint(x: frame.midX + 60, y: frame.midY))
      touch.end()
    }
  }
}

private enum Theme: String, CaseIterable, Identifiable {
  case light, dark
  var id: Self { self }
}

/// Grows under a finger.
private struct Growing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(configuration.isPressed ? 12 : 8).background(Color.yellow)
  }
}

private struct SettingsForm: View {
  let log: CallLog
  @State private var theme = Theme.light
  @State private var copies = 1
  @State private var color = "Red"
  @State private var day = Date(timeIntervalSinceReferenceDate: 0)
  @State private var password = ""
  @State private var offset: CGFloat = 0

  init(log: CallLog) { self.log = log }

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Theme", selection: $theme) {
        ForEach(Theme.allCases) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      Stepper("Copies: \(copies)", value: $copies, in: 1...9)
      Picker("Color", selection: $color) {
        ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
      }
      .accessibilityIdentifier("color")
      DatePicker("Day", selection: $day, displayedComponents: .date)
      SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
      Text("Hold to reset").bold()
        .onLongPressGesture(minimumDuration: 1) {
          copies = 1
          color = "Red"
          log("reset")
        }
      Button("Print") { log("print") }.buttonStyle(Growing())
      Color.blue.frame(width: 60, height: 40).offset(x: offset)
        .accessibilityIdentifier("card")
        .gesture(
          DragGesture(coordinateSpace: .global)
            .onChanged { offset = $0.translation.width }
            .onEnded { log("dropped at \(Int($0.translation.width))") })
    }
    .padding()
  }
}

#Preview { SettingsForm(log: CallLog()) }
