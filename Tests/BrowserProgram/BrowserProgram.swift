import Foundation
import ViewKernel

/// The application that the tests in a browser use. The name of what it shows is its own argument, behind `--`.
@main
struct BrowserProgram: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup("Browser program") {
      switch CommandLine.arguments.last {
      case "gestures": Gestures()
      case "values": Values()
      case "rows": Rows()
      case "nested": Nested()
      case "fields": Fields()
      case "presentations": Presentations()
      case "form": Details()
      case "motion": Motion()
      case "storage": Storage()
      case "places": Places()
      case "everything": Everything()
      case "shapes": Shapes()
      case "many": ScrollView { VStack { ForEach(0..<50_000) { Many(number: $0) } } }
      case "million": List(0..<1_000_000) { Text("Row \($0)") }
      case "crash": Crash()
      case "windows": Windows(count: $count)
      default: Text("There is no such exhibit.")
      }
    }
    Window("Counter", id: "counter") { CounterWindow(count: $count) }
  }
}

/// Crashes as programs do.
struct Crash: View {
  @State private var rows = ["milk"]

  var body: some View {
    VStack {
      Text("One row")
      Button("Look") {}
      Button("Second row") { rows[0] = rows[rows.count] }
    }
  }
}

/// One of very many, with two hosts.
struct Many: View {
  let number: Int
  @State private var isOn = false

  var body: some View { Text("Number \(number)").padding(2) }
}

/// 50 shapes that move for ever.
struct Shapes: View {
  @State private var isAway = false

  var body: some View {
    VStack(spacing: 4) {
      Text("Shapes")
      ForEach(0..<50) { number in
        Circle().fill(number % 2 == 0 ? .red : .blue).frame(width: 10, height: 10)
          .offset(x: isAway ? 150 : -150)
          .animation(.linear(duration: 1 + Double(number) / 50).repeatForever(), value: isAway)
      }
    }
    .onAppear { isAway = true }
  }
}

/// Opens another window, which shares a state of the application.
struct Windows: View {
  @Binding var count: Int
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    VStack(spacing: 20) {
      Text("Count: \(count), \(size)")
      Button("Open") { openWindow(id: "counter") }
    }
  }
}

/// The other window.
struct CounterWindow: View {
  @Binding var count: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 20) {
      Button("Add one") { count += 1 }
      Button("Close") { dismiss() }
    }
  }
}

/// Counts what fingers do.
struct Gestures: View {
  @State private var counts = [0, 0, 0]

  var body: some View {
    VStack(spacing: 30) {
      Text("Taps: \(counts[0]), double taps: \(counts[1]), long presses: \(counts[2])")
      Color.red.frame(width: 100, height: 60).accessibilityElement().accessibilityLabel("Once")
        .onTapGesture { counts[0] += 1 }
      Color.green.frame(width: 100, height: 60).accessibilityElement().accessibilityLabel("Twice")
        .onTapGesture(count: 2) { counts[1] += 1 }
      Color.blue.frame(width: 100, height: 60).accessibilityElement().accessibilityLabel("Long")
        .onLongPressGesture { counts[2] += 1 }
    }
  }
}

/// Controls for values.
struct Values: View {
  @State private var volume = 0.2
  @State private var count = 1
  @State private var isOn = false
  @State private var color = "Red"

  var body: some View {
    VStack(spacing: 20) {
      Text("Volume: \(Int(volume * 100)), count: \(count), \(isOn ? "on" : "off"), \(color)")
      Slider(value: $volume) { Text("Volume") }.accessibilityLabel("Volume")
      Stepper("Count", value: $count, in: 0...9)
      Toggle("Wi-Fi", isOn: $isOn)
      Picker("Color", selection: $color) {
        ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
      }
    }
    .padding()
  }
}

/// A list whose rows are deleted by a swipe, and which is refreshed by pulling.
struct Rows: View {
  @State private var rows = ["One", "Two", "Three"]

  var body: some View {
    List {
      ForEach(rows, id: \.self) { Text($0) }
        .onDelete { rows.remove(atOffsets: $0) }
    }
    .refreshable { rows.append("Row \(rows.count + 1)") }
  }
}

/// A scroll view in another one.
struct Nested: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<30) { Text("Column \($0)").frame(width: 90, height: 100) } }
        }
        ForEach(0..<60) { Text("Line \($0)") }
      }
    }
  }
}

/// Fields, and shortcuts.
struct Fields: View {
  @State private var name = ""
  @State private var notes = ""
  @State private var message = "Not saved"

