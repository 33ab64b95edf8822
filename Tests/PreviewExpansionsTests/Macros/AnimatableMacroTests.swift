import XCTest

final class AnimatableMacroTests: XCTestCase {
  func testTheDataIsMadeOfTheVariables() throws {
    XCTAssertEqual(
      try Compiler.animatable(
        "public struct Wave: Shape { var height: Double; var shift: Angle; let n = 1; @State var s = 1 }"),
      """
      public var animatableData: MacroNames.AnimatablePair<Double.AnimatableData, Angle.AnimatableData> {
        get { MacroNames.AnimatablePair(height.animatableData, shift.animatableData) }
        set {
          height.animatableData = newValue.first
          shift.animatableData = newValue.second
        }
      }
      extension Wave: MacroNames.Animatable {}
      """)
  }

  func testOneVariableNeedsNoPairAndNoneHasNoData() throws {
    XCTAssertEqual(
      try Compiler.animatable("struct Ring { @AnimatableIgnored var n: Int = 1\n var progress = 0.5 }"),
      """
      var animatableData: Swift.Double.AnimatableData {
        get { progress.animatableData }
        set {
          progress.animatableData = newValue
        }
      }
      extension Ring: MacroNames.Animatable {}
      """)
  }

  func testAttributesOfTheLanguageLeaveNothingOut() throws {
    XCTAssertEqual(
      try Compiler.animatable("struct Ring { @MainActor @usableFromInline var progress = 0.5; @Clamped var n = 1.0 }"),
      """
      var animatableData: Swift.Double.AnimatableData {
        get { progress.animatableData }
        set {
          progress.animatableData = newValue
        }
      }
      extension Ring: MacroNames.Animatable {}
      """)
  }

  func testATypeThatIsNotWrittenIsAskedFor() throws {
    XCTAssertTrue(
      try Compiler.animatable("struct Ring { var angle = Angle.zero }").contains(
        "error at \"angle = Angle.zero }\": @Animatable needs the type of angle"))
  }

  func testItGoesWithAStructure() throws {
    XCTAssertTrue(try Compiler.animatable("class Ring {}").contains("@Animatable goes with a structure"))
  }
}
