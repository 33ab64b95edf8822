// Looks of a whole program, as programs for iOS set them at their start.

import UIKitCompatibility
import ViewKernel

@MainActor
func appearances() {
  UITableView.appearance().backgroundColor = .clear
  UITableView.appearance().separatorStyle = .none
  UITableView.appearance().separatorColor = .clear
  UITableView.appearance().showsVerticalScrollIndicator = false
  UITableView.appearance().tableFooterView = UIView()
  UITableView.appearance().contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  UITableViewCell.appearance().backgroundColor = .clear
  UITableViewCell.appearance().selectionStyle = .none
  UITextView.appearance().backgroundColor = .clear
  UICollectionView.appearance().backgroundColor = .clear
  UIScrollView.appearance().bounces = false
  UIScrollView.appearance().keyboardDismissMode = .onDrag
  UIScrollView.appearance().isPagingEnabled = true
  UIScrollView.appearance().showsHorizontalScrollIndicator = false
  UITextField.appearance().clearButtonMode = .whileEditing
  UITextField.appearance().tintColor = .red
  UIPageControl.appearance().currentPageIndicatorTintColor = .black
  UIPageControl.appearance().pageIndicatorTintColor = UIColor.black.withAlphaComponent(0.2)
  UISegmentedControl.appearance().selectedSegmentTintColor = .systemBlue
  UISegmentedControl.appearance().backgroundColor = UIColor(Color.blue)
  UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
  UISegmentedControl.appearance().setTitleTextAttributes(
    [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.black], for: .normal)
  UISwitch.appearance().onTintColor = .green
  UISwitch.appearance().thumbTintColor = .green
  UISlider.appearance().minimumTrackTintColor = .red
  UISlider.appearance().thumbTintColor = .red
  UIStepper.appearance().tintColor = .red
  UIDatePicker.appearance().tintColor = .red
  UIRefreshControl.appearance().tintColor = .white
  UIProgressView.appearance().progressTintColor = .red
  UITabBar.appearance().isHidden = true
  UITabBar.appearance().backgroundColor = .white
  UITabBar.appearance().barTintColor = .white
  UITabBar.appearance().tintColor = .white
  UITabBar.appearance().unselectedItemTintColor = .gray
  UITabBar.appearance().isTranslucent = false
  UITabBar.appearance().shadowImage = UIImage()
  UITabBar.appearance().backgroundImage = UIImage()
  UITabBar.appearance().clipsToBounds = true
  UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 10)], for: .normal)
  UITabBarItem.appearance().badgeColor = .red
  UINavigationBar.appearance().largeTitleTextAttributes = [
    .foregroundColor: UIColor.white, .font: UIFont(name: "Georgia-Bold", size: 20)!,
  ]
  UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
  UINavigationBar.appearance().tintColor = .white
  UINavigationBar.appearance().barTintColor = .white
  UINavigationBar.appearance().backgroundColor = .clear
  UINavigationBar.appearance().isTranslucent = true
  UINavigationBar.appearance().prefersLargeTitles = true
  UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
  UINavigationBar.appearance().shadowImage = UIImage()
  UINavigationBar.appearance().backIndicatorImage = UIImage(systemName: "arrow.left")
  UINavigationBar.appearance().backIndicatorTransitionMaskImage = UIImage(systemName: "arrow.left")
  UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.clear], for: .normal)
  UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .red
  UIBarButtonItem.appearance().tintColor = .red
  UIToolbar.appearance().barTintColor = .red
  UIToolbar.appearance().backgroundColor = .red
  UISearchBar.appearance().tintColor = .red
  UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).adjustsFontSizeToFitWidth = true
  UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
  UIView.appearance().tintColor = .red
  UIButton.appearance().tintColor = .red
  UILabel.appearance().font = .systemFont(ofSize: 12)
  UITableViewHeaderFooterView.appearance().tintColor = .clear
  UINavigationBar.setAnimationsEnabled(false)
  let appearance = UINavigationBarAppearance()
  appearance.configureWithOpaqueBackground()
  appearance.configureWithTransparentBackground()
  appearance.configureWithDefaultBackground()
  appearance.backgroundColor = UIColor(Color("a"))
  appearance.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterial)
  appearance.shadowColor = .clear
  appearance.shadowImage = UIImage()
  appearance.backgroundImage = UIImage()
  appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
  appearance.largeTitleTextAttributes = [
    NSAttributedString.Key.foregroundColor: UIColor.white, .kern: 2,
    .font: UIFont.systemFont(ofSize: 30, weight: .bold),
  ]
  appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
  appearance.setBackIndicatorImage(
    UIImage(systemName: "arrow.left"), transitionMaskImage: UIImage(systemName: "arrow.left"))
  appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
  appearance.backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  appearance.doneButtonAppearance.normal.titleTextAttributes = [:]
  UINavigationBar.appearance().standardAppearance = appearance
  UINavigationBar.appearance().compactAppearance = appearance
  UINavigationBar.appearance().scrollEdgeAppearance = appearance
  UINavigationBar.appearance().compactScrollEdgeAppearance = appearance
  let tab = UITabBarAppearance()
  tab.configureWithOpaqueBackground()
  tab.backgroundColor = .red
  tab.shadowColor = .clear
  tab.stackedLayoutAppearance.normal.iconColor = .gray
  tab.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
  tab.stackedLayoutAppearance.selected.iconColor = .gray
  tab.stackedLayoutAppearance.selected.titleTextAttributes = [
    .foregroundColor: UIColor.gray, .font: UIFont.systemFont(ofSize: 10),
  ]
  tab.inlineLayoutAppearance = tab.stackedLayoutAppearance
  tab.compactInlineLayoutAppearance = UITabBarItemAppearance()
  tab.stackedLayoutAppearance.normal.badgeBackgroundColor = .red
  tab.selectionIndicatorTintColor = .red
  tab.backgroundEffect = nil
  UITabBar.appearance().standardAppearance = tab
  UITabBar.appearance().scrollEdgeAppearance = tab
  let toolbar = UIToolbarAppearance()
  toolbar.configureWithTransparentBackground()
  UIToolbar.appearance().standardAppearance = toolbar
  UIToolbar.appearance().scrollEdgeAppearance = toolbar
}

extension UIColor {
  convenience init(hex: Int) { self.init(red: CGFloat(hex >> 16) / 255, green: 0, blue: 0, alpha: 1) }
  static let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  var rgba: (CGFloat, CGFloat, CGFloat, CGFloat) {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&r, green: &g, blue: &b, alpha: &a)
    return (r, g, b, a)
  }
}

extension Color {
  var components: [CGFloat]? { UIColor(self).cgColor.components }
}

extension String {
  func width(in font: UIFont) -> CGFloat {
    let attributes = [NSAttributedString.Key.font: font]
    return size(withAttributes: attributes).width
  }

  func height(in width: CGFloat, font: UIFont) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let box = boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
    return ceil(box.height)
  }
}

struct BlurView: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial

  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
  func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
}

struct AttributedLabel: UIViewRepresentable {
  let text: NSAttributedString

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let string = NSMutableAttributedString(attributedString: text)
    string.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: string.length))
    label.attributedText = string
    label.layer.cornerRadius = 8
    label.layer.borderColor = UIColor.separator.cgColor
  }
}

let rounded = UIFont(
  descriptor: UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor.withDesign(.rounded)!, size: 17)
