public import Foundation
import HostTree

/// A view whose content depends on its own size and place. It takes all the room that it is offered; its content lies in
/// the upper leading corner.
///
/// The content is made in the layout pass, when the size is known, and made again in the same settle when the size has
/// changed; when the place has, if the content has asked for a frame.
public struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content
  @Kept private var geometry = Geometry()

  /// Makes a view of what `content` gives for a size and place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The host that knows the geometry, around the content.
  public var body: some View {
    GeometryRoom(geometry: geometry, content: GeometryContent(geometry: geometry, make: content))
  }
}

/// Knows the size and the place of a geometry reader.
@MainActor
public struct GeometryProxy {
  /// The size of the geometry reader, in points.
  public let size: CGSize
  let geometry: Geometry

  /// The frame of the geometry reader in the coordinates of a space around it.
  ///
  /// A name that no view around has is reported, and the window's coordinates count.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { geometry.frame(in: coordinateSpace) }

  /// How much of each side of the geometry reader something else covers, in points.
  public var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets }
}

/// What coordinates are relative to.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // The names are only compared.
  /// The window.
  case global
  /// The view itself.
  case local
  /// The nearest view around that was given this name by `coordinateSpace(name:)`.
  case named(AnyHashable)
}

extension View {
  /// Gives this view's coordinates a name, for geometry readers inside of it. The origin is the view's upper leading corner: in
  /// a scroll view's space its content moves as it is scrolled.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: name))
  }
}

/// The modifier behind `coordinateSpace(name:)`.
struct CoordinateSpaceModifier<Name: Hashable> {
  let name: Name
}

extension CoordinateSpaceModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { host.coordinateSpaceName = name }
}

/// What the content of a geometry reader reads: the size and place that the host found last.
@MainActor
final class Geometry {
  private let source = Source()
  private(set) var size: CGSize?
  private weak var host: HostGeometryView?
  /// What was read of where things lie since the last change.
  private var reads: [(question: Question, answer: CGRect)] = []

  nonisolated init() {}

  /// The size and place, noted as read; nil before the first layout.
  var proxy: GeometryProxy? {
    source.recordRead()
    return size.map { GeometryProxy(size: $0, geometry: self) }
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    guard let host else { return CGRect(origin: .zero, size: size ?? .zero) }
    if case .named(let name) = space, host.coordinateSpace(named: name) == nil {
      reportMisuse(
        "A geometry reader asks for its frame in the coordinate space \(name), but no view around it has that name: "
          + "the window's coordinates count. Name one with coordinateSpace(name:).")
    }
    return read(.frame(space), of: host)
  }

  var safeAreaInsets: EdgeInsets {
    guard let host else { return EdgeInsets() }
    source.recordRead()
    host.watchesPlacement = true
    return host.safeAreaInsets
  }

  func resolve(_ holder: AnchorHolder, _ kind: AnchorKind) -> CGRect {
    guard let host else { return .zero }
    return read(.anchor(holder, kind), of: host)
  }

  /// The host was laid out with another size, or moved.
  func update(from host: HostGeometryView) {
    if host !== self.host { host.hasOtherPlacement = { [weak self] in self?.readsDiffer(in: $0) ?? false } }
    self.host = host
    size = host.bounds.size
    reads = []
    source.notifyReaders()
  }

  // MARK: Where things lie

  /// Something that may be asked of where things lie.
  private enum Question: Equatable {
    case frame(CoordinateSpace)
    case anchor(AnchorHolder, AnchorKind)

    static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.frame(let space), .frame(let other)): space == other
      case (.anchor(let holder, let kind), .anchor(let other, let otherKind)): holder === other && kind == otherKind
      default: false
      }
    }
  }

  private func answer(_ question: Question, in host: HostGeometryView) -> CGRect {
    switch question {
    case .frame(.local): host.bounds
    case .frame(.global): host.convert(host.bounds, to: nil)
    case .frame(.named(let name)):
      host.coordinateSpace(named: name).map { host.convert(host.bounds, toSpaceOf: $0) }
        ?? host.convert(host.bounds, to: nil)
    case .anchor(let holder, let kind): holder.rect(kind, in: host)
    }
  }

  private func read(_ question: Question, of host: HostGeometryView) -> CGRect {
    source.recordRead()
    if case .anchor(let holder, _) = question { holder.recordRead() }
    host.watchesPlacement = true
    let answer = answer(question, in: host)
    if let place = reads.firstIndex(where: { $0.question == question }) {
      reads[place].answer = answer
    } else {
      reads.append((question, answer))
    }
    return answer
  }

  /// Whether something that was read has another answer at the end of a layout pass. What has moved to make it so does not matter: the
  /// reader, the space around it, the anchored view, or a transform anywhere between.
  private func readsDiffer(in host: HostGeometryView) -> Bool {
    reads.contains { answer($0.question, in: host) != $0.answer }
  }
}

/// Owns the host that knows the geometry.
struct GeometryRoom<Content: View>: HostedView {
  typealias Body = Never
  let geometry: Geometry
  let content: Content

  var own: GeometryRoom<EmptyView> { GeometryRoom<EmptyView>(geometry: geometry, content: EmptyView()) }

  func makeHost(context: HostContext<Self>) -> HostGeometryView {
    let host = HostGeometryView()
    let geometry = geometry
    host.onGeometryChange = { geometry.update(from: $0) }
    return host
  }

  func updateHost(_ host: HostGeometryView, context: HostContext<Self>) {}
}

/// The content, made anew when the geometry has changed.
struct GeometryContent<Content: View>: View {
  let geometry: Geometry
  let make: (GeometryProxy) -> Content

  var body: some View {
    if let proxy = geometry.proxy { make(proxy) }
  }
}
