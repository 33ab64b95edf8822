// Tests: `HostMatchedGeometryViewTests`.

import Foundation

/// The parts of a source's geometry that matched views take over; see ``HostMatchedGeometryView``.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the source's anchor in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// The size of the source, which is proposed to the content.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The key of a group of views with the same geometry.
struct GeometryGroup: Hashable {
  let id: AnyHashable
  let namespace: AnyHashable?
}

/// The geometry that the source of a group shares, in points. The position is its anchor's.
struct SharedGeometry: Equatable {
  var position: CGPoint?
  var size: CGSize?
}

/// A view in a group of views with the same geometry.
@MainActor @preconcurrency
protocol GeometryMatching: HostView {
  /// The group; nil for none.
  var geometryGroup: GeometryGroup? { get }
  /// Whether the others of the group follow this view.
  var isSource: Bool { get }
  /// This view's geometry as laid out, in the window's coordinates.
  var sharedGeometry: SharedGeometry { get }
  /// The geometry of its content as it is shown now, perhaps in flight.
  var shownGeometry: SharedGeometry { get }

  /// Takes over the geometry of a source, or its own for nil. Returns whether it must be laid out.
  func follow(_ source: (any GeometryMatching)?) -> Bool
}

extension HostView {
  /// The origin of this view in the window, as laid out and scrolled. Transforms on the way don't count: they are drawn
  /// on top of a layout, and one that scales to nothing could not be inverted.
  final var laidOutOrigin: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let parent = view.parent {
      let scrolled = parent.bounds.origin
      origin.x += view.storedFrame.minX - scrolled.x
      origin.y += view.storedFrame.minY - scrolled.y
      view = parent
    }
    return origin
  }

  /// Whether this view or an ancestor was removed, and is shown until its transition has ended.
  fileprivate final var departs: Bool {
    var next: HostView? = self
    while let view = next {
      if view.flags.contains(.isDeparting) { return true }
      next = view.parent
    }
    return false
  }
}

/// The groups of a window's views that match each other's geometry.
///
/// After each layout the views that follow a source are compared with it, and those that lie elsewhere are laid out
/// again in the same pass, so that they move by the same animation. A view that is removed with a transition follows
/// the new source of its group; one that is inserted in its place begins where the former one was.
@MainActor
final class GeometryMatches {
  /// The last source of a group.
  private struct Former {
    weak var view: (any GeometryMatching)?
    /// Its geometry in the last check.
    var geometry: SharedGeometry
    /// The settle in which it was found missing.
    var goneIn: Int?
  }

  private var members: [any GeometryMatching] = []
  private var formers: [GeometryGroup: Former] = [:]
  /// Groups with several sources, which were reported.
  private var doubtful: Set<GeometryGroup> = []
  /// Groups with a source inside of a view that would follow it, which were reported.
  private var inner: Set<GeometryGroup> = []

  func add(_ view: any GeometryMatching) { members.append(view) }

  func remove(_ view: any GeometryMatching) { members.removeAll { $0 === view } }

  /// Where a source that was just inserted begins: the place of the group's former source, which has gone or goes.
  func beginning(of view: any GeometryMatching, in window: HostWindow) -> SharedGeometry? {
    guard let group = view.geometryGroup, view.isSource, let former = formers[group], !view.departs else { return nil }
    if let other = former.view, other.root === window, other !== view, other.geometryGroup == group {
      return other.isSource && !other.departs ? nil : other.shownGeometry
    }
    let isRecent = former.goneIn == nil || former.goneIn == window.settleCount
    return isRecent && former.view !== view ? former.geometry : nil
  }

  /// Hands the sources' geometry to the views that follow them.
  ///
  /// - Returns: Whether one of them must be laid out.
  func check(in window: HostWindow) -> Bool {
    guard !members.isEmpty || !formers.isEmpty else { return false }
    let sources = findSources(in: window)
    var mustLayOut = false
    for view in members {
      var followed: (any GeometryMatching)?
      if let group = view.geometryGroup, let source = sources[group], source !== view, !view.isSource || view.departs {
        if source.isDescendant(of: view) { reportInner(group) } else { followed = source }
      }
      if view.follow(followed) { mustLayOut = true }
    }
    remember(sources, in: window)
    return mustLayOut
  }

  private func findSources(in window: HostWindow) -> [GeometryGroup: any GeometryMatching] {
    var sources: [GeometryGroup: any GeometryMatching] = [:]
    var several: Set<GeometryGroup> = []
    for view in members where view.isSource {
      guard let group = view.geometryGroup, !view.departs else { continue }
      if sources[group] == nil { sources[group] = view } else { several.insert(group) }
    }
    guard !several.isEmpty || !doubtful.isEmpty else { return sources }
    doubtful.formIntersection(several)
    // In tree order, whatever the order in which they came.
    var first: Set<GeometryGroup> = []
    for view in TreeOrder.outsideIn(members, in: window) {
      guard let view = view as? any GeometryMatching, view.isSource, let group = view.geometryGroup,
        several.contains(group), !view.departs, first.insert(group).inserted
      else { continue }
      sources[group] = view
      guard doubtful.insert(group).inserted else { continue }
      HostDiagnostics.report(
        "Several views are the source of the matched geometry \"\(group.id)\" at the same time; the others of the group "
          + "follow the first of them. Give all but one isSource: false.")
    }
    return sources
  }

  private func reportInner(_ group: GeometryGroup) {
    guard inner.insert(group).inserted else { return }
    HostDiagnostics.report(
      "A view with the matched geometry \"\(group.id)\" contains its own source, so it keeps its own place. Put the "
        + "source outside of it.")
  }

  private func remember(_ sources: [GeometryGroup: any GeometryMatching], in window: HostWindow) {
    for (group, source) in sources { formers[group] = Former(view: source, geometry: source.shownGeometry) }
    guard formers.count > sources.count else { return }
    let settle = window.settleCount
    formers = formers.filter { group, former in
      sources[group] != nil || former.view?.root === window || (former.goneIn ?? settle) == settle
    }
    for group in formers.keys where sources[group] == nil && formers[group]?.goneIn == nil {
      formers[group]?.goneIn = settle
    }
  }
}

extension HostWindow {
  /// Hands the geometry of sources to the views that follow them. Returns whether one must be laid out.
  final func checkGeometryMatches() -> Bool { geometryMatches?.check(in: self) ?? false }
}
