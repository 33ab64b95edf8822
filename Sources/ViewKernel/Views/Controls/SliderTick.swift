// Tests: `SliderTicksTests`.

/// A mark on the track of a ``Slider``, with a label or without.
///
/// ```swift
/// struct Rating: View {
///   @State private var rating = 5.0
///
///   var body: some View {
///     Slider(value: $rating, in: 0...10) { Text("Rating") } ticks: {
///       SliderTick(0) { Text("poor") }
///       SliderTick(5)
///       SliderTick(10) { Text("good") }
///     }
///   }
/// }
/// ```
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
  /// The identity of a tick: its value.
  public struct ID: Hashable {
    fileprivate let value: V
  }

  /// The value at which the mark is. A tick out of the slider's range is not shown.
  public let value: V
  let label: AnyView?

  /// Creates a mark without a label.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Creates a mark with a label below it.
  public init<Label: View>(_ value: V, @ViewBuilder _ label: () -> Label) {
    self.value = value
    self.label = AnyView(label())
  }

  /// The identity of the tick.
  public var id: ID { ID(value: value) }
}

extension SliderTick: Comparable {
  /// Whether two ticks have the same value.
  public static func == (first: SliderTick, second: SliderTick) -> Bool { first.value == second.value }
  /// Whether the first tick has the smaller value.
  public static func < (first: SliderTick, second: SliderTick) -> Bool { first.value < second.value }
}

/// Ticks of a ``Slider``: one, or several. Only types of this library conform.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The ticks in the order in which they are written.
  var _ticks: [SliderTick<Value>] { get }
}

extension SliderTick: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = V
  /// The tick itself.
  public var _ticks: [SliderTick<V>] { [self] }
}

extension Optional: SliderTickContent where Wrapped: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = Wrapped.Value
  /// The ticks, or none.
  public var _ticks: [SliderTick<Wrapped.Value>] { self?._ticks ?? [] }
}

/// Several ticks that are written one below the other.
public struct TupleSliderTickContent<V: BinaryFloatingPoint>: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = V
  /// The ticks.
  public let _ticks: [SliderTick<V>]
}

/// Ticks for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
  SliderTickContent
{
  /// The type of the slider's value.
  public typealias Value = Content.Value
  /// The ticks of all elements.
  public let _ticks: [SliderTick<Content.Value>]

  /// Creates ticks for values that are identified by the property at `id`, as by themselves with `\.self`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Data.Element> content: @escaping (Data.Element) -> Content
  ) where Data.Element == Content.Value {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

/// Collects the ticks of a ``Slider`` that are written one below the other, with `if`, `else` and `switch`.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// A tick, or several.
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
  where Content.Value == V { content }

  /// One tick.
  public static func buildBlock<Content: SliderTickContent>(_ content: Content) -> Content
  where Content.Value == V { content }

  /// No ticks, or several.
  public static func buildBlock<each Content: SliderTickContent>(
    _ content: repeat each Content
  ) -> TupleSliderTickContent<V> {
    var ticks: [SliderTick<V>] = []
    repeat ticks += ((each content)._ticks as? [SliderTick<V>]) ?? []
    return TupleSliderTickContent(_ticks: ticks)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: SliderTickContent>(_ content: Content?) -> Content?
  where Content.Value == V { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<Content: SliderTickContent>(first: Content) -> TupleSliderTickContent<V>
  where Content.Value == V { TupleSliderTickContent(_ticks: first._ticks) }

  /// Another branch of an `if` or `switch`.
  public static func buildEither<Content: SliderTickContent>(second: Content) -> TupleSliderTickContent<V>
  where Content.Value == V { TupleSliderTickContent(_ticks: second._ticks) }
}
