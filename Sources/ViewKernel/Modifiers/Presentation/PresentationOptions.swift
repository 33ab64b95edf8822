public import Foundation
import HostTree

/// What views inside of a sheet ask of it.
struct PresentationOptions {
  var isInteractiveDismissDisabled: Bool?
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var undimmedDetent: PresentationDetent?
  var colorScheme: ColorScheme?
}

/// Takes it up to the sheet.
enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  /// What is written first counts, but for refusing to be dismissed: one view that does is enough.
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
  }
}

/// Hands what views inside ask for to the controller that presents them.
struct PresentationOptionsReader {}

extension PresentationOptionsReader: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { PresentationOptionsNode(self, in: builder) }
}

final class PresentationOptionsNode: PreferenceReaderNode<PresentationOptionsReader, PresentationOptionsKey> {
  /// A binding of a sheet's detent is followed: the next run looks at it again.
  override func run() { graph.readPreferenceLater(self) }

  override func didRead(_ value: PresentationOptions) {
    guard let controller = enclosingController as? PresentedController else { return }
    track { controller.apply(value) }
  }
}

extension PresentedController {
  /// Does what the views inside ask for.
  ///
  /// Properties of the host tree that nobody asks for are left alone, so that they may be set by other means.
  fileprivate final func apply(_ new: PresentationOptions) {
    if new.isInteractiveDismissDisabled != options.isInteractiveDismissDisabled {
      performWithoutEdits { isModalInPresentation = new.isInteractiveDismissDisabled ?? false }
    }
    if new.colorScheme != options.colorScheme {
      screen.overrideUserInterfaceStyle = new.colorScheme?.host ?? .unspecified
    }
    if let sheet = sheetPresentationController { sheet.performWithoutEdits { apply(new, to: sheet) } }
    options = new
  }

  private func apply(_ new: PresentationOptions, to sheet: HostSheetPresentationController) {
    if new.detents != options.detents {
      let detents = (new.detents ?? [.large]).map(\.host)
      sheet.detents = detents.sorted { $0.identifier.rawValue < $1.identifier.rawValue }
    }
    if let selection = new.selection { sheet.selectedDetentIdentifier = selection.wrappedValue.identifier }
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
  /// Keeps a user from wiping away the sheet or the popover that this view is in.
  ///
  /// Views inside can still take it away, with `\.dismiss` or by the state that shows it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(PresentationOptionsKey.self) {
      $0.isInteractiveDismissDisabled = $0.isInteractiveDismissDisabled ?? false || isDisabled
    }
  }

  /// Says at which heights the sheet that this view is in may rest; it begins at the lowest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.detents = $0.detents ?? detents }
  }

  /// Says at which heights the sheet that this view is in may rest, and where it is.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: Where it rests; written when a user drags it.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    transformPreference(PresentationOptionsKey.self) {
      guard $0.detents == nil else { return }
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Says whether the sheet that this view is in has a handle; it usually has where it may rest at several heights.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.dragIndicator = $0.dragIndicator ?? visibility }
  }

  /// Says how round the corners of the sheet are that this view is in, in points; nil takes the usual radius.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    let cornerRadius = cornerRadius.soundLength(from: 0, "The corner radius of a sheet")
    return transformPreference(PresentationOptionsKey.self) { $0.cornerRadius = $0.cornerRadius ?? cornerRadius }
  }

  /// Says whether a user can use what is behind the sheet that this view is in.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.undimmedDetent = $0.undimmedDetent ?? interaction.detent }
  }
}

/// Whether a user can use what is behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  let detent: PresentationDetent?

  /// As is usual: not at all.
  public static var automatic: Self { Self(detent: nil) }
  /// At every height.
  public static var enabled: Self { Self(detent: .large) }
  /// Not at all.
  public static var disabled: Self { Self(detent: nil) }
  /// While the sheet is not higher than `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(detent: detent) }
}
