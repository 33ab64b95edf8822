import HostTree
import ViewKernel
import XCTest

/// Several views in order, of whatever size and shape they are in memory.
@MainActor
final class TupleViewTests: HostTestCase {
  /// Takes no room.
  private struct Nothing: View {
    var body: some View { Text("nothing") }
  }

  private struct Byte: View {
    let value: UInt8
    var body: some View { Text("byte \(value)") }
  }

  private struct Word: View {
    let value: UInt16
    let isBig: Bool
    var body: some View { Text("word \(value) \(isBig)") }
  }

  /// Begins at every 32nd byte only.
  private struct Wide: View {
    let value: SIMD4<Double>
    let last: UInt8
    var body: some View { Text("wide \(Int(value.w)) \(last)") }
  }

  private struct Named: View {
    let name: String
    var body: some View { Text("named \(name)") }
  }

  func testEachElementComesToItsNodeWhereverItLies() {
    let setting = Setting(1)
    let screen = show(
      Showing(setting) { number in
        VStack {
          Byte(value: UInt8(number))
          Nothing()
          Wide(value: SIMD4(0, 0, 0, Double(number)), last: UInt8(number))
          Word(value: UInt16(number), isBig: number > 1)
          Byte(value: UInt8(number))
          Named(name: "a name that takes memory of its own: \(number)")
          Byte(value: UInt8(number))
          Wide(value: SIMD4(repeating: Double(number)), last: 7)
          Nothing()
        }
      }, height: 400)
    func expected(_ number: Int) -> [String] {
      [
        "byte \(number)", "nothing", "wide \(number) \(number)", "word \(number) \(number > 1)", "byte \(number)",
        "named a name that takes memory of its own: \(number)", "byte \(number)", "wide \(number) 7", "nothing",
      ]
    }
    XCTAssertEqual(screen.texts, expected(1))
    setting.value = 2
    screen.settle()
    XCTAssertEqual(screen.texts, expected(2))
  }
}
