// Tests: `HostTextFieldSideViewsTests`.

import Foundation

/// Views at the ends of a text field, and the button that clears it.
///
/// ```swift
/// let field = HostTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
/// field.text = "Hello"
/// field.clearButtonMode = .always
/// let window = HostWindow(frame: field.frame)
/// window.addSubview(field)
/// window.makeKeyAndVisible()
/// window.settle()
/// print(field.clearButton?.tap() ?? false, field.text.isEmpty)
/// // Prints "true true"
/// ```
extension HostTextField {
  /// When something beside the text is shown, as `UITextField.ViewMode`.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never
    /// While the user edits the text.
    case whileEditing
    /// While the user does not edit the text.
    case unlessEditing
    /// Always.
    case always
  }

  /// When the button that clears the text is shown, at the trailing end; never while there is no text, or while
  /// ``rightView`` is shown. Defaults to `.never`.
  public var clearButtonMode: ViewMode {
    get { sides?.clearMode ?? .never }
    set { change { $0.clearMode = newValue } }
  }

  /// The button that clears the text; nil unless it is shown.
  public var clearButton: HostButton? { sides?.clearButton?.superview == nil ? nil : sides?.clearButton }

  /// A view before the text, of its own size; nil for none. It is at the leading end, as UIKit's.
  public var leftView: HostView? {
    get { sides?.left }
    set {
      if newValue !== leftView { leftView?.removeFromSuperview() }
      change { $0.left = newValue }
    }
  }

  /// When ``leftView`` is shown. Defaults to `.never`.
  public var leftViewMode: ViewMode {
    get { sides?.leftMode ?? .never }
    set { change { $0.leftMode = newValue } }
  }

  /// A view behind the text, of its own size; nil for none.
  public var rightView: HostView? {
    get { sides?.right }
    set {
      if newValue !== rightView { rightView?.removeFromSuperview() }
      change { $0.right = newValue }
    }
  }

  /// When ``rightView`` is shown. Defaults to `.never`.
  public var rightViewMode: ViewMode {
    get { sides?.rightMode ?? .never }
    set { change { $0.rightMode = newValue } }
  }

  private func change(_ change: (inout TextFieldSides) -> Void) {
    var new = sides ?? TextFieldSides()
    change(&new)
    sides = new
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    case .always: true
    }
  }

  /// Shows and hides the views after a change.
  final func sidesDidChange() {
    guard let sides else { return }
    show(sides.left, isShown(sides.leftMode))
    let hasRight = sides.right != nil && isShown(sides.rightMode)
    show(sides.right, hasRight)
    let clears = !hasRight && hasText && isShown(sides.clearMode)
    if clears, sides.clearButton == nil {
      let button = makeClearButton()
      return change { $0.clearButton = button }
    }
    show(sides.clearButton, clears)
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func show(_ view: HostView?, _ isShown: Bool) {
    guard let view, isShown != (view.superview === self) else { return }
    if isShown { addSubview(view) } else { view.removeFromSuperview() }
  }

  private func makeClearButton() -> HostButton {
    let button = HostButton()
    button.addSubview(HostImageView(image: HostImage(systemName: "xmark.circle.fill")))
    button.tintColor = .placeholderText
    button.accessibilityLabel = "Clear text"
    button.accessibilityIdentifier = "ClearButton"
    button.addAction(for: .primaryActionTriggered) { [weak self] in self?.clear() }
    return button
  }

  /// Removes the text as the user does, if the delegate allows it; the field becomes first responder.
  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    becomeFirstResponder()
    editing.select(0..<text.count)
    editing.insert("")
    didEdit()
  }

  /// The part of the text's room that the views leave.
  final func roomBetweenSides(_ room: CGRect) -> CGRect {
    guard let sides else { return room }
    func width(_ view: HostView?) -> CGFloat {
      guard let view, view.superview === self else { return 0 }
      return min(view === sides.clearButton ? 26 : size(of: view).width, room.width)
    }
    let start = width(sides.left)
    let end = max(width(sides.right), width(sides.clearButton))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: room.minX + (isRightToLeft ? end : start), y: room.minY, width: max(room.width - start - end, 0),
      height: room.height)
  }

  private func size(of view: HostView) -> CGSize {
    view.bounds.size == .zero ? view.sizeThatFits(.unspecified) : view.bounds.size
  }

  /// Places the views at the ends, vertically centred.
  final func placeSides() {
    guard let sides else { return }
    func place(_ view: HostView?, atEnd: Bool) {
      guard let view, view.superview === self else { return }
      let size = view === sides.clearButton ? CGSize(width: 20, height: 20) : size(of: view)
      let margin: CGFloat = borderStyle == .roundedRect ? 7 : 0
      let x = atEnd ? bounds.width - size.width - margin : margin
      let y = ((bounds.height - size.height) / 2).rounded()
      view.frame = mirrored(CGRect(x: x, y: y, width: size.width, height: size.height))
    }
    place(sides.left, atEnd: false)
    place(sides.right, atEnd: true)
    place(sides.clearButton, atEnd: true)
  }
}

/// The views beside the text of a field.
struct TextFieldSides {
  var left: HostView?
  var leftMode = HostTextField.ViewMode.never
  var right: HostView?
  var rightMode = HostTextField.ViewMode.never
  var clearMode = HostTextField.ViewMode.never
  var clearButton: HostButton?
}
