// A file that imports several modules of Apple's, which a program has as targets of its own.

import Accessibility
import AudioToolbox
import Combine
import CoreGraphics
import CoreTransferable
import Foundation
import OSLog
import SwiftUI
import UIKit
import UniformTypeIdentifiers

final class Notes: ObservableObject {
  @Published var texts: [String] = []
  let changes = PassthroughSubject<String, Never>()
  private var store = Set<AnyCancellable>()

  init() {
    changes.receive(on: DispatchQueue.main).sink { [weak self] in self?.texts.append($0) }.store(in: &store)
  }
}

struct Note: Codable, Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

struct NotesView: View {
  @StateObject private var notes = Notes()
  @State private var isImporting = false
  private let types: [UTType] = [.plainText, .image]

  var body: some View {
    List(notes.texts, id: \.self) { SwiftUI.Text($0) }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: types) { _ in
        UINotificationFeedbackGenerator().notificationOccurred(.success)
      }
      .dropDestination(for: Note.self) { dropped, _ in
        for note in dropped { notes.changes.send(note.text) }
        return true
      }
      .onReceive(notes.changes) { _ in UIAccessibility.post(notification: .announcement, argument: "New") }
  }
}

private let logger = Logger(subsystem: "com.example.Notes", category: "views")

struct CounterView: View {
  @StateObject private var counter = Counter()
  @State private var settings = Settings()

  var body: some View {
    Stepper("\(counter.count)", value: $counter.count) { if $0 { AudioServicesPlaySystemSound(1104) } }
    Toggle("Loud", isOn: $settings.isLoud)
      .onChange(of: counter.count) { logger.info("counted \(counter.count, privacy: .public)") }
  }
}

/// A component library that has a `Text` of its own.
struct Text: SwiftUI.View {
  @SwiftUI.State private var count = 0
  @SwiftUI.Environment(\.colorScheme) private var scheme

  var body: some SwiftUI.View { SwiftUI.Text("\(count) \(scheme)").foregroundStyle(SwiftUI.Color.red) }
}

extension SwiftUI.Button where Label == SwiftUI.Text {
  fileprivate init(own title: String) { self.init(title) {} }
}

@MainActor func reset(_ value: Binding<Int>) {
  SwiftUI.withAnimation(.linear(duration: 1)) { value.wrappedValue = 0 }
  SwiftUI.withTransaction(\.disablesAnimations, true) { value.wrappedValue = 1 }
}

/// A generic parameter with the name of a protocol hides it, but not behind the module's name.
func doubled<Scheduler: Combine.Scheduler>(_ value: Int, on scheduler: Scheduler) -> Combine.AnyPublisher<Int, Never> {
  Combine.Just(value).map { $0 * 2 }.receive(on: scheduler).eraseToAnyPublisher()
}

final class NamedCounter: Combine.ObservableObject {
  @Combine.Published var count = 1
}

extension EnvironmentValues {
  @Entry var caption = "Untitled"
}

@Animatable
struct Wave: Shape {
  var height: Double = 0

  func path(in rect: CGRect) -> Path { Path(rect) }
}

#Preview("Own") { Text() }