  var body: some View {
    VStack(spacing: 20) {
      Text("Name: \(name).")
      TextField("Name", text: $name)
      TextField("Town", text: $notes)
      Text(message)
      Button("Save") { message = "Saved" }.keyboardShortcut("s")
      Button("Clear") { message = "Cleared" }.keyboardShortcut(.cancelAction)
    }
    .padding()
  }
}

/// A form in whose field a button comes and goes, with a bar above and more rows than fit.
struct Details: View {
  @State private var name = "Ada"
  @State private var birthday = Date(timeIntervalSinceReferenceDate: 0)
  @State private var size = "Small"
  @State private var removed = 0

  init() { HostTextField.appearance().clearButtonMode = .whileEditing }

  var body: some View {
    NavigationStack {
      Form {
        Section("Person") {
          TextField("Name", text: $name)
          DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
          Picker("Size", selection: $size) {
            ForEach(["Small", "Large"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
        }
        Section("More") {
          ForEach(removed..<20, id: \.self) { number in Button("Remove \(number)") { removed = number + 1 } }
        }
      }
      .navigationTitle("Details")
      .toolbar { Button("Save") {} }
    }
    .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
  }
}

/// What comes up over a list.
struct Presentations: View {
  @State private var isSheetShown = false
  @State private var isAlertShown = false
  @State private var answer = "No answer"

  var body: some View {
    List {
      Text(answer)
      Button("Sheet") { isSheetShown = true }
      Button("Alert") { isAlertShown = true }
      Button("Announce") { AccessibilityNotification.Announcement("Said").post() }
      Menu("Menu") {
        Button("Copy") { answer = "Copied" }
        Button("Move") { answer = "Moved" }
      }
      if let help = URL(string: "https://example.com/help?a=1&b=2") { Link("Help", destination: help) }
    }
    .sheet(isPresented: $isSheetShown) {
      VStack {
        Text("In the sheet")
        Button("Done") { isSheetShown = false }
      }
    }
    .alert("Sure?", isPresented: $isAlertShown) {
      Button("Yes") { answer = "Yes" }
      Button("No", role: .cancel) { answer = "No" }
    }
  }
}

/// Something that moves for a second.
struct Motion: View {
  @State private var isAway = false
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Button("Move") { withAnimation(.linear(duration: 1)) { isAway.toggle() } }
      Button("Count") { count += 1 }
      Text("Count: \(count)")
      Color.red.frame(width: 40, height: 40).offset(x: isAway ? 100 : -100)
    }
  }
}

/// What survives the end of the program, and what does not.
struct Storage: View {
  @AppStorage("launches") private var launches = 0
  @SceneStorage("kept") private var kept = 0
  @State private var forgotten = 0

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        Text("Launches: \(launches), kept: \(kept), forgotten: \(forgotten)")
        Button("Add") {
          kept += 1
          forgotten += 1
        }
        NavigationLink("Go on", value: "on")
      }
      .navigationDestination(for: String.self) { Text("Went \($0)") }
    }
    .onAppear { launches += 1 }
  }
}

/// A tab and a scrolled list, which the program does not keep itself.
struct Places: View {
  @AppStorage("launches") private var launches = 0

  var body: some View {
    TabView {
      Tab("Start", systemImage: "house") { Text("Launches: \(launches)") }
      Tab("Rows", systemImage: "list.bullet") { List(0..<200) { PlaceRow(number: $0) } }
    }
    .onAppear { launches += 1 }
  }
}

/// A row of it.
struct PlaceRow: View {
  let number: Int

  var body: some View { Text("Place \(number)") }
}

/// Much at once, for random use: a counter that must not miss a tap, and around it what moves, scrolls and is typed
/// into.
struct Everything: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isAway = false
  @State private var isOn = false
  @State private var rows = 50

  var body: some View {
    VStack(spacing: 10) {
      Text("Count: \(count)")
      Button("Count") { count += 1 }
      TextField("Name", text: $name)
      Toggle("Wi-Fi", isOn: $isOn.animation())
      Button("Move") { withAnimation { isAway.toggle() } }
      if isOn { Color.green.frame(height: 20).transition(.opacity) }
      Color.red.frame(width: 40, height: 20).offset(x: isAway ? 100 : -100)
      List {
        Button("More") { rows = rows % 200 + 50 }
        ForEach(0..<rows, id: \.self) { Text("Row \($0) \(name)") }
      }
    }
  }
}
