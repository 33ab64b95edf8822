// Tests: `UIKitNamesTests`.

public import HostTree

// UIKit's names for the parts of the classes of `UIKitNames+Hosts.swift`: delegates, items, kinds.
#if !(os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// ``/HostTree/HostNavigationControllerDelegate``, by its name on iOS.
  public typealias UINavigationControllerDelegate = HostNavigationControllerDelegate
  /// ``/HostTree/HostTabBarControllerDelegate``, by its name on iOS.
  public typealias UITabBarControllerDelegate = HostTabBarControllerDelegate
  /// ``/HostTree/HostTabBarDelegate``, by its name on iOS.
  public typealias UITabBarDelegate = HostTabBarDelegate
  /// ``/HostTree/HostPageViewControllerDelegate``, by its name on iOS.
  public typealias UIPageViewControllerDelegate = HostPageViewControllerDelegate
  /// ``/HostTree/HostSplitViewControllerDelegate``, by its name on iOS.
  public typealias UISplitViewControllerDelegate = HostSplitViewControllerDelegate
  /// ``/HostTree/HostSearchControllerDelegate``, by its name on iOS.
  public typealias UISearchControllerDelegate = HostSearchControllerDelegate
  /// ``/HostTree/HostSearchResultsUpdating``, by its name on iOS.
  public typealias UISearchResultsUpdating = HostSearchResultsUpdating
  /// ``/HostTree/HostSearchToken``, by its name on iOS.
  public typealias UISearchToken = HostSearchToken
  /// ``/HostTree/HostSheetPresentationControllerDelegate``, by its name on iOS.
  public typealias UISheetPresentationControllerDelegate = HostSheetPresentationControllerDelegate
  /// ``/HostTree/HostPageViewControllerDataSource``, by its name on iOS.
  public typealias UIPageViewControllerDataSource = HostPageViewControllerDataSource
  /// ``HostDocumentPickerViewController``, by its name on iOS.
  public typealias UIDocumentPickerViewController = HostDocumentPickerViewController
  /// ``HostDocumentPickerDelegate``, by its name on iOS.
  public typealias UIDocumentPickerDelegate = HostDocumentPickerDelegate
  /// ``/HostTree/HostCalendarViewDelegate``, by its name on iOS.
  public typealias UICalendarViewDelegate = HostCalendarViewDelegate
  /// ``/HostTree/HostCalendarSelection``, by its name on iOS.
  public typealias UICalendarSelection = HostCalendarSelection
  /// ``/HostTree/HostCalendarSelectionSingleDate``, by its name on iOS.
  public typealias UICalendarSelectionSingleDate = HostCalendarSelectionSingleDate
  /// ``/HostTree/HostCalendarSelectionSingleDateDelegate``, by its name on iOS.
  public typealias UICalendarSelectionSingleDateDelegate = HostCalendarSelectionSingleDateDelegate
  /// ``/HostTree/HostCalendarSelectionMultiDate``, by its name on iOS.
  public typealias UICalendarSelectionMultiDate = HostCalendarSelectionMultiDate
  /// ``/HostTree/HostCalendarSelectionMultiDateDelegate``, by its name on iOS.
  public typealias UICalendarSelectionMultiDateDelegate = HostCalendarSelectionMultiDateDelegate
  /// ``/HostTree/HostPickerViewDataSource``, by its name on iOS.
  public typealias UIPickerViewDataSource = HostPickerViewDataSource
  /// ``/HostTree/HostPickerViewDelegate``, by its name on iOS.
  public typealias UIPickerViewDelegate = HostPickerViewDelegate
  /// ``HostImagePickerController``, by its name on iOS.
  public typealias UIImagePickerController = HostImagePickerController
  /// ``HostImagePickerControllerDelegate``, by its name on iOS.
  public typealias UIImagePickerControllerDelegate = HostImagePickerControllerDelegate
  /// ``/HostTree/HostCollectionViewFlowLayout``, by its name on iOS.
  public typealias UICollectionViewFlowLayout = HostCollectionViewFlowLayout
  /// ``/HostTree/HostCollectionViewLayoutAttributes``, by its name on iOS.
  public typealias UICollectionViewLayoutAttributes = HostCollectionViewLayoutAttributes
  /// ``/HostTree/HostContextualAction``, by its name on iOS.
  public typealias UIContextualAction = HostContextualAction
  /// ``/HostTree/HostSwipeActionsConfiguration``, by its name on iOS.
  public typealias UISwipeActionsConfiguration = HostSwipeActionsConfiguration
  /// ``/HostTree/HostContentSizeCategory``, by its name on iOS.
  public typealias UIContentSizeCategory = HostContentSizeCategory
  /// ``/HostTree/HostUserInterfaceLayoutDirection``, by its name on iOS.
  public typealias UIUserInterfaceLayoutDirection = HostUserInterfaceLayoutDirection
  /// ``/HostTree/HostInteraction``, by its name on iOS.
  public typealias UIInteraction = HostInteraction
  /// ``/HostTree/HostDragInteractionDelegate``, by its name on iOS.
  public typealias UIDragInteractionDelegate = HostDragInteractionDelegate
  /// ``/HostTree/HostDragItem``, by its name on iOS.
  public typealias UIDragItem = HostDragItem
  /// ``/HostTree/HostDragSession``, by its name on iOS.
  public typealias UIDragSession = HostDragSession
  /// ``/HostTree/HostDropInteractionDelegate``, by its name on iOS.
  public typealias UIDropInteractionDelegate = HostDropInteractionDelegate
  /// ``/HostTree/HostDropSession``, by its name on iOS.
  public typealias UIDropSession = HostDropSession
  /// ``/HostTree/HostDropProposal``, by its name on iOS.
  public typealias UIDropProposal = HostDropProposal
  /// ``/HostTree/HostDropOperation``, by its name on iOS.
  public typealias UIDropOperation = HostDropOperation
  /// ``/HostTree/HostKeyCommand``, by its name on iOS.
  public typealias UIKeyCommand = HostKeyCommand
  /// ``/HostTree/HostKeyInput``, by its name on iOS.
  public typealias UIKeyInput = HostKeyInput
  /// ``/HostTree/HostKeyModifierFlags``, by its name on iOS.
  public typealias UIKeyModifierFlags = HostKeyModifierFlags
  /// ``/HostTree/HostMenuElement``, by its name on iOS.
  public typealias UIMenuElement = HostMenuElement
  /// ``/HostTree/HostReturnKeyType``, by its name on iOS.
  public typealias UIReturnKeyType = HostReturnKeyType
  /// ``/HostTree/HostTextAutocorrectionType``, by its name on iOS.
  public typealias UITextAutocorrectionType = HostTextAutocorrectionType
  /// ``/HostTree/HostTextInputTraits``, by its name on iOS.
  public typealias UITextInputTraits = HostTextInputTraits
#endif
