// A file that imports several modules of Apple's, which a program has as targets of its own.

import Combine
import CoreTransferable
import Foundation
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
