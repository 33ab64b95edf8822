extension View {
  /// Sets the default font of the texts in this view; nil restores the system's default.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the colour of texts and symbols in this view; nil restores the default.
  ///
  /// `foregroundStyle(_:)` is the newer way, and takes other styles as well.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }

  /// Sets the maximum number of lines of the texts in this view; nil is no limit.
  ///
  /// 0 and negative numbers set no limit either; negative ones are reported.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map(soundLineLimit))
  }

  /// The limit for a number of lines: 0, which is no limit, for a negative one.
  nonisolated private func soundLineLimit(_ number: Int) -> Int {
    if number < 0 {
      onMainActor {
        reportMisuse(
          "A text can't have \(number) lines at most; it has as many as there are. Give lineLimit a number above 0, or nil."
        )
      }
    }
    return max(number, 0)
  }

  /// Sets how the lines of multiline texts in this view are aligned. Leading by default.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Disables the controls and gestures in this view. A descendant of a disabled view cannot be enabled again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
