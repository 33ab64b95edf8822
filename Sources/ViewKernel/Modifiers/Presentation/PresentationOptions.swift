public import Foundation
import HostTree

/// The options that views in a sheet set for it.
struct PresentationOptions {
  var isInteractiveDismissDisabled: Bool?
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var undimmedDetent: PresentationDetent?
  var colorScheme: ColorScheme?
  var background: AnyShapeStyle?
  var horizontalAdaptation: HostPresentationAdaptation?
  var verticalAdaptation: HostPresentationAdaptation?
  /// How the presentation comes and goes; nil for the usual way.
  var zoom: ZoomNavigationTransition?
}

/// The preference that carries the options up to the sheet.
enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  /// The first value of an option wins; dismissal is disabled if any view disables it.
  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    if let isDisabled = next.isInteractiveDismissDisabled {
      value.isInteractiveDismissDisabled = value.isInteractiveDismissDisabled ?? false || isDisabled
    }
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    value.dragIndicator = value.dragIndicator ?? next.dragIndicator
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.undimmedDetent = value.undimmedDetent ?? next.undimmedDetent
    value.background = value.background ?? next.background
    value.horizontalAdaptation = value.horizontalAdaptation ?? next.horizontalAdaptation
    value.verticalAdaptation = value.verticalAdaptation ?? next.verticalAdaptation
    value.zoom = value.zoom ?? next.zoom
  }
}

/// Applies the options of its content to the controller that presents it.
struct PresentationOptionsReader {}

extension PresentationOptionsReader: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { PresentationOptionsNode(self, in: builder) }
}

final class PresentationOptionsNode: PreferenceReaderNode<PresentationOptionsReader, PresentationOptionsKey> {
  /// A binding of a sheet's detent is followed: the next run looks at it again.
  override func run() { graph.readContentLater(self) }

  override func didRead(_ value: PresentationOptions) {
    guard let controller = enclosingController as? PresentedController else { return }
    track { controller.apply(value) { [weak self] in self?.scope.values ?? EnvironmentValues() } }
  }
}

extension PresentedController {
  /// Applies options to the presentation.
  ///
  /// Only those that have changed are written, so that properties of the host tree that no view sets may be set by
  /// other means.
  fileprivate final func apply(
    _ new: PresentationOptions, in environment: @escaping @MainActor () -> EnvironmentValues
  ) {
    if new.isInteractiveDismissDisabled != options.isInteractiveDismissDisabled {
      performWithoutEdits { isModalInPresentation = new.isInteractiveDismissDisabled ?? false }
    }
    performWithoutEdits { take(new.zoom) }
    if new.colorScheme != options.colorScheme {
      screen.overrideUserInterfaceStyle = new.colorScheme?.host ?? .unspecified
    }
    screen.background = new.background?.paint(in: environment())
    if let presentation = managingPresentation {
      presentation.performWithoutEdits {
        if new.horizontalAdaptation != options.horizontalAdaptation {
          presentation.horizontalAdaptation = new.horizontalAdaptation ?? .automatic
        }
        if new.verticalAdaptation != options.verticalAdaptation {
          presentation.verticalAdaptation = new.verticalAdaptation ?? .automatic
        }
      }
    }
    if let sheet = sheetPresentationController { sheet.performWithoutEdits { apply(new, to: sheet, environment) } }
    options = new
  }

  private func apply(
    _ new: PresentationOptions, to sheet: HostSheetPresentationController,
    _ environment: @escaping @MainActor () -> EnvironmentValues
  ) {
    if new.detents != options.detents {
      let detents = (new.detents ?? [.large]).map { $0.host(in: environment) }
      sheet.detents = detents.sorted { $0.identifier.rawValue < $1.identifier.rawValue }
    }
    if let selection = new.selection {
      sheet.selectedDetentIdentifier = selection.wrappedValue.identifier
    } else if options.selection != nil {
      sheet.selectedDetentIdentifier = nil
    }
    sheet.onDetentChange = { identifier in
      guard let selection = new.selection, let chosen = new.detents?.first(where: { $0.identifier == identifier })
      else { return }
      selection.wrappedValue = chosen
    }
    if new.dragIndicator != options.dragIndicator || new.detents != options.detents {
      sheet.prefersGrabberVisible =
        new.dragIndicator == .visible || (new.dragIndicator != .hidden && sheet.detents.count > 1)
    }
    if new.cornerRadius != options.cornerRadius { sheet.preferredCornerRadius = new.cornerRadius }
    if new.undimmedDetent != options.undimmedDetent {
      sheet.largestUndimmedDetentIdentifier = new.undimmedDetent?.identifier
    }
  }
}

extension View {
  /// Keeps the user from dismissing the sheet or popover with this view interactively, by dragging or a touch outside.
  ///
  /// Code can still dismiss it, with `\.dismiss` or by the state that presents it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(PresentationOptionsKey.self) {
      $0.isInteractiveDismissDisabled = $0.isInteractiveDismissDisabled ?? false || isDisabled
    }
  }

  /// Sets the heights at which the sheet with this view can rest; it is presented at the lowest. Defaults to `.large`.
  ///
  /// A set that is empty counts as `.large`. The first view of the sheet that sets detents wins.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.detents = $0.detents ?? detents }
  }

  /// Sets the heights at which the sheet with this view can rest, and binds the current one.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The height at which the sheet rests; written when the user drags it to another one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    transformPreference(PresentationOptionsKey.self) {
      guard $0.detents == nil else { return }
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Sets the visibility of the sheet's drag indicator; by default it is shown if there is more than one detent.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.dragIndicator = $0.dragIndicator ?? visibility }
  }

  /// Sets the corner radius of the sheet with this view, in points; nil restores the default.
  ///
  /// A radius that is negative or not finite counts as nil and is reported.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    let cornerRadius = cornerRadius.soundLength(from: 0, "The corner radius of a sheet")
    return transformPreference(PresentationOptionsKey.self) { $0.cornerRadius = $0.cornerRadius ?? cornerRadius }
  }

  /// Sets whether the user can interact with the views behind the sheet with this view.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.undimmedDetent = $0.undimmedDetent ?? interaction.detent }
  }
}

/// Whether the user can interact with the views behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  let detent: PresentationDetent?

  /// The default: the views behind are dimmed and take no touches.
  public static var automatic: Self { Self(detent: nil) }
  /// Interaction is enabled at every detent.
  public static var enabled: Self { Self(detent: .large) }
  /// Interaction is disabled at every detent.
  public static var disabled: Self { Self(detent: nil) }
  /// Interaction is enabled while the sheet is at `detent` or lower.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(detent: detent) }
}
