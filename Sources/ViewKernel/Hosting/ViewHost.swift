// Tests: `HostViewRepresentableTests`.

public import Foundation
public import HostTree

/// The host around the host of a representable, with its class hidden: introspection uses this protocol only.
@MainActor
public protocol AnyViewHost: HostView {}

/// The host around the one that a `HostViewRepresentable` or `HostViewControllerRepresentable` made.
///
/// Its size is the content's, unless the representable returns another; the content fills it.
public final class ViewHost: HostView, AnyViewHost {
  /// The representable's host, or the view of its controller. Nil only while it is being made.
  public private(set) var content: HostView?

  /// The representable's coordinator, retained as long as the content.
  var coordinator: Any?
  /// The representable's `sizeThatFits`; nil before the content is made and after it is dismantled.
  var sizing: ((ProposedViewSize) -> CGSize?)?
  private let representable: String

  init(for representable: String) {
    self.representable = representable
    super.init(frame: .zero)
  }

  func setContent(_ view: HostView) {
    content = view
    addSubview(view)
  }

  /// The size that the representable returns, or else the size that the content chooses for the proposal.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    sizing?(proposal) ?? content?.sizeThatFits(proposal) ?? .zero
  }

  /// Gives the content the bounds of this host as its frame.
  public override func layoutSubviews() {
    guard let content else { return }
    // The size that the host chooses for the final proposal is not used; measuring lets it cache its layout.
    _ = content.sizeThatFits(placedProposal)
    content.frame = bounds
  }

  /// Hit testing finds only the content, never this host itself: always false.
  public override var takesHitsItself: Bool { false }

  /// Adds the representable's type to the printed form.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("of", representable)
  }
}
