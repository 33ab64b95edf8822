// Tests: `ForEachBindingTests`, `ForEachClosureTests`.

/// The node of a `ForEach` over a collection that computes its elements on access: lazily, or from a state or an object
/// that may be different at the next access.
///
/// It reads all elements as other nodes run a body, and shows a `ForEach` over a copy of them. So it is invalidated by
/// whatever the collection has read, and the nodes and rows inside have elements that do not change between updates.
final class ForEachReaderNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ValueNode<ForEach<Data, ID, Content>>, ElementsReading
{
  private var view: ForEach<Data, ID, Content>
  private let kind = CodeKind()

  init(_ view: ForEach<Data, ID, Content>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(view) }

  override func mount() { mountChildren(read()) }

  override func update(with new: ForEach<Data, ID, Content>) {
    view = new
    rerun()
  }

  override func run() { updateChildren(read()) }

  private func read() -> ForEach<ContiguousArray<Data.Element>, ID, Content> {
    let elements = trackObserving(kind) { ContiguousArray(view.data) }
    return ForEach(
      data: elements, idProperty: view.idProperty, identifyElement: view.identifyElement, content: view.content)
  }
}

/// The node that represents a `ForEach` in inspection tools; the one inside is structural only.
@MainActor
protocol ElementsReading: ViewNode {}
