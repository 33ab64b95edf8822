import Foundation

/// Where the accessory of a tab view is: see `tabViewBottomAccessory(content:)`.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Among the tabs, after the tab bar has become small.
  case inline
  /// Above the tab bar.
  case expanded
}

private enum AccessoryPlacementKey: EnvironmentKey { static var defaultValue: TabViewBottomAccessoryPlacement? { nil } }
private enum AccessoryRoomKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// Where the accessory of a tab view is that the view is in: always `.expanded` here, as tab bars stay as they are;
  /// nil outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }

  /// The height of the accessory above the tab bar of the tab view, with the room around it.
  var tabAccessoryRoom: CGFloat? {
    get { self[AccessoryRoomKey.self] }
    set { self[AccessoryRoomKey.self] = newValue }
  }
}

private struct TabAccessory<Accessory: View> {
  let isEnabled: Bool
  let accessory: Accessory
}

extension TabAccessory: ViewModifier {
  /// The height of the accessory, and its distances from the edges and from the tab bar.
  private static var height: CGFloat { 48 }
  private static var margin: CGFloat { 21 }
  private static var gap: CGFloat { 8 }
  private static var tabBarHeight: CGFloat { 49 }

  func body(content: Content) -> some View {
    content
      .environment(\.tabAccessoryRoom, isEnabled ? Self.height + Self.gap : 0)
      .overlay(alignment: .bottom) {
        if isEnabled {
          accessory
            .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height)
            .background(.regularMaterial, in: Capsule())
            .padding(.horizontal, Self.margin)
            .padding(.bottom, Self.tabBarHeight + Self.gap)
            .environment(\.tabViewBottomAccessoryPlacement, .expanded)
            .environment(\.tabAccessoryRoom, nil)
        }
      }
  }
}

/// The content of a tab, which keeps clear of the accessory above the tab bar.
struct TabAccessoryRoom: View {
  @Environment(\.tabAccessoryRoom) private var room
  let content: AnyView

  nonisolated init(content: AnyView) { self.content = content }

  var body: some View {
    if let room {
      content.environment(\.tabAccessoryRoom, nil).safeAreaPadding(.bottom, room)
    } else {
      content
    }
  }
}

extension View {
  /// Shows a view above the tab bar of this tab view, whichever tab is selected. The tabs' safe areas end above it.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(TabAccessory(isEnabled: true, accessory: content()))
  }

  /// Shows a view above the tab bar of this tab view if `isEnabled` is true.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabAccessory(isEnabled: isEnabled, accessory: content()))
  }
}
