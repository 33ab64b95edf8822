import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

extension UIColor {
  fileprivate static var brand: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
}

/// Names of UIKit that are in SwiftUI's own declarations, and those that views use most.
@MainActor
final class UIKitNamesTests: HostTestCase {
  func testAColorOfAProgram() {
    let screen = show(Color(.brand).frame(width: 10, height: 10))
    XCTAssertEqual(
      screen.hosts(of: HostColorView.self).first?.backgroundColor, HostColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(Color(uiColor: .systemBlue), Color(UIColor.systemBlue))
  }

  func testAParameterWithADefault() {
    struct Input: View {
      var keyboardType: UIKeyboardType = .numberPad
      var contentType: UITextContentType? = .oneTimeCode
      var body: some View {
        TextField("", text: .constant("")).keyboardType(keyboardType).textContentType(contentType)
      }
    }
    let field = show(Input()).hosts(of: HostTextField.self)[0]
    XCTAssertEqual(field.keyboardType, .numberPad)
    XCTAssertEqual(field.textContentType, .oneTimeCode)
  }

  func testFeedbackOfAProgramForIOS() {
    struct Vote: View {
      private let impact = UIImpactFeedbackGenerator(style: .soft)
      private let selection = UISelectionFeedbackGenerator()
      var style = UIImpactFeedbackGenerator.FeedbackStyle.heavy
      var body: some View {
        Button("Vote") {
          impact.prepare()
          impact.impactOccurred()
          impact.impactOccurred(intensity: 0.5)
          UIImpactFeedbackGenerator(style: style).impactOccurred()
          selection.selectionChanged()
          let type = UINotificationFeedbackGenerator.FeedbackType.error
          UINotificationFeedbackGenerator().notificationOccurred(type)
        }
      }
    }
    let screen = show(Vote())
    screen.window.makeKeyAndVisible()
    screen.tap("Vote")
    XCTAssertEqual(
      "\(screen.window.feedback.takePlayed())", "[impact soft, impact soft 0.5, impact heavy, selection, error]")
  }

  func testWhatViewsAskOfTheScreenTheDeviceAndThePasteboard() {
    struct Device: View {
      var body: some View {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        Button(isPad ? "Copy on a tablet" : "Copy") { UIPasteboard.general.string = "copied" }
          .frame(height: UIScreen.main.bounds.height / 2)
      }
    }
    let screen = show(Device(), width: 320, height: 844)
    XCTAssertEqual(screen.hosts(of: HostFrameView.self).map { $0.frame.height }, [422])
    screen.tap("Copy")
    XCTAssertEqual(HostPasteboard.general.string, "copied")
    HostPasteboard.general.string = nil
  }

  func testAKeyboardThatNeverComes() {
    struct Form: View {
      @State private var bottom: CGFloat = 0
      private let keyboard = NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
      var body: some View {
        Text("\(Int(bottom))").onReceive(keyboard) { notification in
          bottom = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
        }
      }
    }
    let screen = show(Form())
    XCTAssertEqual(screen.texts, ["0"])
    // A program may post it itself.
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 0, width: 10, height: 20)])
    screen.settle()
    XCTAssertEqual(screen.texts, ["20"])
  }

  func testABubbleWithSomeRoundCorners() {
    struct Bubble: Shape {
      var corners: UIRectCorner
      func path(in rect: CGRect) -> Path {
        Path(
          UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 8)).cgPath)
      }
    }
    let screen = show(Bubble(corners: [.topLeft]).fill(.red), width: 40, height: 40)
    let host = screen.hosts(of: HostShapeView.self)[0]
    XCTAssertFalse(host.point(inside: CGPoint(x: 0.5, y: 0.5), with: nil))
    XCTAssertTrue(host.point(inside: CGPoint(x: 39.5, y: 0.5), with: nil))
  }

  func testTraitsAsValuesOfTheEnvironment() {
    XCTAssertEqual(UIUserInterfaceSizeClass.allCases.map { UserInterfaceSizeClass($0) }, [nil, .compact, .regular])
    XCTAssertEqual(UIUserInterfaceStyle.allCases.map { ColorScheme($0) }, [nil, .light, .dark])
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(EdgeInsets(insets).leading, 2)
  }
}
