public import Foundation
import HostTree

/// A container whose content depends on its own size and position. It fills the proposed size (10 points in a dimension
/// without a proposal), and places its content in the top leading corner.
///
/// The content closure runs in the layout pass, when the size is known. It runs again in the same settle when the size
/// or the safe area changes; when the position changes, if the content has read a frame.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: GeometryReader { proxy in
///     Text("Half").frame(width: proxy.size.width / 2)
///   })
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.subviews[0].subviews[0].treeDescription())
/// // Prints:
/// // HostGeometryView (0, 0, 320 x 480)
/// // └─ HostFrameView (0, 0, 160 x 20.33) width=160
/// //    └─ HostLabel "Half" (64.5, 0, 31 x 20.33)
/// ```
public struct GeometryReader<Content: View>: View {
  /// Makes the content for a size and position; its reads are tracked as a body's.
  nonisolated(unsafe) public var content: (GeometryProxy) -> Content
  @Kept private var geometry = Geometry()

  /// Creates a geometry reader.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The host that measures the geometry, with the content in it.
  public var body: some View {
    GeometryRoom(
      own: GeometryRoomConfiguration(geometry: geometry), content: GeometryContent(geometry: geometry, make: content))
  }
}

/// The size and the position of a geometry reader.
///
/// It is sendable, but positions are known on the main actor only. Code elsewhere gets the ``size`` at which the
/// content was made, a frame of that size at the origin of every coordinate space, and empty safe area insets; each is
/// reported as misuse.
public struct GeometryProxy: Sendable {
  /// The size of the geometry reader when the content was made, in points.
  public let size: CGSize
  let geometry: Geometry

  /// The frame of the geometry reader in a coordinate space around it, in points.
  ///
  /// A name that no ancestor has is reported as misuse; the frame is in the window's coordinates then.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    answer(else: CGRect(origin: .zero, size: size), "its frame", "one of its size at the origin") {
      $0.frame(in: coordinateSpace)
    }
  }

  /// The insets of the safe area that cover the geometry reader, in points.
  public var safeAreaInsets: EdgeInsets {
    answer(else: EdgeInsets(), "its safe area insets", "none") { $0.safeAreaInsets }
  }

  /// The geometry's answer on the main actor; `substitute`, with a diagnostic, anywhere else.
  func answer<Answer: Sendable>(
    else substitute: Answer, _ what: StaticString, _ instead: StaticString, _ question: @MainActor (Geometry) -> Answer
  ) -> Answer {
    guard isOnMainActor else {
      reportMisuse(
        "A geometry reader is asked for \(what) off the main actor, where that can't be known: it is told "
          + "\(instead). Ask on the main actor, and hand the answer over.")
      return substitute
    }
    return MainActor.assumeIsolated { question(geometry) }
  }
}

/// A coordinate space for frames.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Unchecked: names are only compared.
  /// The coordinates of the window.
  case global
  /// The coordinates of the view itself.
  case local
  /// The coordinates of the nearest ancestor with this name, set by `coordinateSpace(name:)`.
  case named(AnyHashable)
}

extension View {
  /// Names this view's coordinate space, for geometry readers among its descendants.
  ///
  /// The origin is the view's top leading corner. In the space of a scroll view its content moves while it is scrolled.
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

/// The size and the position of a geometry reader as its host found them last; a source for its content.
@MainActor
final class Geometry {
  private let source = Source()
  private(set) var size: CGSize?
  private(set) weak var host: (any HostPlacementReader)?
  /// The frames that were read since the last change, with their values.
  private var reads: [(question: Question, answer: CGRect)] = []

  nonisolated init() {}

  /// The size, and access to the position. Records a read; nil before the first layout pass.
  var proxy: GeometryProxy? {
    source.recordRead()
    return size.map { GeometryProxy(size: $0, geometry: self) }
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    guard let host else { return CGRect(origin: .zero, size: size ?? .zero) }
    if case .named(let name) = space, !(name.base is HostScrollSpace), host.coordinateSpace(named: name) == nil {
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

  /// The rectangle of the space's view in the coordinates of the reader; nil if there is no such space.
  func bounds(of name: AnyHashable) -> CGRect? {
    guard let host else { return nil }
    let bounds = read(.bounds(name), of: host)
    return bounds.isNull ? nil : bounds
  }

  /// Called by the host when its size has changed in a layout pass, or a frame that was read has.
  func update(from host: HostGeometryView) {
    measure(host)
    source.notifyReaders()
  }

  /// Takes the size of a host, and forgets what was read. No reader is notified.
  func measure(_ host: any HostPlacementReader) {
    if host !== self.host { host.hasOtherPlacement = { [weak self] in self?.readsDiffer(in: $0) ?? false } }
    self.host = host
    size = host.bounds.size
    reads = []
  }

  // MARK: Positions

  /// A position that can be read.
  private enum Question: Equatable {
    case frame(CoordinateSpace)
    case bounds(AnyHashable)
    case anchor(AnchorHolder, AnchorKind)

    static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.frame(let space), .frame(let other)): space == other
      case (.bounds(let name), .bounds(let other)): name == other
      case (.anchor(let holder, let kind), .anchor(let other, let otherKind)): holder === other && kind == otherKind
      default: false
      }
    }
  }

  private func answer(_ question: Question, in host: HostView) -> CGRect {
    switch question {
    case .frame(.local): host.bounds
    case .frame(.global): host.convert(host.bounds, to: nil)
    case .frame(.named(let name)):
      host.coordinateSpace(named: name).map { host.convert(host.bounds, toSpaceOf: $0) }
        ?? host.convert(host.bounds, to: nil)
    case .bounds(let name):
      host.coordinateSpace(named: name).map { host.convert($0.bounds, from: $0) } ?? .null
    case .anchor(let holder, let kind): holder.rect(kind, in: host)
    }
  }

  private func read(_ question: Question, of host: any HostPlacementReader) -> CGRect {
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

  /// Whether a frame that was read has another value at the end of a layout pass, whatever has moved: the reader, the
  /// space around it, the anchored view, or a transform between them.
  private func readsDiffer(in host: HostView) -> Bool {
    reads.contains { answer($0.question, in: host) != $0.answer }
  }
}

/// Owns the host that measures the geometry.
struct GeometryRoom<Content: View>: HostedContainer {
  typealias Body = Never
  let own: GeometryRoomConfiguration
  let content: Content
}

/// The configuration kept by the node of a ``GeometryRoom``.
struct GeometryRoomConfiguration: HostConfiguration {
  let geometry: Geometry

  var written: Any { GeometryRoom(own: self, content: EmptyView()) }

  func makeHost(context: HostContext<Self>) -> HostGeometryView {
    let host = HostGeometryView()
    let geometry = geometry
    host.onGeometryChange = { geometry.update(from: $0) }
    return host
  }

  func updateHost(_ host: HostGeometryView, context: HostContext<Self>) {}
}

/// The content, made again when the geometry has changed.
struct GeometryContent<Content: View>: View {
  let geometry: Geometry
  let make: (GeometryProxy) -> Content

  var body: some View {
    if let proxy = geometry.proxy {
      make(proxy)
    } else {
      let _ = ReaderNode.current?.graph.awaitsLayout = true
    }
  }
}
