import Foundation
import HostTree

/// A leaf whose size is in its hands, and which counts what it is asked.
@MainActor
final class LeafStub: HostView {
  enum Kind: Equatable {
    /// Always the same size.
    case fixed(CGFloat, CGFloat)
    /// Takes what it is offered within limits, and the ideal lengths where nothing is.
    case elastic(min: CGSize, ideal: CGSize, max: CGSize)
    /// Like a text: as wide as it is offered up to a width, and higher the narrower it is.
    case wrapping(width: CGFloat, lineHeight: CGFloat)
  }

  var kind: Kind {
    didSet { if kind != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What it says of the first baseline; nil says nothing.
  var baseline: CGFloat? {
    didSet { if baseline != oldValue { invalidateIntrinsicContentSize() } }
  }
  private(set) var proposals: [ProposedViewSize] = []
  var layouts = 0

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
  }

  convenience init(_ width: CGFloat, _ height: CGFloat) { self.init(.fixed(width, height)) }

  static func filling() -> LeafStub {
    LeafStub(
      .elastic(
        min: .zero, ideal: CGSize(width: 10, height: 10),
        max: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)))
  }

  static func elastic(width: ClosedRange<CGFloat>, height: CGFloat = 10) -> LeafStub {
    LeafStub(
      .elastic(
        min: CGSize(width: width.lowerBound, height: height), ideal: CGSize(width: width.lowerBound, height: height),
        max: CGSize(width: width.upperBound, height: height)))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposals.append(proposal)
    switch kind {
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .elastic(let least, let ideal, let most):
      return CGSize(
        width: min(max(proposal.width ?? ideal.width, least.width), most.width),
        height: min(max(proposal.height ?? ideal.height, least.height), most.height))
    case .wrapping(let whole, let lineHeight):
      let width = min(max(proposal.width ?? whole, 7), whole)
      return CGSize(width: width, height: lineHeight * (whole / width).rounded(.up))
    }
  }

  override func explicitAlignment(_ id: any AlignmentID.Type, in size: CGSize) -> CGFloat? {
    id == VerticalAlignment.firstTextBaseline.id ? baseline : super.explicitAlignment(id, in: size)
  }

  override func layoutSubviews() { layouts += 1 }

  func forgetProposals() { proposals = [] }
}

/// Lays `host` out in a window of its own that offers it `size`, and returns the frames of its subviews.
@MainActor
func framesOfSubviews(of host: HostView, in size: CGSize) -> [CGRect] {
  let window = HostWindow(frame: CGRect(origin: .zero, size: size))
  window.addSubview(host)
  host.place(at: .zero, proposal: ProposedViewSize(size))
  window.settle()
  defer { host.removeFromSuperview() }
  return host.subviews.map(\.frame)
}

extension CGRect {
  /// A rectangle without labels, for lists of frames.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension HostView {
  /// Adds subviews, and returns the view.
  @discardableResult
  func with(_ children: HostView...) -> Self {
    for child in children { addSubview(child) }
    return self
  }
}

/// Numbers that are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
  mutating func roll(_ sides: Int) -> Int { Int(next() >> 33) % sides }
}
