import Foundation
import HostTree
import ViewKernel
import XCTest

/// Titles from resources, as string catalogues generate them.
@MainActor
final class LocalizedTitlesTests: HostTestCase {
  func testControls() {
    let screen = show(
      VStack {
        Button(.save) {}
        Button(.save, systemImage: "star", role: .destructive) {}
        Toggle(.save, isOn: .constant(true))
        TextField(.save, text: .constant(""))
        SecureField(.save, text: .constant(""), prompt: nil)
        Stepper(.save, value: .constant(1))
        Link(.save, destination: URL(fileURLWithPath: "/"))
        ProgressView(.save, value: 0.5)
        DatePicker(.save, selection: .constant(.distantPast)).labelsHidden()
        ColorPicker(.save, selection: .constant(.red))
      })
    XCTAssertEqual(screen.texts.filter { $0.contains("Save") }.count, 7)
  }

  func testContainersAndModifiers() {
    let screen = show(
      NavigationStack {
        List {
          Section(.letters) {
            Label(.save, systemImage: "star")
            LabeledContent(.save, value: "x")
            NavigationLink(.letters) { Text("y") }
          }
          DisclosureGroup(.letters) { Text("z") }
        }
        .navigationTitle(.letters)
        .alert(.save, isPresented: .constant(false)) {}
      })
    XCTAssertEqual(screen.texts, ["Save", "Save", "x", "LETTERS 3", "Letters 3"])
  }
}

extension LocalizedStringResource {
  fileprivate static var save: LocalizedStringResource { LocalizedStringResource("save", defaultValue: "Save") }
  fileprivate static var letters: LocalizedStringResource {
    LocalizedStringResource("letters", defaultValue: "Letters \(3)")
  }
}
