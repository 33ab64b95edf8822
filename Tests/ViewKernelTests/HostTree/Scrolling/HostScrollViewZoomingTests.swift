import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Content that two fingers zoom.
@MainActor
final class HostScrollViewZoomingTests: HostTestCase {
  private final class Picture: UIScrollViewDelegate {
    let view = UIView(frame: CGRect(0, 0, 100, 100))
    var lines: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { lines.append("begins") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("zoom \(scrollView.zoomScale)") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      lines.append("ends at \(scale)")
    }
  }

  private let picture = Picture()

  private func settledScrollView() -> (window: HostWindow, scrollView: UIScrollView) {
    let scrollView = UIScrollView(frame: CGRect(0, 0, 100, 100))
    scrollView.maximumZoomScale = 4
    scrollView.delegate = picture
    scrollView.addSubview(picture.view)
    let window = makeWindow(width: 100, height: 100)
    window.addSubview(scrollView)
    window.settle()
    return (window, scrollView)
  }

  func testTwoFingersZoomAroundTheirMiddle() {
    let (window, scrollView) = settledScrollView()
    let finger = window.beginTouch(at: CGPoint(x: 40, y: 50))
    let other = window.beginTouch(at: CGPoint(x: 60, y: 50))
    other.move(to: CGPoint(x: 80, y: 50))
    XCTAssertTrue(scrollView.isZooming)
    XCTAssertEqual(scrollView.zoomScale, 2)
    XCTAssertEqual(scrollView.contentSize, CGSize(width: 200, height: 200))
    // The content that is under the fingers now stays under their middle.
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 60, y: 50))
    XCTAssertEqual(picture.view.convert(CGPoint(x: 60, y: 50), to: nil), CGPoint(x: 60, y: 50))
    other.move(to: CGPoint(x: 300, y: 50))
    XCTAssertEqual(scrollView.zoomScale, 4)
    XCTAssertEqual(picture.view.convert(CGPoint(x: 60, y: 50), to: nil), CGPoint(x: 170, y: 50))
    finger.end()
    other.end()
    XCTAssertFalse(scrollView.isZooming)
    XCTAssertEqual(picture.lines, ["begins", "zoom 2.0", "zoom 4.0", "ends at 4.0"])
    XCTAssertEqual(window.hitTest(CGPoint(x: 50, y: 50), with: nil), picture.view)
  }

  func testAScaleIsSet() {
    let (window, scrollView) = settledScrollView()
    scrollView.setZoomScale(2, animated: true)
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 50, y: 50))
    XCTAssertEqual(picture.view.convert(CGPoint(x: 50, y: 50), to: nil), CGPoint(x: 50, y: 50))
    scrollView.zoomScale = 100
    XCTAssertEqual(scrollView.zoomScale, 4)
    scrollView.zoomScale = 0
    XCTAssertEqual(scrollView.zoomScale, 1)
    XCTAssertEqual(picture.view.transform, .identity)
    XCTAssertEqual(scrollView.contentSize, .zero)
    XCTAssertEqual(scrollView.contentOffset, .zero)
    // At the scale 1 the content is as large as the program says.
    scrollView.contentSize = CGSize(width: 100, height: 120)
    scrollView.setNeedsLayout()
    window.settle()
    XCTAssertEqual(scrollView.contentSize, CGSize(width: 100, height: 120))
    scrollView.contentSize = .zero
    scrollView.zoom(to: CGRect(50, 0, 50, 25), animated: false)
    XCTAssertEqual(scrollView.zoomScale, 2)
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 100, y: 0))
    // The view's frame is another one: the content follows.
    picture.view.frame.size.width = 150
    scrollView.setNeedsLayout()
    window.settle()
    XCTAssertEqual(scrollView.contentSize, CGSize(width: 300, height: 200))
    XCTAssertEqual(picture.lines, ["zoom 2.0", "zoom 4.0", "zoom 1.0", "zoom 2.0"])
  }

  func testTheRangeDecides() {
    let (_, scrollView) = settledScrollView()
    XCTAssertNotNil(scrollView.pinchGestureRecognizer)
    scrollView.zoomScale = 3
    scrollView.maximumZoomScale = 2
    XCTAssertEqual(scrollView.zoomScale, 2)
    scrollView.minimumZoomScale = 2
    XCTAssertNil(scrollView.pinchGestureRecognizer)
    scrollView.minimumZoomScale = 5
    XCTAssertEqual([scrollView.minimumZoomScale, scrollView.maximumZoomScale, scrollView.zoomScale], [5, 5, 5])
    scrollView.maximumZoomScale = .nan
    XCTAssertEqual(
      takeSentences(),
      ["HostScrollView can't zoom by nan: a scale is positive and finite. The range stays as it is."])
    scrollView.delegate = nil
    scrollView.zoomScale = 1
    XCTAssertEqual(scrollView.zoomScale, 5)
  }

  func testAHostedViewIsZoomed() {
    // As programs write it.
    struct Zoomable<Content: View>: UIViewRepresentable {
      let content: Content

      func makeUIView(context: Context) -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.delegate = context.coordinator
        scrollView.maximumZoomScale = 20
        scrollView.minimumZoomScale = 1
        scrollView.bouncesZoom = true
        let hostedView = context.coordinator.hostingController.view!
        hostedView.translatesAutoresizingMaskIntoConstraints = true
        hostedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hostedView.frame = scrollView.bounds
        scrollView.addSubview(hostedView)
        return scrollView
      }

      func makeCoordinator() -> Coordinator {
        Coordinator(hostingController: UIHostingController(rootView: content))
      }

      func updateUIView(_ uiView: UIScrollView, context: Context) {
        context.coordinator.hostingController.rootView = content
      }

      final class Coordinator: NSObject, UIScrollViewDelegate {
        var hostingController: UIHostingController<Content>
        init(hostingController: UIHostingController<Content>) { self.hostingController = hostingController }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { hostingController.view }
      }
    }
    let screen = show(Zoomable(content: Color.red), width: 100, height: 50)
    let finger = screen.window.beginTouch(at: CGPoint(x: 45, y: 25))
    let other = screen.window.beginTouch(at: CGPoint(x: 55, y: 25))
    other.move(to: CGPoint(x: 65, y: 25))
    other.end()
    finger.end()
    screen.window.settle()
    let scrollView = screen.hosts(of: HostScrollView.self).first
    XCTAssertEqual(scrollView?.contentSize, CGSize(width: 200, height: 100))
  }
}
