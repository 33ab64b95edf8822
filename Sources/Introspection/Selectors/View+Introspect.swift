public import ViewKernel

extension View {
  /// Overlays `view`, centred in a frame of 0 x 0 points: it is in the host tree without changing this view's layout.
  public func inject<Injected: View>(_ view: Injected) -> some View {
    overlay(view.frame(width: 0, height: 0))
  }

  /// Inserts a marker directly in front of this view's hosts, in the same superview.
  ///
  /// The marker takes no part in layout, hit testing, text input or accessibility, and printed trees omit it unless
  /// their options ask for markers.
  public func inject<Marker: MarkerView>(_ marker: Marker) -> some View {
    companion(marker)
  }

  /// Finds a host from this view by a selector, and customises it. The functions named after a class, such as
  /// `introspectScrollView`, call this one.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(
  ///   rootView: TextField("Name", text: .constant("Ada"))
  ///     .introspect(selector: TargetViewSelector.siblingContaining) { (field: HostTextField) in
  ///       field.isSecureTextEntry = true
  ///     })
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(try window.find(HostTextField.self).treeDescription())
  /// // Prints "HostTextField "•••" (0, 228.83, 320 x 22.33) placeholder=Name"
  /// ```
  ///
  /// - Parameters:
  ///   - selector: Returns the target for the marker in front of this view's hosts, or nil if there is none, which is
  ///     reported. Use one of ``TargetViewSelector``, or write one with the functions of ``Introspect``. A target can
  ///     be any host or controller.
  ///   - customize: Called with the target after layout and before any `onAppear`: when this view has entered a window,
  ///     and again whenever the view with this modifier was updated or this view's host was replaced. Values that it
  ///     sets stay until other code sets the same property; state that it writes is applied in the next round of the
  ///     settle.
  @_disfavoredOverload
  public func introspect<Target>(
    selector: @escaping @MainActor (IntrospectionHostView) -> Target?,
    customize: @escaping @MainActor (Target) -> Void
  ) -> some View {
    inject(IntrospectionView(selector: selector, customize: customize))
  }
}
