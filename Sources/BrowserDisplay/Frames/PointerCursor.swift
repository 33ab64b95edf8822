import HostTree

/// The names of pointers in CSS.
enum PointerCursor {
  /// The name for the pointer style of a window at its pointer.
  @MainActor
  static func name(in window: HostWindow) -> String {
    if window.isPointerHidden { return "none" }
    return window.pointerStyle.map { name(of: $0) } ?? "auto"
  }

  /// An image is an arrow: a page has images in drawings only.
  private static func name(of style: HostPointerStyle) -> String {
    switch style {
    case .default, .image: "default"
    case .horizontalText: "text"
    case .verticalText: "vertical-text"
    case .rectangleSelection: "crosshair"
    case .grabIdle: "grab"
    case .grabActive: "grabbing"
    case .link: "pointer"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .resizeLeftRight: "ew-resize"
    case .resizeLeft: "w-resize"
    case .resizeRight: "e-resize"
    case .resizeUpDown: "ns-resize"
    case .resizeUp: "n-resize"
    case .resizeDown: "s-resize"
    case .resizeUpLeftDownRight: "nwse-resize"
    case .resizeUpRightDownLeft: "nesw-resize"
    }
  }
}
