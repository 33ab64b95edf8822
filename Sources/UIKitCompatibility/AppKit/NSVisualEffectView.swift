// Tests: `NSVisualEffectViewTests`.

#if !os(macOS)
  public import HostTree

  /// A view that blurs the content behind it, by AppKit's name and with AppKit's materials.
  ///
  /// ```swift
  /// struct Blur: NSViewRepresentable {
  ///   func makeNSView(context: Context) -> NSVisualEffectView {
  ///     let view = NSVisualEffectView()
  ///     view.material = .sidebar
  ///     view.state = .active
  ///     return view
  ///   }
  ///
  ///   func updateNSView(_ nsView: NSVisualEffectView, context: Context) {}
  /// }
  ///
  /// struct Banner: View {
  ///   var body: some View { Text("Hello").padding().background(Blur()) }
  /// }
  /// ```
  open class NSVisualEffectView: HostView {
    /// The look of the view: how much of the content behind it shows.
    public enum Material: Int, CaseIterable, Sendable {
      /// Former materials, which AppKit has replaced by those that say what they are for.
      case appearanceBased = 0
      /// See ``appearanceBased``. They are light and dark whatever the appearance.
      case light = 1, dark, mediumLight = 8, ultraDark
      /// The materials of parts of a window and of what lies above it.
      case titlebar = 3, selection, menu, popover, sidebar, headerView = 10, sheet, windowBackground, hudWindow,
        fullScreenUI = 15, toolTip = 17, contentBackground, underWindowBackground = 21, underPageBackground

      var blur: HostBlurEffect.Style {
        switch self {
        case .light, .mediumLight: .systemMaterialLight
        case .dark, .ultraDark: .systemThickMaterialDark
        case .hudWindow, .fullScreenUI: .systemThinMaterialDark
        case .menu, .popover, .toolTip, .sidebar, .sheet: .systemThinMaterial
        case .titlebar, .headerView: .systemChromeMaterial
        case .windowBackground, .contentBackground, .underWindowBackground, .underPageBackground: .systemThickMaterial
        case .appearanceBased, .selection: .systemMaterial
        }
      }
    }

    /// The content that is blurred. Nothing lies behind a window here, so that both look the same.
    public enum BlendingMode: Int, Sendable {
      /// The content behind the window; the content behind the view in its window.
      case behindWindow, withinWindow
    }

    /// When the view blurs.
    public enum State: Int, Sendable {
      /// While the window is active, which a window here always is; always; never.
      case followsWindowActiveState, active, inactive
    }

    /// The material. Defaults to `appearanceBased`.
    public final var material = Material.appearanceBased {
      didSet { if material != oldValue { setNeedsDisplay() } }
    }
    /// The content that is blurred. Defaults to `behindWindow`.
    public final var blendingMode = BlendingMode.behindWindow
    /// When the view blurs. Defaults to `followsWindowActiveState`.
    public final var state = State.followsWindowActiveState {
      didSet { if state != oldValue { setNeedsDisplay() } }
    }
    /// Whether the material is emphasized. Kept only.
    public final var isEmphasized = false

    /// Draws the blur and its veil; a plain background of the material's appearance if the state is `inactive`.
    open override func draw(into drawing: inout HostDrawing) {
      super.draw(into: &drawing)
      guard state != .inactive else {
        return drawing.fill(Path(bounds), with: .color(.secondarySystemBackground), in: bounds)
      }
      HostBlurEffect(style: material.blur).draw(over: self, into: &drawing)
    }

    /// Adds the material.
    open override func describe(into description: inout HostDescription) {
      super.describe(into: &description)
      description.add("material", "\(material)")
      if state == .inactive { description.add("state", "inactive") }
    }
  }
#endif
