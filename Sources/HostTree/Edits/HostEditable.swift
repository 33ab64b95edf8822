/// An object whose properties can be overridden by code other than its owner, with *edits*.
///
/// The owner is the code that made the object and updates it: the views that it stands for, or your own code. Other
/// code that wants a different value can't simply set the property: the owner's next update would overwrite it, and the
/// original value would be lost. An edit survives updates and can be undone:
///
/// ```swift
/// let scrollView = HostScrollView(axes: .vertical)
/// let edit = scrollView.edit(\.bounces, to: false)
/// scrollView.performWithoutEdits { scrollView.bounces = true }  // the owner's update
/// print(scrollView.bounces)
/// // Prints "false"
/// edit.undo()
/// print(scrollView.bounces)
/// // Prints "true"
/// ```
///
/// The rules:
/// - The edits of an object form a stack, sorted by ``HostEditRank``, on top of the owner's values. A property has the
///   value of its topmost edit.
/// - Edits can be undone in any order. The property then has the value of the edit below, in the end the owner's.
/// - The owner makes its updates in ``performWithoutEdits(_:)``: there it reads and writes its own values, and the
///   edits are in force again afterwards. Views do so, so an edit survives their updates. An object whose owner has
///   nothing to update is not touched.
/// - A value that other code writes directly to an edited property (an action, a user who drags a slider) stays until
///   the owner's next update, or until an edit of the object at the same or a lower position in the stack changes; then
///   the edit is in force again.
/// - An edit restores its own property only. Where writing one property changes others (``HostLabel/text`` removes
///   ``HostLabel/runs``), these stay changed until the owner's next update.
/// - Edits don't retain their object, and end with it.
///
/// Don't use edits for what layout sets continually (``HostView/frame``), nor for what the user changes and nothing
/// should reset (``HostScrollView/contentOffset``): set those directly.
@MainActor @preconcurrency
public protocol HostEditable: AnyObject {
  /// The edits of this object; its content is private to the library. Nil until there is one.
  var editStack: HostEditStack? { get set }
}

extension HostEditable {
  /// Overrides a property with a value, on top of the owner's value and of the edits whose rank is not higher.
  ///
  /// The edit lasts until ``HostEdit/undo()`` or until this object is released, whether or not the result is retained.
  ///
  /// - Parameters:
  ///   - keyPath: The property. It may lead through objects that this one owns, as
  ///     `\.navigationBar.prefersLargeTitles`, if those are not edited themselves at the same time.
  ///   - value: The value; must not retain this object.
  ///   - name: The name of the property in printed trees. Nil finds it out, which is not always possible: then the type
  ///     of the value is printed.
  ///   - rank: The priority among the edits.
  ///   - fileID: The file of the call, for printed trees.
  ///   - line: The line of the call, for printed trees.
  /// - Returns: The edit, to change its value or undo it.
  /// - Complexity: O(n) for n edits of this object with a higher rank.
  @discardableResult
  public func edit<Value>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value>, to value: Value, name: String? = nil,
    rank: HostEditRank = .standard, fileID: String = #fileID, line: Int = #line
  ) -> HostPropertyEdit<Self, Value> {
    let stack = editStack ?? HostEditStack()
    if editStack == nil { editStack = stack }
    let edit = HostPropertyEdit(
      of: self, keyPath, value, name: name, rank: rank, source: HostSource(fileID: fileID, line: line))
    stack.insert(edit)
    return edit
  }

  /// Performs an update by the owner, while all edits are reverted.
  ///
  /// `update` reads and writes the owner's values; afterwards the edits are applied again.
  ///
  /// Without edits, or nested in another call for this object, it only calls `update`.
  public func performWithoutEdits(_ update: () -> Void) {
    guard let editStack else { return update() }
    editStack.lift(during: update)
  }

  /// All edits of this object, from the bottom to the top, including those covered by others.
  public var edits: [HostEdit] { editStack?.edits ?? [] }
}
