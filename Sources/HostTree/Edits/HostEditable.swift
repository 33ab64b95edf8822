/// An object of the host tree on whose properties others than its owner may put values of theirs: *edits*.
///
/// The owner is whoever made the object and keeps it up to date: the views that it stands for, or your own code. Others
/// who want a property to be different cannot simply write it, because the owner's next update would overwrite that,
/// and nobody would know what to write when they change their mind. An edit can:
///
/// ```swift
/// let edit = scrollView.edit(\.bounces, to: false)   // bounces is false, whatever the owner says
/// edit.undo()                                        // bounces is what the owner says
/// ```
///
/// These are the rules:
/// - The edits of an object lie on top of each other, sorted by ``HostEditRank``, and below them what the owner says. A
///   property has the value of the topmost edit that speaks of it.
/// - Undone in any order, edits leave the value that those below say, at last the owner's. An edit that went leaves
///   nothing behind.
/// - The owner makes its updates in ``performWithoutEdits(_:)``: it finds and leaves its own values, and the edits are
///   in force again afterwards. Views do so, so an edit survives their updates. An object whose owner has nothing to
///   update is not touched.
/// - What anybody else simply writes to a property with an edit (an action, a user who drags a slider) stands until the
///   owner's next update, or until one of the object's edits of the same or a lower place in the stack changes; then the
///   edit counts again.
/// - An edit puts back its own property only. Where writing one changes others (``HostLabel/text`` takes away
///   ``HostLabel/runs``), these stay changed until the owner's next update.
/// - Edits don't keep their object alive, and end with it.
///
/// Edits are not for what layout sets again and again (``HostView/frame``), nor for what a user moves and nobody should
/// move back (``HostScrollView/contentOffset``): write those.
@MainActor
public protocol HostEditable: AnyObject {
  /// The edits of this object; opaque. Nil until there is one.
  var editStack: HostEditStack? { get set }
}

extension HostEditable {
  /// Puts a value on a property, on top of what its owner says and of the edits whose rank is not higher.
  ///
  /// The edit lasts until ``HostEdit/undo()`` or the end of this object, whether or not somebody keeps the result.
  ///
  /// - Parameters:
  ///   - keyPath: The property. It may lead through objects that this one owns, as `\.navigationBar.prefersLargeTitles`
  ///     does, if nobody edits those themselves at the same time.
  ///   - value: The value; must not retain this object.
  ///   - name: What printed trees call the property; nil has it found out, which does not succeed for each: they print
  ///     the type of the value then.
  ///   - rank: Which edits it lies above.
  ///   - fileID: Where it was made, for printed trees.
  ///   - line: Where it was made, for printed trees.
  /// - Returns: What the value is changed with, and undone.
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

  /// Has the owner make an update: while `update` runs, properties have the values that the owner gave them, and what it
  /// writes is what edits lie on afterwards.
  ///
  /// Without edits this is a mere call of `update`; inside of another call for this object, too.
  public func performWithoutEdits(_ update: () -> Void) {
    guard let editStack else { return update() }
    editStack.lift(during: update)
  }

  /// The edits in force and those that they cover, from the lowest to the topmost.
  public var edits: [HostEdit] { editStack?.edits ?? [] }
}
