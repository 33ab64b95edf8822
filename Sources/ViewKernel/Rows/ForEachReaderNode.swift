/// The node of a `ForEach` over a collection that makes its elements when it is asked for them: lazily, or out of a state or an object
/// that may be another by the time that it is asked again.
///
/// It asks for all of them as other nodes run a body, and shows a `ForEach` over what it was given. So whatever the collection has read
/// makes it ask again, and nodes and rows inside have elements that stay.
final class ForEachReaderNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ValueNode<ForEach<Data, ID, Content>>, ElementsReading
{
  private var view: ForEach<Data, ID, Content>
  private let kind = CodeKind()

  init(_ view: ForEach<Data, ID, Content>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view }

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

/// The node of a `ForEach` that stands for it in the eyes of tools; the one inside only gives structure.
@MainActor
protocol ElementsReading: ViewNode {}
