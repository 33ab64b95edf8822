public import ViewKernel

extension View {
  /// Has speech spell texts out. It has no effect: nothing speaks.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Sets the pitch of speech. It has no effect: nothing speaks.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Has speech say punctuation marks. It has no effect: nothing speaks.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Has announcements wait for the ones before. It has no effect: nothing speaks.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
  /// Has speech spell this text out. Has no effect: nothing speaks.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Sets the pitch of speech. Has no effect: nothing speaks.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Has speech say punctuation marks. Has no effect: nothing speaks.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Has announcements wait for the ones before. Has no effect: nothing speaks.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
