import Foundation
import HostTree
import ViewKernel
import XCTest

/// Elements of a list that make one row, none, several, or now this and now that.
@MainActor
final class RowKindsTests: HostTestCase {
  private struct Nothing: View { var body: some View { EmptyView() } }
  private struct Maybe: View {
    let number: Int
    var body: some View { if number > 0 { Text("m\(number)") } }
  }

  private struct Two: View {
    var body: some View {
      Text("x")
      Text("y")
    }
  }

  private struct Keyed: ViewModifier {
    func body(content: Content) -> some View {
      content
      Text("after")
    }
  }

  private func rows<Content: View>(
    _ rows: [[Int]] = [[0, 1], [1, 0, 2], [], [3]], @ViewBuilder _ content: @escaping (Int) -> Content,
    line: UInt = #line
  ) -> [[String]] {
    let setting = Setting(rows[0])
    let screen = show(
      Showing(setting) { numbers in List { ForEach(numbers, id: \.self, content: content) }.listStyle(.plain) },
      height: 900)
    var result = [screen.rowTexts]
    for next in rows.dropFirst() {
      withAnimation { setting.value = next }
      screen.settle(line: line)
      screen.pass(2)
      result.append(screen.rowTexts)
    }
    return result
  }

  func testNothings() {
    _ = rows { _ in EmptyView() }
    _ = rows { _ in Nothing() }
    _ = rows { _ in AnyView(EmptyView()) }
    _ = rows { _ in EmptyView().padding() }
    _ = rows { _ in AnyView(Nothing()).id(3) }
    _ = rows { _ in Group {} }
    _ = rows { _ in ForEach(0..<0) { _ in Text("n") } }
    _ = takeSentences()
  }

  func testSomes() {
    XCTAssertEqual(rows { if $0 > 0 { Text("t\($0)") } }, [["t1"], ["t1", "t2"], [], ["t3"]])
    XCTAssertEqual(rows { $0 > 0 ? Text("t\($0)") : nil }, [["t1"], ["t1", "t2"], [], ["t3"]])
    XCTAssertEqual(rows { Two().id($0) }.last?.isEmpty, false)
    _ = rows { ($0 > 0 ? Text("t\($0)") : nil).padding() }
    _ = rows { ($0 > 0 ? Text("t\($0)") : nil).tag($0).id($0) }
    _ = rows { Maybe(number: $0) }
    _ = rows { Maybe(number: $0).listRowInsets(EdgeInsets()).transition(.slide) }
    _ = rows { number in
      switch number {
      case 0: EmptyView()
      case 1: Two()
      default: Maybe(number: number)
      }
    }
    _ = rows { Text("t\($0)").modifier(Keyed()) }
    _ = rows { number in ForEach(0..<number, id: \.self) { Text("n\($0)") } }
    _ = rows { number in Section("s\(number)") { Two() } }
    _ = rows { number in
      Section {
        if number > 1 { Two() }
      } header: {
        if number > 0 { Text("h") }
      }
    }
    _ = rows { number in NavigationLink("l\(number)", isActive: .constant(false)) { Text("d") } }
    _ = rows { number in Text("a\(number)").sheet(isPresented: .constant(false)) { Text("s") } }
    _ = rows { number in Text("a\(number)").contextMenu { Button("m") {} } }
    _ = rows { number in AnyView(number > 1 ? AnyView(Two()) : AnyView(Text("o"))) }
    _ = rows { number in GeometryReader { _ in Text("g\(number)") } }
    _ = rows { number in DisclosureGroup("d\(number)", isExpanded: .constant(number > 0)) { Two() } }
    _ = takeSentences()
  }
}
