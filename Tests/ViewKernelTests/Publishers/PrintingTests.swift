import ViewKernel
import XCTest

final class PrintingTests: XCTestCase {
  private struct Failure: Error {}

  private final class Lines: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  func testWhatPassesIsPrinted() {
    let lines = Lines()
    let subject = PassthroughSubject<Int, Failure>()
    func hear() -> AnyCancellable {
      subject.print("numbers", to: lines).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    }
    let first = hear()
    subject.send(1)
    first.cancel()
    let second = hear()
    subject.send(completion: .failure(Failure()))
    second.cancel()
    XCTAssertEqual(
      lines.text,
      """
      numbers: receive subscription: (PassthroughSubject)
      numbers: request unlimited
      numbers: receive value: (1)
      numbers: receive cancel
      numbers: receive subscription: (PassthroughSubject)
      numbers: request unlimited
      numbers: receive error: (Failure())

      """)
  }

  func testWithoutAPrefix() {
    let lines = Lines()
    let subscription = Just("a").print(to: lines).sink { _ in }
    subscription.cancel()
    XCTAssertEqual(
      lines.text,
      "receive subscription: (Just)\nrequest unlimited\nreceive value: (a)\nreceive finished\n")
  }
}
