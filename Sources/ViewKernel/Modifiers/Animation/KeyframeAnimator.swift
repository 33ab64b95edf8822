import HostTree

/// A view that shows its content with a value that keyframes move.
///
/// Without a trigger the keyframes run when the view appears, and again as long as it is visible; with one they run
/// each time the trigger changes. The next run begins with the value that the last one has ended with, or that it has
/// when it is interrupted. The content is made again in each frame.
///
/// ```swift
/// struct Beat: View {
///   var body: some View {
///     KeyframeAnimator(initialValue: 100.0) { width in
///       Color.red.frame(width: width, height: 50)
///     } keyframes: { _ in
///       LinearKeyframe(200, duration: 1)
///       LinearKeyframe(100, duration: 1)
///     }
///   }
/// }
///
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
/// window.rootViewController = HostingController(rootView: Beat())
/// window.makeKeyAndVisible()
/// window.settle()
/// clock.advance(by: 1.5)
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<Beat> (0, 0, 320 x 480)
/// //    └─ HostFrameView (85, 215, 150 x 50) width=150 height=50
/// //       └─ HostColorView (0, 0, 150 x 50) background=red
/// ```
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  // Unchecked: a view may be made anywhere; what it stores is read on the main actor only.
  nonisolated(unsafe) let initialValue: Value
  /// The trigger to compare with its former value; nil runs at once.
  nonisolated(unsafe) let trigger: AnyTrigger?
  nonisolated let repeats: Bool
  nonisolated(unsafe) let content: (Value) -> Content
  nonisolated(unsafe) let keyframes: (Value) -> KeyframePath

  /// Creates a view whose keyframes run each time `trigger` changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first run. It is only read when the view is inserted.
  ///   - trigger: The value to observe.
  ///   - content: Builds the content for a value.
  ///   - keyframes: The keyframes of a run, for the value that it begins with.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyTrigger(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view whose keyframes run when it appears.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first run. It is only read when the view is inserted.
  ///   - repeating: Whether they run again and again as long as the view is visible.
  ///   - content: Builds the content for a value.
  ///   - keyframes: The keyframes of a run, for the value that it begins with.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  fileprivate init(
    _ initialValue: Value, _ trigger: AnyTrigger?, _ repeats: Bool, _ content: @escaping (Value) -> Content,
    _ keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.repeats = repeats
    self.content = content
    self.keyframes = keyframes
  }

  /// Appends the node that keeps the value.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(KeyframeAnimatorNode(view, in: builder))
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.update(view) }
}

extension View {
  /// Modifies this view by a value that keyframes move each time `trigger` changes: see ``KeyframeAnimator``.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeAnimatorModifier(
        subject: Self.self, initialValue: initialValue, trigger: AnyTrigger(trigger), repeats: false, make: content,
        keyframes: keyframes))
  }

  /// Modifies this view by a value that keyframes move when it appears, and again and again as long as it is visible:
  /// see ``KeyframeAnimator``.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeAnimatorModifier(
        subject: Self.self, initialValue: initialValue, trigger: nil, repeats: repeating, make: content,
        keyframes: keyframes))
  }
}

struct KeyframeAnimatorModifier<Subject, Value, KeyframePath: Keyframes, Made: View>
where KeyframePath.Value == Value {
  let subject: Subject.Type
  let initialValue: Value
  let trigger: AnyTrigger?
  let repeats: Bool
  let make: (PlaceholderContentView<Subject>, Value) -> Made
  let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimatorModifier: ViewModifier {
  func body(content: Content) -> some View {
    let placeholder = PlaceholderContentView<Subject>(provider: content.provider)
    let make = make
    KeyframeAnimator(initialValue, trigger, repeats, { make(placeholder, $0) }, keyframes)
  }
}

/// The node of a keyframe animator: it keeps the value, and the timeline of the run under way.
///
/// - **begin**: the view appears, or the trigger changes: the keyframes are made for the value that there is.
/// - **frame**: in each frame the content is made for the value at that time.
/// - **end**: the value stays what it is then; a run that repeats restarts.
/// - **disappear**: a run ends where it is.
final class KeyframeAnimatorNode<Value, KeyframePath: Keyframes, Content: View>: ValueNode<
  KeyframeAnimator<Value, KeyframePath, Content>
>
where KeyframePath.Value == Value {
  private var view: KeyframeAnimator<Value, KeyframePath, Content>
  private let descriptor = ViewDescriptor.of(Content.self)
  private var value: Value
  /// The timeline of the run under way, and the time at which it began.
  private var current: (timeline: KeyframeTimeline<Value>, begin: Double)?

  /// After so many runs within one frame the next one begins with the frame.
  private static var maximumRuns: Int { 100 }

  init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, in builder: NodeBuilder) {
    self.view = view
    value = view.initialValue
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(view) }

  private func makeContent() -> Content { trackObserving(descriptor) { view.content(value) } }

  override func mount() {
    mountChildren(makeContent())
    if view.trigger == nil, graph.isVisible { beginLater() }
  }

  override func update(with new: KeyframeAnimator<Value, KeyframePath, Content>) {
    let isTriggered = view.trigger != new.trigger
    view = new
    advance()
    flags.subtract([.needsRun])
    updateChildren(makeContent())
    if isTriggered { beginLater() }
  }

  override func run() {
    advance()
    updateChildren(makeContent())
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    super.surroundingsDidChange(change)
    guard case .visibility(let isVisible) = change else { return }
    if !isVisible {
      current = nil
      graph.forgetAnimation(of: self)
    } else if view.trigger == nil, view.repeats {
      beginLater()
    }
  }

  private func beginLater() {
    graph.owner.enqueueEffect(.normal) { [weak self] in self?.begin() }
  }

  private func begin() {
    guard !flags.contains(.isUnmounted), let time = graph.owner.animationTime else { return }
    begin(at: time)
    if current != nil { graph.animateLater(self) } else { graph.invalidate(self) }
  }

  /// Begins a run; one that takes no time ends at once.
  private func begin(at time: Double) {
    let keyframes = view.keyframes(value)
    let timeline = KeyframeTimeline(initialValue: value) { keyframes }
    if timeline.duration > 0 {
      current = (timeline, time)
      value = timeline.value(time: 0)
    } else {
      current = nil
      value = timeline.value(time: 0)
      if view.repeats, view.trigger == nil {
        reportMisuse("The keyframes of a KeyframeAnimator take no time, so they run only once. Give one a duration.")
      }
    }
  }

  /// Brings the value up to the time of the frame.
  private func advance() {
    guard let time = graph.owner.animationTime else { return }
    var runs = 0
    while let (timeline, begin) = current {
      let elapsed = time - begin
      if elapsed < timeline.duration {
        value = timeline.value(time: elapsed)
        graph.animateLater(self)
        return
      }
      value = timeline.value(time: timeline.duration)
      current = nil
      guard view.repeats else { return }
      runs += 1
      self.begin(at: runs < Self.maximumRuns ? begin + timeline.duration : time)
    }
  }

  override func willUnmount() {
    graph.forgetAnimation(of: self)
    super.willUnmount()
  }
}
