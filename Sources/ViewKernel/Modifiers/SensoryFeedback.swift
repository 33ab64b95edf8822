import HostTree

/// Something that a user is to feel or to hear when a value changes: see ``View/sensoryFeedback(_:trigger:)``.
public struct SensoryFeedback: Equatable, Sendable {
  let host: HostFeedback

  /// A task has ended well.
  public static let success = SensoryFeedback(host: HostFeedback(.success))
  /// A task has ended with a doubt.
  public static let warning = SensoryFeedback(host: HostFeedback(.warning))
  /// A task has failed.
  public static let error = SensoryFeedback(host: HostFeedback(.error))
  /// Another value was selected.
  public static let selection = SensoryFeedback(host: HostFeedback(.selection))
  /// A value has grown beyond a mark.
  public static let increase = SensoryFeedback(host: HostFeedback(.increase))
  /// A value has become less than a mark.
  public static let decrease = SensoryFeedback(host: HostFeedback(.decrease))
  /// Something has begun.
  public static let start = SensoryFeedback(host: HostFeedback(.start))
  /// Something has ended.
  public static let stop = SensoryFeedback(host: HostFeedback(.stop))
  /// Something that is dragged lies in a line with something else.
  public static let alignment = SensoryFeedback(host: HostFeedback(.alignment))
  /// Something has come to another level of pressure.
  public static let levelChange = SensoryFeedback(host: HostFeedback(.levelChange))
  /// A path that is drawn has come to its end.
  public static let pathComplete = SensoryFeedback(host: HostFeedback(.pathComplete))
  /// Two things of some weight have struck each other.
  public static let impact = SensoryFeedback(host: HostFeedback(.impact(.medium)))

  /// Two things have struck each other.
  ///
  /// - Parameters:
  ///   - weight: How heavy they are.
  ///   - intensity: How strongly they did, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    impact(weight.style, intensity)
  }

  /// Two things have struck each other.
  ///
  /// - Parameters:
  ///   - flexibility: How much they give way.
  ///   - intensity: How strongly they did, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    impact(flexibility.style, intensity)
  }

  private static func impact(_ style: HostFeedback.ImpactStyle, _ intensity: Double) -> SensoryFeedback {
    let intensity = intensity.sound(from: 0, to: 1, else: 1, "The intensity of a feedback")
    return SensoryFeedback(host: HostFeedback(.impact(style), intensity: intensity))
  }

  /// How heavy things are that strike each other.
  public struct Weight: Equatable, Sendable {
    let style: HostFeedback.ImpactStyle
    /// Of little weight.
    public static let light = Weight(style: .light)
    /// Of some weight.
    public static let medium = Weight(style: .medium)
    /// Heavy.
    public static let heavy = Weight(style: .heavy)
  }

  /// How much things give way that strike each other.
  public struct Flexibility: Equatable, Sendable {
    let style: HostFeedback.ImpactStyle
    /// Not at all.
    public static let rigid = Flexibility(style: .rigid)
    /// A little.
    public static let solid = Flexibility(style: .medium)
    /// Much.
    public static let soft = Flexibility(style: .soft)
  }
}

/// The modifier behind `sensoryFeedback`.
struct SensoryFeedbackModifier<Trigger: Equatable> {
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?
}

extension SensoryFeedbackModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { SensoryFeedbackNode(self, in: builder) }
}

extension View {
  /// Plays a feedback in the window when a value has changed.
  ///
  /// It is played in the effects pass, as `onChange(of:)` is called. Nothing is played by the library: the window records it, and
  /// whoever shows the window hears of it; see `HostWindow.feedback`.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays a feedback in the window when a value has changed, if `condition` holds of the old and the new one.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Plays what `feedback` says when a value has changed, given the old and the new one; nil plays nothing.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { modifier(SensoryFeedbackModifier(trigger: trigger, feedback: feedback)) }

  /// Plays what `feedback` says when a value has changed; nil plays nothing.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() }) }
}

/// Plays a feedback when a value changes.
final class SensoryFeedbackNode<Trigger: Equatable>: EnclosingModifierNode<SensoryFeedbackModifier<Trigger>> {
  override func update(with new: SensoryFeedbackModifier<Trigger>, around content: () -> Void) {
    let old = modifier.trigger
    modifier = new
    content()
    guard modifier.trigger != old else { return }
    graph.owner.enqueueEffect(.lifecycle) { [graph] in
      guard let feedback = new.feedback(old, new.trigger) else { return }
      (graph.owner as? HostView)?.window?.feedback.play(feedback.host)
    }
  }
}
