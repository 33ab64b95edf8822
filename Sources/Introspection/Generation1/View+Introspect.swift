public import ViewKernel

extension View {
  /// Lays `view` over this one, in the middle, in a frame of 0 x 0 points: it is in the host tree and changes nothing
  /// about this view's size and place.
  public func inject<Injected: View>(_ view: Injected) -> some View {
    overlay(view.frame(width: 0, height: 0))
  }

  /// Puts a marker right in front of this view's hosts, in the same superview.
  ///
  /// The marker takes no part in layout, hit testing, text input and accessibility, and is left out of the printed tree
  /// (unless asked for), which is the same as without it.
  public func inject<Marker: MarkerView>(_ marker: Marker) -> some View {
    companion(marker)
  }

  /// Finds the host behind this view by a selector, and customises it: the way of all functions that are named
  /// after a class, such as `introspectScrollView`.
  ///
  /// ```swift
  /// TextField("Name", text: $name)
  ///   .introspect(selector: TargetViewSelector.siblingContaining) { (field: HostTextField) in
  ///     field.isSecureTextEntry = true
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - selector: Finds the target from the marker that stands in front of this view's hosts; nil if there is none, and
  ///     then nothing happens. Take one of ``TargetViewSelector``, or write your own with the functions of
  ///     ``Introspect``. A target can be any host or controller.
  ///   - customize: Gets the target, after layout and before any `onAppear`: when this view has come on screen, and again
  ///     whenever the view that this is written in was updated or this view's host was replaced. What it sets stays until
  ///     somebody else sets the same property; state that it writes is taken up in the next round.
  @_disfavoredOverload
  public func introspect<Target>(
    selector: @escaping @MainActor (IntrospectionHostView) -> Target?,
    customize: @escaping @MainActor (Target) -> Void
  ) -> some View {
    inject(IntrospectionView(selector: selector, customize: customize))
  }
}
