import Foundation
import HostTree
import ViewKernel

// Styles of a program's own, one of each protocol.

struct OwnButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(2).opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct OwnPrimitiveStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

struct OwnToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Text(configuration.isOn ? "on" : "off")
      }
    }
  }
}

struct OwnLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

struct OwnProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(configuration.fractionCompleted ?? 0)")
  }
}

struct OwnTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(3).background(Color.red) }
}

struct OwnFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}
