public import Foundation
public import HostTree

/// A host around the host of a representable. Introspection knows it by this protocol, not by its class.
@MainActor
public protocol AnyViewHost: HostView {}

/// The host around the one that a `HostViewRepresentable` or `HostViewControllerRepresentable` made.
///
/// It has the size of what is inside, unless the representable says another, and shows it in full.
public final class ViewHost: HostView, AnyViewHost {
  /// The host that the representable made.
  public private(set) var content: HostView?

  /// The representable's coordinator; it lives as long as the host inside.
  var coordinator: Any?
  /// The representable's own word on its size; nil where it has none.
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

  /// The size that the representable says, else the size of what is inside.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    sizing?(proposal) ?? content?.sizeThatFits(proposal) ?? .zero
  }

  /// Lets what is inside fill this host.
  public override func layoutSubviews() {
    guard let content else { return }
    // A host that chooses another size than it was given keeps that to itself.
    _ = content.sizeThatFits(placedProposal)
    content.frame = bounds
  }

  /// It is hit only where what is inside is.
  public override var takesHitsItself: Bool { false }

  /// Adds the representable's type.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("of", representable)
  }
}
