public import HostTree
import ViewKernel

/// An introspection in a live tree: its marker, its status and its current targets.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Text("News").introspect(.text) { $0.numberOfLines = 1 })
/// window.makeKeyAndVisible()
/// window.settle()
/// for report in window.introspections { print(report.status, report.targets.count) }
/// // Prints "found 1 1"
/// ```
///
/// The properties read the marker, so they change as the tree does.
@MainActor
public struct IntrospectionReport: @MainActor CustomStringConvertible {
  /// The marker host of the introspection.
  public let marker: IntrospectionHostView
  /// The result of the last lookup.
  public var status: IntrospectionStatus { marker.status }
  /// The objects that are customised at the moment; empty if none was found.
  public var targets: [AnyObject] { marker.targets }
  /// The receiver's outermost hosts, from back to front: the range of a search with ``IntrospectionStrategy/exact``.
  public var range: [HostView] { marker.receiver?.hosts ?? [] }

  /// The introspection and its status, such as `introspect(.list) at Inbox.swift:12: found 1`.
  public var description: String { "\(marker.name): \(status)" }
}

extension HostView {
  /// The introspections in this host's subtree, this host included, in the order of the printed tree.
  ///
  /// A test that expects every introspection to find a target:
  ///
  /// ```swift
  /// XCTAssertEqual(window.introspectionMisses, [])
  /// ```
  /// - Complexity: O(n) for n hosts in the subtree.
  public final var introspections: [IntrospectionReport] {
    var reports: [IntrospectionReport] = []
    var waiting: [HostView] = [self]
    while let view = waiting.popLast() {
      if let marker = view as? IntrospectionHostView { reports.append(IntrospectionReport(marker: marker)) }
      waiting += view.subviews.reversed()
    }
    return reports
  }

  /// The misses of the introspections in this host's subtree; empty if each has found a target, is pending or is
  /// skipped.
  public final var introspectionMisses: [IntrospectionMiss] {
    introspections.compactMap { if case .missed(let miss) = $0.status { miss } else { nil } }
  }

  /// Returns this host's subtree as text, with edits and markers. For each introspection it shows the hosts that are
  /// searched (range) and those that were chosen (target):
  ///
  /// ```
  /// HostStackView axis=vertical
  /// ├─ HostLabel "a" ⟨range 1, target 1⟩
  /// └─ IntrospectionMarker<HostLabel> key=.text scope=.receiver found=1 ⟨marker 1⟩
  /// ```
  ///
  /// A controller that is a target is noted at its view, a presentation controller at its container view.
  public final func introspectionDescription(options: HostTreeOptions = .standard) -> String {
    HostTreeSnapshot(introspecting: self, options: options).description
  }
}

extension HostTreeSnapshot {
  /// Takes a snapshot with edits, markers, ranges and targets: see
  /// ``HostTree/HostView/introspectionDescription(options:)``.
  @MainActor
  public init(introspecting host: HostView, options: HostTreeOptions = .standard) {
    var options = options
    options.showsMarkers = true
    options.showsEdits = true
    var ranges: [ObjectIdentifier: [String]] = [:]
    var targets: [ObjectIdentifier: [String]] = [:]
    var markers: [ObjectIdentifier: [String]] = [:]
    for (index, report) in host.introspections.enumerated() {
      let number = "\(index + 1)"
      for view in report.range { ranges[ObjectIdentifier(view), default: []].append(number) }
      for view in report.targets.compactMap(HostTreeSnapshot.host(showing:)) {
        targets[ObjectIdentifier(view), default: []].append(number)
      }
      markers[ObjectIdentifier(report.marker)] = [number]
    }
    self.init(host, options: options) { view in
      let parts = [("range", ranges), ("target", targets), ("marker", markers)].compactMap { word, numbers in
        numbers[ObjectIdentifier(view)].map { "\(word) \($0.joined(separator: " "))" }
      }
      return parts.isEmpty ? nil : "⟨\(parts.joined(separator: ", "))⟩"
    }
  }

  /// The host that represents a target in the tree: itself, a controller's view or a presentation's container view.
  @MainActor
  private static func host(showing object: AnyObject) -> HostView? {
    switch object {
    case let view as HostView: view
    case let controller as HostViewController: controller.viewIfLoaded
    case let controller as HostPresentationController: controller.containerView
    default: nil
    }
  }
}
