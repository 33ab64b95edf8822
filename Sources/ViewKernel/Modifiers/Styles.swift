extension View {
  /// Sets the font of the texts in this view; nil takes the usual one.
  nonisolated public func font(_ font: Font?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font?>> {
    environment(\.font, font)
  }

  /// Sets the colour of the texts and symbols in this view; nil takes the usual one.
  nonisolated public func foregroundColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Color?>> {
    environment(\.foregroundColor, color)
  }

  /// Sets how many lines the texts in this view have at most; nil sets no limit.
  nonisolated public func lineLimit(_ number: Int?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Int?>> {
    environment(\.lineLimit, number.map(soundLineLimit))
  }

  /// A number of lines; a negative one counts as none, which sets no limit.
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

  /// Sets how the lines of the texts in this view lie.
  nonisolated public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<TextAlignment>> {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Keeps the controls in this view from taking actions. What is disabled further out stays disabled.
  nonisolated public func disabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>> {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
