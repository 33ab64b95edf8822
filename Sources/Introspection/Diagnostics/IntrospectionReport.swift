public import HostTree
import ViewKernel

/// An introspection in a live tree: what it looks for, and what it has found.
@MainActor
public struct IntrospectionReport: @MainActor CustomStringConvertible {
  /// The introspection's marker.
  public let marker: IntrospectionHostView
  /// What has come of its last lookup.
  public var status: IntrospectionStatus { marker.status }
  /// The objects that it customises.
  public var targets: [AnyObject] { marker.targets }
  /// The outermost hosts of its receiver, from back to front: where an exact search looks.
  public var range: [HostView] { marker.receiver?.hosts ?? [] }

  /// What the introspection is called, and what has come of it.
  public var description: String { "\(marker.name): \(status)" }
}

extension HostView {
  /// The introspections inside this host, in the order of the printed tree.
  ///
  /// A test that wants all of them to have found something:
  ///
  /// ```swift
  /// XCTAssertEqual(window.introspectionMisses, [])
  /// ```
  /// - Complexity: O(n) for n hosts inside.
  public final var introspections: [IntrospectionReport] {
    var reports: [IntrospectionReport] = []
    var waiting: [HostView] = [self]
    while let view = waiting.popLast() {
      if let marker = view as? IntrospectionHostView { reports.append(IntrospectionReport(marker: marker)) }
      waiting += view.subviews.reversed()
    }
    return reports
  }

  /// Why introspections inside this host have found nothing; empty if all have found something, wait or are switched off.
  public final var introspectionMisses: [IntrospectionMiss] {
    introspections.compactMap { if case .missed(let miss) = $0.status { miss } else { nil } }
  }

  /// This host and all inside it as text, with edits and with markers, and for each marker which hosts it searches (its range) and
  /// which ones it has chosen (its targets):
  ///
  /// ```
  /// HostStackView axis=vertical
  /// ├─ HostLabel "a" ⟨range 1, target 1⟩
  /// └─ IntrospectionMarker<HostLabel> key=.text scope=.receiver found=1 ⟨marker 1⟩
  /// ```
  ///
  /// Controllers that were chosen are noted with their views, what they present with its container.
  public final func introspectionDescription(options: HostTreeOptions = .standard) -> String {
    HostTreeSnapshot(introspecting: self, options: options).description
  }
}

extension HostTreeSnapshot {
  /// Takes a snapshot with markers, ranges and targets: see ``HostTree/HostView/introspectionDescription(options:)``.
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

  /// The host by which an object is seen in a tree.
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
