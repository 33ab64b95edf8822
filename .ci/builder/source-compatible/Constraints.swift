import UIKitCompatibility
import ViewKernel

// Views of UIKit's that are laid out by constraints, as programs write them in representables and controllers.

extension UIView {
  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ])
  }
}

extension NSLayoutConstraint {
  func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

final class BadgeView: UIView {
  private let label = UILabel()
  private let stack = UIStackView()
  private var widthConstraint: NSLayoutConstraint?
  private lazy var heightConstraint: NSLayoutConstraint = heightAnchor.constraint(greaterThanOrEqualToConstant: 24)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  // What Xcode writes for a view that no storyboard makes; this file is only compiled.
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setUp() {
    stack.axis = .horizontal
    stack.alignment = .center
    stack.distribution = .fillProportionally
    stack.spacing = 4
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.addArrangedSubview(label)
    stack.setCustomSpacing(12, after: label)
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    stack.pinEdges(to: self)
    heightConstraint.priority = UILayoutPriority(rawValue: 999)
    heightConstraint.isActive = true
    let centered = NSLayoutConstraint(
      item: label, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0
    )
    addConstraint(centered)
    widthConstraint = widthAnchor.constraint(equalToConstant: 100).withPriority(.defaultHigh - 1)
    widthConstraint?.isActive = true
  }

  override func updateConstraints() {
    widthConstraint?.constant = label.intrinsicContentSize.width + 20
    super.updateConstraints()
  }

  func expand() {
    setNeedsUpdateConstraints()
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
  }
}

struct Badge: UIViewRepresentable {
  var text: String

  func makeUIView(context: Context) -> BadgeView {
    let view = BadgeView()
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    return view
  }

  func updateUIView(_ view: BadgeView, context: Context) { view.expand() }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: BadgeView, context: Context) -> CGSize? {
    uiView.systemLayoutSizeFitting(
      CGSize(
        width: proposal.width ?? UIView.layoutFittingExpandedSize.width,
        height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}

final class HostedController<Content: View>: UIViewController {
  private let hosted: UIHostingController<Content>
  private let scrollView = UIScrollView()
  private let guide = UILayoutGuide()

  init(rootView: Content) {
    hosted = UIHostingController(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  // What Xcode writes for a view that no storyboard makes; this file is only compiled.
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    view.addLayoutGuide(guide)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    addChild(hosted)
    scrollView.addSubview(hosted.view)
    hosted.didMove(toParent: self)
    hosted.view.translatesAutoresizingMaskIntoConstraints = false
    let anchors: [NSLayoutConstraint] = [
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      scrollView.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
      hosted.view.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      hosted.view.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      hosted.view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      hosted.view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      hosted.view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: 1),
      guide.topAnchor.constraint(equalToSystemSpacingBelow: scrollView.bottomAnchor, multiplier: 2),
    ]
    NSLayoutConstraint.activate(anchors)
  }
}

extension UIWindow {
  static var current: UIWindow? {
    for scene in UIApplication.shared.connectedScenes {
      guard let windowScene = scene as? UIWindowScene else { continue }
      for window in windowScene.windows where window.isKeyWindow { return window }
    }
    return nil
  }
}

extension UIScreen {
  static var current: UIScreen? { UIWindow.current?.screen }
}
