// Statements that a builder cannot take, in each container that has an initialiser for a configuration of its style:
// the compiler must not take the closure for such a configuration.
import ViewKernel

struct FormPage: View {
  var body: some View {
    VStack {
      Form {
        Text("a").bold()
        for number in 0..<3 { Text("\(number)") }  // here
      }
    }
    .padding()
  }
}

struct GroupPage: View {
  var body: some View {
    VStack {
      ControlGroup {
        Text("a").bold()
        for number in 0..<3 { Text("\(number)") }  // here
      }
    }
    .padding()
  }
}

struct LabeledGroupPage: View {
  var body: some View {
    VStack {
      ControlGroup {
        Text("a").bold()
        for number in 0..<3 { Text("\(number)") }  // here
      } label: {
        Text("Group")
      }
    }
    .padding()
  }
}

struct BoxPage: View {
  var body: some View {
    VStack {
      GroupBox {
        Text("a").bold()
        for number in 0..<3 { Text("\(number)") }  // here
      }
    }
    .padding()
  }
}

struct LabeledBoxPage: View {
  var body: some View {
    VStack {
      GroupBox {
        Text("a").bold()
        for number in 0..<3 { Text("\(number)") }  // here
      } label: {
        Text("Box")
      }
    }
    .padding()
  }
}

struct MenuPage: View {
  var body: some View {
    VStack {
      Menu("Menu") {
        Text("a").bold()
        for number in 0..<3 { Text("\(number)") }  // here
      }
    }
    .padding()
  }
}

struct MenuLabelPage: View {
  var body: some View {
    VStack {
      Menu {
      } label: {
        Text("a").bold()
        for number in 0..<3 { Text("\(number)") }  // here
      }
    }
    .padding()
  }
}

struct TogglePage: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle(isOn: $isOn) {
        Text("a").bold()
        for number in 0..<3 { Text("\(number)") }  // here
      }
    }
    .padding()
  }
}

struct LabeledContentPage: View {
  var body: some View {
    VStack {
      LabeledContent {
        Text("a").bold()
        for number in 0..<3 { Text("\(number)") }  // here
      } label: {
        Text("Label")
      }
    }
    .padding()
  }
}

struct ButtonPage: View {
  var body: some View {
    VStack {
      Button {
      } label: {
        Text("a").bold()
        for number in 0..<3 { Text("\(number)") }  // here
      }
    }
    .padding()
  }
}

struct LabelPage: View {
  var body: some View {
    VStack {
      Label {
        Text("a").bold()
        for number in 0..<3 { Text("\(number)") }  // here
      } icon: {
        Image(systemName: "star")
      }
    }
    .padding()
  }
}

struct ProgressViewPage: View {
  var body: some View {
    VStack {
      ProgressView {
        Text("a").bold()
        Text("b").bolder()  // here
      }
    }
    .padding()
  }
}

struct DatePickerPage: View {
  @State private var date = Date()

  var body: some View {
    VStack {
      DatePicker(selection: $date) {
        Text("a").bold()
        for number in 0..<3 { Text("\(number)") }  // here
      }
    }
    .padding()
  }
}
