// Tests: `HostPickerViewTests`.

public import Foundation

/// Returns the numbers of components and rows of a ``HostPickerView``, as `UIPickerViewDataSource`.
@MainActor @preconcurrency
public protocol HostPickerViewDataSource: AnyObject {
  /// The number of wheels; at least one is shown.
  func numberOfComponents(in pickerView: HostPickerView) -> Int

  /// The number of rows of a wheel.
  func pickerView(_ pickerView: HostPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Returns the content of the rows of a ``HostPickerView``, and is called when one is selected, as
/// `UIPickerViewDelegate`.
///
/// All methods have default implementations. A row shows its view, or else its attributed title, or else its title.
@MainActor @preconcurrency
public protocol HostPickerViewDelegate: AnyObject {
  /// The title of a row; nil, the default, for an empty one.
  func pickerView(_ pickerView: HostPickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// The title of a row with its looks; nil, the default, takes the plain title.
  func pickerView(_ pickerView: HostPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?

  /// The view of a row; a plain view of no size, the default, takes the title. `view` is always nil: views are not
  /// reused.
  func pickerView(
    _ pickerView: HostPickerView, viewForRow row: Int, forComponent component: Int, reusing view: HostView?
  ) -> HostView

  /// The user has turned a wheel to a row.
  func pickerView(_ pickerView: HostPickerView, didSelectRow row: Int, inComponent component: Int)

  /// The width of a wheel in points; 0, the default, for an equal share of the room.
  func pickerView(_ pickerView: HostPickerView, widthForComponent component: Int) -> CGFloat

  /// Has no effect: rows are ``HostPickerView/rowHeight`` high.
  func pickerView(_ pickerView: HostPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension HostPickerViewDelegate {
  /// Nil.
  public func pickerView(_ pickerView: HostPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Nil.
  public func pickerView(
    _ pickerView: HostPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A view that stands for the title.
  public func pickerView(
    _ pickerView: HostPickerView, viewForRow row: Int, forComponent component: Int, reusing view: HostView?
  ) -> HostView { RowByTitle() }
  /// Does nothing.
  public func pickerView(_ pickerView: HostPickerView, didSelectRow row: Int, inComponent component: Int) {}
  /// 0.
  public func pickerView(_ pickerView: HostPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// ``HostPickerView/rowHeight``.
  public func pickerView(_ pickerView: HostPickerView, rowHeightForComponent component: Int) -> CGFloat {
    HostPickerView.rowHeight
  }
}

/// The view in place of a row for a delegate without views for rows.
private final class RowByTitle: HostView {}

extension HostPickerView {
  /// The number of wheels of a picker with a ``dataSource``; 1 without one.
  public var numberOfComponents: Int { dataSource == nil ? 1 : components.count }

  /// The number of rows of a wheel; 0 for one that does not exist.
  public func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.numberOfRows ?? 0 }

  /// The row that a wheel shows; -1 for none.
  public func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? HostPickerView.noRow }

  /// Turns a wheel to a row at once, without telling the delegate. A wheel that does not exist is ignored.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component), wheel === self || (0..<wheel.numberOfRows).contains(row) else { return }
    wheel.selectedRow = row
  }

  /// The view of a row; nil if there is none.
  public func view(forRow row: Int, forComponent component: Int) -> HostView? {
    guard let rows = wheel(component)?.subviews, rows.indices.contains(row) else { return nil }
    return rows[row]
  }

  /// Asks the data source and the delegate for everything. Each wheel keeps its row, if that is still there.
  public func reloadAllComponents() {
    guard let dataSource else {
      for wheel in components { wheel.removeFromSuperview() }
      return components = []
    }
    let count = max(dataSource.numberOfComponents(in: self), 1)
    for wheel in components.dropFirst(count) { wheel.removeFromSuperview() }
    components.removeSubrange(min(count, components.count)...)
    while components.count < count {
      let wheel = HostPickerView(frame: .zero)
      let component = components.count
      wheel.addAction(for: .valueChanged) { [weak self] wheel in
        guard let self else { return }
        delegate?.pickerView(self, didSelectRow: wheel.selectedRow, inComponent: component)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
      components.append(wheel)
    }
    setSubviews(components)
    for component in 0..<count { reloadComponent(component) }
    setNeedsLayout()
  }

  /// Asks the data source and the delegate for the rows of a wheel.
  public func reloadComponent(_ component: Int) {
    guard let dataSource, components.indices.contains(component) else { return }
    let wheel = components[component]
    let count = max(dataSource.pickerView(self, numberOfRowsInComponent: component), 0)
    let former = wheel.selectedRow
    wheel.setSubviews((0..<count).map { makeRow($0, component) })
    wheel.selectedRow = count == 0 ? HostPickerView.noRow : min(max(former, 0), count - 1)
  }

  private func makeRow(_ row: Int, _ component: Int) -> HostView {
    guard let delegate else { return HostLabel() }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    guard view is RowByTitle else { return view }
    let label = HostLabel()
    label.numberOfLines = 1
    if let text = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  private func wheel(_ component: Int) -> HostPickerView? {
    if dataSource == nil { return component == 0 ? self : nil }
    return components.indices.contains(component) ? components[component] : nil
  }

  /// Places the wheels side by side: those with a width of their own have it, the others share the rest.
  func layOutComponents() {
    let wanted = components.indices.map { index in
      let width = delegate?.pickerView(self, widthForComponent: index) ?? 0
      return width.isFinite ? max(width, 0) : 0
    }
    let flexible = wanted.count { $0 == 0 }
    let rest = max(bounds.width - wanted.reduce(0, +), 0)
    let share = flexible > 0 ? rest / CGFloat(flexible) : 0
    // Without one that stretches they are in the middle.
    var left = bounds.minX + (flexible > 0 ? 0 : rest / 2)
    for (wheel, width) in zip(components, wanted) {
      let frame = CGRect(x: left, y: bounds.minY, width: width == 0 ? share : width, height: bounds.height)
      wheel.frame = mirrored(frame)
      left = frame.maxX
    }
  }
}
