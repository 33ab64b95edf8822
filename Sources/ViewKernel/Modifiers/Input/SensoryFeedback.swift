import HostTree

/// Haptic or audio feedback for a change of a value: see ``View/sensoryFeedback(_:trigger:)``.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("\(count)") { count += 1 }
///       .sensoryFeedback(.increase, trigger: count)
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Counter())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 240))
/// window.settle()
/// print(window.feedback.takePlayed())
/// // Prints "[increase]"
/// ```
public struct SensoryFeedback: Equatable, Sendable {
  let host: HostFeedback

  /// A task has succeeded.
  public static let success = SensoryFeedback(host: HostFeedback(.success))
  /// A task has ended with a warning.
  public static let warning = SensoryFeedback(host: HostFeedback(.warning))
  /// A task has failed.
  public static let error = SensoryFeedback(host: HostFeedback(.error))
  /// The selection has changed.
  public static let selection = SensoryFeedback(host: HostFeedback(.selection))
  /// A value has risen above a threshold.
  public static let increase = SensoryFeedback(host: HostFeedback(.increase))
  /// A value has fallen below a threshold.
  public static let decrease = SensoryFeedback(host: HostFeedback(.decrease))
  /// An activity has started.
  public static let start = SensoryFeedback(host: HostFeedback(.start))
  /// An activity has stopped.
  public static let stop = SensoryFeedback(host: HostFeedback(.stop))
  /// A dragged item has been aligned with another one.
  public static let alignment = SensoryFeedback(host: HostFeedback(.alignment))
  /// A discrete level of pressure has been reached.
  public static let levelChange = SensoryFeedback(host: HostFeedback(.levelChange))
  /// A drawn path has been completed.
  public static let pathComplete = SensoryFeedback(host: HostFeedback(.pathComplete))
  /// A collision of objects of medium weight.
  public static let impact = SensoryFeedback(host: HostFeedback(.impact(.medium)))

  /// A collision of objects of some weight.
  ///
  /// - Parameters:
  ///   - weight: The weight of the objects.
  ///   - intensity: The strength, from 0 to 1; values outside are clamped and reported.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    impact(weight.style, intensity)
  }

  /// A collision of objects of some flexibility.
  ///
  /// - Parameters:
  ///   - flexibility: The flexibility of the objects.
  ///   - intensity: The strength, from 0 to 1; values outside are clamped and reported.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    impact(flexibility.style, intensity)
  }

  private static func impact(_ style: HostFeedback.ImpactStyle, _ intensity: Double) -> SensoryFeedback {
    let intensity = intensity.sound(from: 0, to: 1, else: 1, "The intensity of a feedback")
    return SensoryFeedback(host: HostFeedback(.impact(style), intensity: intensity))
  }

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    let style: HostFeedback.ImpactStyle
    /// Small, light objects.
    public static let light = Weight(style: .light)
    /// Objects of medium weight.
    public static let medium = Weight(style: .medium)
    /// Large, heavy objects.
    public static let heavy = Weight(style: .heavy)
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    let style: HostFeedback.ImpactStyle
    /// Hard objects.
    public static let rigid = Flexibility(style: .rigid)
    /// Objects of medium flexibility.
    public static let solid = Flexibility(style: .medium)
    /// Soft objects.
    public static let soft = Flexibility(style: .soft)
  }
}

struct SensoryFeedbackModifier<Trigger: Equatable> {
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?
}

extension SensoryFeedbackModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { SensoryFeedbackNode(self, in: builder) }
}

extension View {
  /// Plays feedback when `trigger` has changed; not when the view appears.
  ///
  /// It is played in the effects pass, with `onChange(of:)`. The window records the feedback and passes it to its
  /// renderer, as the library has no haptics of its own: see `HostWindow.feedback`.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays feedback when `trigger` has changed, if `condition` is true for the old and the new value.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Plays the feedback that a closure returns for the old and the new value of `trigger`; nil plays nothing.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { modifier(SensoryFeedbackModifier(trigger: trigger, feedback: feedback)) }

  /// Plays the feedback that a closure returns when `trigger` has changed; nil plays nothing.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() }) }
}

final class SensoryFeedbackNode<Trigger: Equatable>: EnclosingModifierNode<SensoryFeedbackModifier<Trigger>> {
  override func update(with new: SensoryFeedbackModifier<Trigger>, around content: () -> Void) {
    let old = modifier.trigger
    modifier = new
    content()
    guard modifier.trigger != old else { return }
    graph.owner.enqueueEffect(.normal) { [graph] in
      guard let feedback = new.feedback(old, new.trigger) else { return }
      (graph.owner as? HostView)?.window?.feedback.play(feedback.host)
    }
  }
}
