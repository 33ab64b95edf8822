// Tests: `UIKitNamesTests`.

public import HostTree
public import ViewKernel

// The classes of hosts that have UIKit's shape, by its names, for representables and helpers of files that are written
// for iOS. Their members are in the documentation of HostTree: much of UIKit's API, and not all.
#if !(os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// ``/HostTree/HostView``, by its name on iOS.
  public typealias UIView = HostView
  /// ``/HostTree/HostBarAppearance``, by its name on iOS.
  public typealias UIBarAppearance = HostBarAppearance
  /// ``/HostTree/HostNavigationBarAppearance``, by its name on iOS.
  public typealias UINavigationBarAppearance = HostNavigationBarAppearance
  /// ``/HostTree/HostTabBarAppearance``, by its name on iOS.
  public typealias UITabBarAppearance = HostTabBarAppearance
  /// ``/HostTree/HostToolbarAppearance``, by its name on iOS.
  public typealias UIToolbarAppearance = HostToolbarAppearance
  /// ``/HostTree/HostBarButtonItemAppearance``, by its name on iOS.
  public typealias UIBarButtonItemAppearance = HostBarButtonItemAppearance
  /// ``/HostTree/HostTabBarItemAppearance``, by its name on iOS.
  public typealias UITabBarItemAppearance = HostTabBarItemAppearance
  /// ``/HostTree/HostOffset``, by its name on iOS.
  public typealias UIOffset = HostOffset
  /// ``/HostTree/HostBarMetrics``, by its name on iOS.
  public typealias UIBarMetrics = HostBarMetrics
  /// ``/HostTree/EdgeInsets``, by its name on iOS: left is leading.
  public typealias UIEdgeInsets = EdgeInsets
  /// ``/HostTree/EdgeInsets``, by its name on iOS.
  public typealias NSDirectionalEdgeInsets = EdgeInsets

  extension EdgeInsets {
    /// The same insets, in the spelling of code that converts UIKit's.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) { self = nsEdgeInsets }
  }

  /// ``/HostTree/HostLayer``, by its name on iOS.
  public typealias CALayer = HostLayer
  /// ``HostLayoutPriority``, by its name on iOS.
  public typealias UILayoutPriority = HostLayoutPriority
  /// ``/HostTree/HostVisualEffectView``, by its name on iOS.
  public typealias UIVisualEffectView = HostVisualEffectView
  /// ``/HostTree/HostVisualEffect``, by its name on iOS.
  public typealias UIVisualEffect = HostVisualEffect
  /// ``/HostTree/HostBlurEffect``, by its name on iOS.
  public typealias UIBlurEffect = HostBlurEffect
  /// ``/HostTree/HostVibrancyEffect``, by its name on iOS.
  public typealias UIVibrancyEffect = HostVibrancyEffect
  /// ``/HostTree/HostControl``, by its name on iOS.
  public typealias UIControl = HostControl
  /// ``/HostTree/HostScrollView``, by its name on iOS.
  public typealias UIScrollView = HostScrollView
  /// ``/HostTree/HostScrollViewDelegate``, by its name on iOS.
  public typealias UIScrollViewDelegate = HostScrollViewDelegate
  /// ``/HostTree/HostTableView``, by its name on iOS.
  public typealias UITableView = HostTableView
  /// ``/HostTree/HostTableViewDelegate``, by its name on iOS.
  public typealias UITableViewDelegate = HostTableViewDelegate
  /// ``/HostTree/HostTableViewDataSource``, by its name on iOS.
  public typealias UITableViewDataSource = HostTableViewDataSource
  /// ``/HostTree/HostTableViewCell``, by its name on iOS.
  public typealias UITableViewCell = HostTableViewCell
  /// ``/HostTree/HostTableViewHeaderFooterView``, by its name on iOS.
  public typealias UITableViewHeaderFooterView = HostTableViewHeaderFooterView
  /// ``/HostTree/HostCollectionView``, by its name on iOS.
  public typealias UICollectionView = HostCollectionView
  /// ``/HostTree/HostCollectionViewCell``, by its name on iOS.
  public typealias UICollectionViewCell = HostCollectionViewCell
  /// ``/HostTree/HostCollectionViewLayout``, by its name on iOS.
  public typealias UICollectionViewLayout = HostCollectionViewLayout
  /// ``/HostTree/HostCollectionViewDelegate``, by its name on iOS.
  public typealias UICollectionViewDelegate = HostCollectionViewDelegate
  /// ``/HostTree/HostCollectionViewDataSource``, by its name on iOS.
  public typealias UICollectionViewDataSource = HostCollectionViewDataSource
  /// ``/HostTree/HostTextField``, by its name on iOS.
  public typealias UITextField = HostTextField
  /// ``/HostTree/HostTextFieldDelegate``, by its name on iOS.
  public typealias UITextFieldDelegate = HostTextFieldDelegate
  /// ``/HostTree/HostTextView``, by its name on iOS.
  public typealias UITextView = HostTextView
  /// ``/HostTree/HostTextViewDelegate``, by its name on iOS.
  public typealias UITextViewDelegate = HostTextViewDelegate
  /// ``/HostTree/HostSwitch``, by its name on iOS.
  public typealias UISwitch = HostSwitch
  /// ``/HostTree/HostSlider``, by its name on iOS.
  public typealias UISlider = HostSlider
  /// ``/HostTree/HostStepper``, by its name on iOS.
  public typealias UIStepper = HostStepper
  /// ``/HostTree/HostDatePicker``, by its name on iOS.
  public typealias UIDatePicker = HostDatePicker
  /// ``/HostTree/HostSegmentedControl``, by its name on iOS.
  public typealias UISegmentedControl = HostSegmentedControl
  /// ``/HostTree/HostPickerView``, by its name on iOS.
  public typealias UIPickerView = HostPickerView
  /// ``/HostTree/HostColorWell``, by its name on iOS.
  public typealias UIColorWell = HostColorWell
  /// ``/HostTree/HostCalendarView``, by its name on iOS.
  public typealias UICalendarView = HostCalendarView
  /// ``/HostTree/HostActivityIndicatorView``, by its name on iOS.
  public typealias UIActivityIndicatorView = HostActivityIndicatorView
  /// ``/HostTree/HostProgressView``, by its name on iOS.
  public typealias UIProgressView = HostProgressView
  /// ``/HostTree/HostPageControl``, by its name on iOS.
  public typealias UIPageControl = HostPageControl
  /// ``/HostTree/HostRefreshControl``, by its name on iOS.
  public typealias UIRefreshControl = HostRefreshControl
  /// ``/HostTree/HostSearchBar``, by its name on iOS.
  public typealias UISearchBar = HostSearchBar
  /// ``/HostTree/HostSearchBarDelegate``, by its name on iOS.
  public typealias UISearchBarDelegate = HostSearchBarDelegate
  /// ``/HostTree/HostSearchController``, by its name on iOS.
  public typealias UISearchController = HostSearchController
  /// ``/HostTree/HostButton``, by its name on iOS.
  public typealias UIButton = HostButton
  /// ``/HostTree/HostLabel``, by its name on iOS.
  public typealias UILabel = HostLabel
  /// ``/HostTree/HostImageView``, by its name on iOS.
  public typealias UIImageView = HostImageView
  /// ``/HostTree/HostNavigationController``, by its name on iOS.
  public typealias UINavigationController = HostNavigationController
  /// ``/HostTree/HostTabBarController``, by its name on iOS.
  public typealias UITabBarController = HostTabBarController
  /// ``/HostTree/HostSplitViewController``, by its name on iOS.
  public typealias UISplitViewController = HostSplitViewController
  /// ``/HostTree/HostPageViewController``, by its name on iOS.
  public typealias UIPageViewController = HostPageViewController
  /// ``/HostTree/HostPresentationController``, by its name on iOS.
  public typealias UIPresentationController = HostPresentationController
  /// ``/HostTree/HostSheetPresentationController``, by its name on iOS.
  public typealias UISheetPresentationController = HostSheetPresentationController
  /// ``/HostTree/HostPopoverPresentationController``, by its name on iOS.
  public typealias UIPopoverPresentationController = HostPopoverPresentationController
  /// ``/HostTree/HostAdaptivePresentationControllerDelegate``, by its name on iOS.
  public typealias UIAdaptivePresentationControllerDelegate = HostAdaptivePresentationControllerDelegate
  /// ``/HostTree/HostModalPresentationStyle``, by its name on iOS.
  public typealias UIModalPresentationStyle = HostModalPresentationStyle
  /// ``/HostTree/HostNavigationBar``, by its name on iOS.
  public typealias UINavigationBar = HostNavigationBar
  /// ``/HostTree/HostNavigationItem``, by its name on iOS.
  public typealias UINavigationItem = HostNavigationItem
  /// ``/HostTree/HostToolbar``, by its name on iOS.
  public typealias UIToolbar = HostToolbar
  /// ``/HostTree/HostTabBar``, by its name on iOS.
  public typealias UITabBar = HostTabBar
  /// ``/HostTree/HostTabBarItem``, by its name on iOS.
  public typealias UITabBarItem = HostTabBarItem
  /// ``/ViewKernel/HostingControllerSizingOptions``, by its name on iOS.
  public typealias UIHostingControllerSizingOptions = HostingControllerSizingOptions
  /// ``HostingConfiguration``, by its name on iOS.
  public typealias UIHostingConfiguration = HostingConfiguration
  /// ``/HostTree/HostContentConfiguration``, by its name on iOS.
  public typealias UIContentConfiguration = HostContentConfiguration
  /// ``/HostTree/HostContentView``, by its name on iOS.
  public typealias UIContentView = HostContentView
  /// ``/HostTree/HostListContentConfiguration``, by its name on iOS.
  public typealias UIListContentConfiguration = HostListContentConfiguration
  /// ``/HostTree/HostCellConfigurationState``, by its name on iOS.
  public typealias UICellConfigurationState = HostCellConfigurationState
  /// ``/HostTree/HostSelector``, by its name on Apple's systems.
  public typealias Selector = HostSelector
  /// ``/HostTree/HostSceneDelegate``, by its name on iOS.
  public typealias UISceneDelegate = HostSceneDelegate
  /// ``/HostTree/HostWindowSceneDelegate``, by its name on iOS.
  public typealias UIWindowSceneDelegate = HostWindowSceneDelegate
  /// ``/HostTree/HostSceneSession``, by its name on iOS.
  public typealias UISceneSession = HostSceneSession
  /// ``/HostTree/HostSceneConfiguration``, by its name on iOS.
  public typealias UISceneConfiguration = HostSceneConfiguration
  /// ``/HostTree/HostOpenURLContext``, by its name on iOS.
  public typealias UIOpenURLContext = HostOpenURLContext
  /// ``/HostTree/HostBarButtonItem``, by its name on iOS.
  public typealias UIBarButtonItem = HostBarButtonItem
  /// ``/HostTree/HostAlertController``, by its name on iOS.
  public typealias UIAlertController = HostAlertController
  /// ``/HostTree/HostAlertAction``, by its name on iOS.
  public typealias UIAlertAction = HostAlertAction
  /// ``/HostTree/HostMenu``, by its name on iOS.
  public typealias UIMenu = HostMenu
  /// ``/HostTree/HostAction``, by its name on iOS.
  public typealias UIAction = HostAction
  /// ``/HostTree/HostGestureRecognizer``, by its name on iOS.
  public typealias UIGestureRecognizer = HostGestureRecognizer
  /// ``/HostTree/HostTapGestureRecognizer``, by its name on iOS.
  public typealias UITapGestureRecognizer = HostTapGestureRecognizer
  /// ``/HostTree/HostPanGestureRecognizer``, by its name on iOS.
  public typealias UIPanGestureRecognizer = HostPanGestureRecognizer
  /// ``/HostTree/HostLongPressGestureRecognizer``, by its name on iOS.
  public typealias UILongPressGestureRecognizer = HostLongPressGestureRecognizer
  /// ``/HostTree/HostSwipeGestureRecognizer``, by its name on iOS.
  public typealias UISwipeGestureRecognizer = HostSwipeGestureRecognizer
  /// ``/HostTree/HostPinchGestureRecognizer``, by its name on iOS.
  public typealias UIPinchGestureRecognizer = HostPinchGestureRecognizer
  /// ``/HostTree/HostRotationGestureRecognizer``, by its name on iOS.
  public typealias UIRotationGestureRecognizer = HostRotationGestureRecognizer
  /// ``/HostTree/HostGestureRecognizerDelegate``, by its name on iOS.
  public typealias UIGestureRecognizerDelegate = HostGestureRecognizerDelegate
  /// ``/HostTree/HostTouch``, by its name on iOS.
  public typealias UITouch = HostTouch
  /// ``/HostTree/HostEvent``, by its name on iOS.
  public typealias UIEvent = HostEvent
  /// ``/HostTree/HostDragInteraction``, by its name on iOS.
  public typealias UIDragInteraction = HostDragInteraction
  /// ``/HostTree/HostDropInteraction``, by its name on iOS.
  public typealias UIDropInteraction = HostDropInteraction
  /// ``/HostTree/HostUserInterfaceSizeClass``, by its name on iOS.
  public typealias UIUserInterfaceSizeClass = HostUserInterfaceSizeClass
  /// ``/HostTree/HostTraitCollection``, by its name on iOS.
  public typealias UITraitCollection = HostTraitCollection
  /// ``/HostTree/HostUserInterfaceStyle``, by its name on iOS.
  public typealias UIUserInterfaceStyle = HostUserInterfaceStyle
  /// ``/ViewKernel/HostingController``, by its name on iOS.
  public typealias UIHostingController = HostingController
#endif
