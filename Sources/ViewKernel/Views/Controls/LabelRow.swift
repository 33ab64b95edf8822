// Tests: `LabelTests`.

public import Foundation
import HostTree

/// The default appearance of a label: the icon before the title.
struct LabelRow<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  var spacing: CGFloat?

  var body: some View {
    HStack(spacing: spacing) {
      OneLabel(icon)
      SubtitledLabel(title)
    }
  }
}

extension LabelRow where Icon == AnyView {
  /// A row with lengths of its own.
  ///
  /// - Parameter isSymbol: Whether the icon is a symbol, which does not make a row higher.
  @MainActor
  init(title: Title, icon: some View, _ metrics: LabelMetrics, isSymbol: Bool = false) {
    let icon = metrics.isOfRow ? AnyView(icon.imageScale(.large)) : AnyView(icon)
    // Titles of rows below each other begin at one place.
    let width = metrics.iconWidth ?? (metrics.isOfRow ? 28 : nil)
    self.init(
      title: title,
      icon: width.map { AnyView(icon.frame(width: $0, height: metrics.isOfRow && isSymbol ? 20 : nil)) } ?? icon,
      spacing: metrics.spacing ?? (metrics.isOfRow ? 16 : nil))
  }
}

/// The lengths of labels, in points; nil for the default.
struct LabelMetrics: Equatable {
  var spacing: CGFloat?
  var iconWidth: CGFloat?
  /// Whether the label is in a row of a list: its icon is larger, and tinted.
  var isOfRow = false
}

private enum LabelMetricsKey: EnvironmentKey { static var defaultValue: LabelMetrics { LabelMetrics() } }

extension EnvironmentValues {
  /// The lengths of labels that have an icon and a title.
  var labelMetrics: LabelMetrics {
    get { self[LabelMetricsKey.self] }
    set { self[LabelMetricsKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance from the icon to the title of the labels in this view, in points. 8 by default.
  ///
  /// It counts where a label shows both: in the default style and in `titleAndIcon`.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelMetrics.spacing, spacing.sound(else: 8, "The spacing of a label"))
  }

  /// Sets the width for icons of the labels in this view, in points, so that titles of labels below each other begin at
  /// one place. Icons are centred in it; wider ones reach out of it.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelMetrics.iconWidth, value.sound(from: 0, else: 20, "The width for the icons of labels"))
  }
}
