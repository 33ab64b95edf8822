import Foundation
import HostTree
import ViewKernel

/// Which bodies ran.
@MainActor
final class BodyLog {
  private var names: [String] = []
  func ran(_ name: String) { names.append(name) }
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

@Observable
final class StepModel {
  var number = 0
  var unread = 0
}

final class StepPublished: ObservableObject {
  @Published var number = 0
}

/// Where the view puts a binding for code outside.
@MainActor
final class StepHandle {
  var number: Binding<Int>?
}

/// A program with one of each way to keep a value.
struct StepView: View {
  let model: StepModel
  let published: StepPublished
  let handle: StepHandle
  let log: BodyLog
  @State private var number = 0
  @State private var isOn = false
  @State private var text = ""
  @State private var isMoved = false
  @State private var isShown = false
  @State private var ticks = 0
  @State private var changes: [Int] = []

  var body: some View {
    let _ = log.ran("StepView")
    let _ = handle.number = $number
    NavigationStack {
      VStack {
        Button("add \(number)") { number += 1 }.accessibilityIdentifier("add")
        NumberView(number: $number, log: log)
        Text("changes \(changes.map(String.init).joined(separator: " "))").onChange(of: number) { changes.append($1) }
        Toggle("switch", isOn: $isOn)
        if isOn { Text("on") }
        TextField("field", text: $text).accessibilityIdentifier("field")
        ModelView(model: model, log: log)
        PublishedView(published: published, log: log)
        Button("move") { withAnimation(.linear(duration: 2)) { isMoved = true } }.accessibilityIdentifier("move")
        Color.red.frame(width: isMoved ? 100 : 20, height: 5)
        Text("ticks \(ticks)")
          .onReceive(Timer.publish(every: 10, on: .main, in: .common).autoconnect().receive(on: RunLoop.main)) { _ in
            ticks += 1
          }
        NavigationLink("link") { DismissedView(name: "back", log: log) }.accessibilityIdentifier("link")
        Button("sheet") { isShown = true }.accessibilityIdentifier("sheet")
      }
    }
    .sheet(isPresented: $isShown) { DismissedView(name: "close", log: log) }
  }
}

private struct NumberView: View {
  @Binding var number: Int
  let log: BodyLog

  var body: some View {
    let _ = log.ran("NumberView")
    Text("number \(number)").frame(width: 80 + CGFloat(number))
  }
}

private struct ModelView: View {
  let model: StepModel
  let log: BodyLog

  var body: some View {
    let _ = log.ran("ModelView")
    Text("model \(model.number)")
  }
}

private struct PublishedView: View {
  @ObservedObject var published: StepPublished
  let log: BodyLog

  var body: some View {
    let _ = log.ran("PublishedView")
    Text("published \(published.number)")
  }
}

private struct DismissedView: View {
  let name: String
  let log: BodyLog
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let _ = log.ran("DismissedView")
    Button(name) { dismiss() }.accessibilityIdentifier(name)
  }
}
