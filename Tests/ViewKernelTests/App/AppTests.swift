import Foundation
import HostTree
import ViewKernel
import XCTest

/// An application as one writes it, and the window that it opens.
@MainActor
final class AppTests: HostTestCase {
  private struct Root: View {
    @EnvironmentObject private var counter: Counter
    @Environment(\.scenePhase) private var phase
    var body: some View {
      VStack {
        Text("\(counter.count), \(phase)")
        Button("Add") { counter.count += 1 }
      }
    }
  }

  private final class Counter: ObservableObject {
    @Published var count = 0
  }

  private struct Main: Scene {
    let counter: Counter
    let phase: ScenePhase
    var body: some Scene {
      WindowGroup("Main") { Root() }
        .environmentObject(counter)
        .environment(\.scenePhase, phase)
    }
  }

  private struct Counting: App {
    @StateObject private var counter = Counter()
    @State private var changes = 0

    var body: some Scene {
      Settings { Text("settings") }
      Main(counter: counter, phase: changes > 0 ? .inactive : .active)
        .onChange(of: counter.count) { changes += 1 }
      WindowGroup(id: "other") { Text("other") }
    }
  }

  func testAnApplicationShowsItsFirstWindow() throws {
    let window = Counting.makeWindow(on: HostScreen(bounds: CGRect(0, 0, 200, 100)), clock: HostManualClock())
    XCTAssertTrue(window.isKeyWindow)
    window.settle()
    XCTAssertEqual(window.rootViewController?.title, "Main")
    let stack = try XCTUnwrap(window.rootViewController?.view.subviews.first)
    XCTAssertEqual(stack.shape, "Stack[Label \"0, active\", Button[Label \"Add\"]]")
    XCTAssertTrue(stack.subviews[1].tap())
    window.settle()
    XCTAssertEqual(stack.shape, "Stack[Label \"1, inactive\", Button[Label \"Add\"]]")
    XCTAssertTrue(window.rootViewController?.view.subviews.first === stack)
  }

  private struct WithSettings: App {
    @State private var changes = 0
    var body: some Scene {
      Settings { Text("settings") }
        .environment(\.lineLimit, 1)
        .onChange(of: changes) { changes = 0 }
      WindowGroup { Text("Hello") }.environment(\.lineLimit, 1)
    }
  }

  func testAModifierMakesNoWindowOfSettings() {
    let window = WithSettings.makeWindow(on: HostScreen(bounds: CGRect(0, 0, 200, 100)), clock: HostManualClock())
    window.settle()
    XCTAssertEqual(window.rootViewController?.view.subviews.map(\.shape), ["Label \"Hello\""])
  }
}
