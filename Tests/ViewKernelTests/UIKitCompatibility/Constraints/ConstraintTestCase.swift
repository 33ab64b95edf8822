import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import ViewKernel
import XCTest

/// Tests of views on a page.
@MainActor
class ConstraintTestCase: HostTestCase {
  /// A page of 300 x 200 points with views that constraints place, in front of each other.
  func page(_ views: UIView...) -> UIView {
    let page = UIView(frame: CGRect(0, 0, 300, 200))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    return page
  }

  func frames(_ page: UIView) -> [CGRect] {
    page.layoutIfNeeded()
    return page.subviews.map(\.frame)
  }
}
