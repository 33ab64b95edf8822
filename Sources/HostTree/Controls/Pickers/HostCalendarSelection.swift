// Tests: `HostCalendarViewTests`.

public import Foundation

/// The selection by taps on days of a ``HostCalendarView``, as `UICalendarSelection`: one date, or several.
@MainActor @preconcurrency
public class HostCalendarSelection {
  /// The calendar that has this selection.
  final weak var calendarView: HostCalendarView?

  /// The selected days.
  var dates: [DateComponents] { [] }

  /// Handles a tap on a day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - isSame: Whether other components are of the same day.
  /// - Returns: Whether the selection has changed.
  func toggle(_ day: DateComponents, _ isSame: (DateComponents) -> Bool) -> Bool { false }

  /// Asks the delegate again which days can be selected. Has no effect: it is asked at each tap.
  public final func updateSelectableDates() {}

  final func show() { calendarView?.setSelectedDates(dates, animated: false) }
}

/// Hears of a selection of one date. The methods have default implementations: each day can be selected.
@MainActor @preconcurrency
public protocol HostCalendarSelectionSingleDateDelegate: AnyObject {
  /// The user has selected a day, or, with nil, none.
  func dateSelection(_ selection: HostCalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Whether the user may select a day, or, with nil, none. Asked at each tap.
  func dateSelection(_ selection: HostCalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
    -> Bool
}

extension HostCalendarSelectionSingleDateDelegate {
  /// Does nothing.
  public func dateSelection(
    _ selection: HostCalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {}
  /// True.
  public func dateSelection(
    _ selection: HostCalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// The selection of one day of a ``HostCalendarView``. A tap on the selected one takes it back.
public final class HostCalendarSelectionSingleDate: HostCalendarSelection {
  /// The delegate; not retained.
  public private(set) weak var delegate: (any HostCalendarSelectionSingleDateDelegate)?

  /// The selected day; nil, the default, for none.
  public var selectedDate: DateComponents? { didSet { show() } }

  /// Creates a selection of no day.
  public init(delegate: (any HostCalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  /// Selects a day, without telling the delegate. It is shown at once, whatever `animated` says.
  public func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

  override var dates: [DateComponents] { selectedDate.map { [$0] } ?? [] }

  override func toggle(_ day: DateComponents, _ isSame: (DateComponents) -> Bool) -> Bool {
    let new = selectedDate.map(isSame) == true ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return false }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
    return true
  }
}

/// Hears of a selection of several dates. The methods have default implementations: each day can be selected, and taken
/// back.
@MainActor @preconcurrency
public protocol HostCalendarSelectionMultiDateDelegate: AnyObject {
  /// The user has selected a day.
  func multiDateSelection(_ selection: HostCalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// The user has taken a day out of the selection.
  func multiDateSelection(_ selection: HostCalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

  /// Whether the user may select a day. Asked at each tap.
  func multiDateSelection(
    _ selection: HostCalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool

  /// Whether the user may take a day out of the selection. Asked at each tap.
  func multiDateSelection(
    _ selection: HostCalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension HostCalendarSelectionMultiDateDelegate {
  /// Does nothing.
  public func multiDateSelection(
    _ selection: HostCalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) {}
  /// Does nothing.
  public func multiDateSelection(
    _ selection: HostCalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) {}
  /// True.
  public func multiDateSelection(
    _ selection: HostCalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// True.
  public func multiDateSelection(
    _ selection: HostCalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// The selection of several days of a ``HostCalendarView``.
public final class HostCalendarSelectionMultiDate: HostCalendarSelection {
  /// The delegate; not retained.
  public private(set) weak var delegate: (any HostCalendarSelectionMultiDateDelegate)?

  /// The selected days, in the order in which they were selected.
  public var selectedDates: [DateComponents] = [] { didSet { show() } }

  /// Creates a selection of no day.
  public init(delegate: (any HostCalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  /// Selects days, without telling the delegate. They are shown at once, whatever `animated` says.
  public func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override var dates: [DateComponents] { selectedDates }

  override func toggle(_ day: DateComponents, _ isSame: (DateComponents) -> Bool) -> Bool {
    if selectedDates.contains(where: isSame) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return false }
      selectedDates.removeAll(where: isSame)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return false }
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
    return true
  }
}
