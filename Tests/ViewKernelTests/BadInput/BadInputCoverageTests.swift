import Foundation
import XCTest

/// Each public initialiser and modifier that takes a number, a size, an identity, a collection, or a closure that gives
/// one of those, has a row in the tables of this folder, or a reason here.
final class BadInputCoverageTests: XCTestCase {
  /// Who needs no row.
  private static let reasons: [(pattern: String, reason: String)] = [
    ("*.path", "called by the library with the rectangle of a frame, which is finite"),
    ("*.effectValue", "called by the library with the size of a frame, which is finite"),
    ("*.placeSubviews", "called by the library with a frame, which is finite; rows of Layout give bad numbers in it"),
    (
      "*.explicitAlignment",
      "called by the library with a frame, which is finite; rows of View.alignmentGuide give bad numbers"
    ),
    ("*.scale", "arithmetic of animations: what is none stays none, and rows of Animation say what is shown"),
    (
      "HostGestureRecognizerRepresentableCoordinateSpaceConverter.convert",
      "arithmetic: what is none stays none; an unknown space is in HostGestureRecognizerRepresentableTests"
    ),
    ("Animation.animate", "arithmetic of animations, called with the time of a frame"),
    ("Animation.velocity", "arithmetic of animations, called with the time of a frame"),
    ("Animation.shouldMerge", "arithmetic of animations, called with the time of a frame"),
    ("CustomAnimation.velocity", "arithmetic of animations, called with the time of a frame"),
    ("CustomAnimation.shouldMerge", "arithmetic of animations, called with the time of a frame"),
    ("*._addKeyframes", "called by the library with the keyframes so far"),
    ("KeyframeTrackContentBuilder.buildArray", "called by the compiler for a loop, however often it runs"),
    ("MatchedTransitionSourceConfiguration.shadow", "drawn for half a second, as HostShadow is"),
    ("NavigationTransition.zoom", "NavigationTransitionTests zoom out of what is not there"),
    ("ToolbarContent.matchedTransitionSource", "any identity is one"),
    ("View.matchedTransitionSource", "any identity is one; of two equal ones the first counts"),
    ("MeshGradient.init", "MeshGradientTests.testGridsThatAreNone gives grids and points that are none"),
    ("DynamicTableRowContent.onInsert", "TableDraggingTests drop what no type is for"),
    ("*.declareTypes", "NSPasteboardTests; the types are not read"),
    ("*.writeObjects", "NSPasteboardTests; any number of objects is one"),
    ("*.activateFileViewerSelecting", "NSWorkspaceTests give none"),
    ("OpenWindowAction.callAsFunction", "OpenWindowTests open windows that no scene has"),
    ("DismissWindowAction.callAsFunction", "what no window presents is dismissed already"),
    ("WindowGroup.init", "any value can be presented; two scenes with one id: the first is opened"),
    ("ContentShapeKinds.init", "an option set: each number is one"),
    ("View.contextMenu", "its closures are called by the library with what is selected"),
    ("EditActions.init", "an option set: each number is one"),
    ("IndexedIdentifierCollection.index", "called by the library with places of the collection"),
    ("EventModifiers.init", "an option set: each number is one"),
    ("Font.init", "of Font.Width, which has no effect, whatever it is given"),
    ("View.allowedDynamicRange", "has no effect, whatever it is given"),
    ("Toggle.init", "takes elements with bindings, however many; ControlsSeveralTests give none"),
    ("GlassEffectContainer.init", "has no effect, whatever it is given"),
    ("FocusInteractions.init", "an option set: each number is one"),
    ("KeyPress.init", "an option set: each number is one"),
    ("PointerStyle.image", "has an image, and a place in it that no layout reads"),
    ("View.onPasteCommand", "takes types, however many; its closures are called by the library"),
    ("View.cuttable", "PasteboardCommandsTests give nothing"),
    ("View.copyable", "PasteboardCommandsTests give nothing"),
    ("View.pasteDestination", "its closures are called by the library with what is pasted"),
    ("View.onCopyCommand", "its closure gives what is copied, however many"),
    ("View.onCutCommand", "its closure gives what is cut, however many"),
    ("FileDialogBrowserOptions.init", "an option set: each number is one"),
    ("View.onKeyPress", "takes keys and sets of them, among which any may be"),
    ("RedactionReasons.init", "an option set: each number is one"),
    ("SubmitTriggers.init", "an option set: each number is one"),
    ("*.store", "keeps subscriptions in a set, whatever is in it"),
    (
      "InsettableShape.stroke",
      "is Shape.stroke with a narrower result: rows of Shape.stroke call it, as circles can be inset"
    ),
    ("Record.init", "takes values, however many"),
    ("Publishers.init", "takes publishers, however many"),
    ("LocalizedStringKey.init", "called by the compiler for a literal"),
    (".init", "of String.LocalizationValue, which stands in an #if: called by the compiler for a literal"),
    (
      "Anchor.Source.point",
      "a place in a view; the reader converts it, and lays out with what comes of it: see View.position"
    ),
    (
      "Anchor.Source.rect",
      "a place in a view; the reader converts it, and lays out with what comes of it: see View.frame"
    ),
    ("HostingController.sizeThatFits", "a proposal; rows of Layout give bad ones"),
    ("HostingView.traitCollectionDidChange", "takes traits, among which are no numbers of users'"),
    ("ScrollGeometry.init", "made by the library of numbers that are finite"),
    ("ScrollPosition.viewID", "tells the identity that was given"),
    ("ContainerValues.hasTag", "compares tags, whatever they are"),
    ("ContainerValues.tag", "compares types"),
    ("_VariadicView_Children.id", "compares types"),
    ("ScrollTarget.init", "what a behaviour says; ScrollTargetTests have one that gives no number"),
    ("ScrollTargetBehavior.viewAligned", "calls the initialiser: see ViewAlignedScrollTargetBehavior.init"),
    ("AttributedTextSelection.init", "AttributedTextSelectionTests give indices of other texts"),
    ("AttributedString.replaceSelection", "AttributedTextSelectionTests give selections of other texts"),
    ("AttributedTextFormatting.init", "takes values, however many"),
    ("View.font", "takes a font; rows of Font give bad sizes"),
    ("Text.font", "takes a font; rows of Font give bad sizes"),
    ("View.fontWeight", "takes one of a few weights"),
    ("Text.fontWeight", "takes one of a few weights"),
    ("PreviewGallery.main", "takes the words of a command line; GalleryCommandTests give bad ones"),
    ("PreviewGallery.run", "takes the words of a command line; GalleryCommandTests give bad ones"),
    ("SearchSuggestionsPlacement.init", "takes the bits of a set; others than its own mean nothing"),
    ("View.searchScopes", "takes a tag that no scope may have: a picker without a selection, see Picker.init"),
    ("View.searchFocused", "takes a focus state; SearchPanelsTests have one"),
    ("FormatStyle.offset", "makes a format of the system: TextNodeTests give bad input"),
    ("FormatStyle.reference", "makes a format of the system: TextNodeTests give bad input"),
    ("FormatStyle.stopwatch", "makes a format of the system: TextNodeTests give bad input"),
    ("FormatStyle.timer", "makes a format of the system: TextNodeTests give bad input"),
    ("SystemFormatStyle.init", "takes dates and precisions: TextNodeTests give bad ones"),
    ("LocalizedStringKey.StringInterpolation.appendInterpolation", "takes what a text takes: see Text.init"),
    ("LocalizedStringKey.appendInterpolation", "takes what a text takes: see Text.init"),
    (".measurement", "makes a format; FormattersTests have measurements of all kinds"),
    (".loadItem", "passes the options on to the handler; NSItemProviderTests load items of all kinds"),
    (
      "Text.Layout.init",
      "takes the bits of a set, or indices, which are limited to those that there are: see TextRendererTests"
    ),
    ("Text.advanced", "adds two numbers of characters"),
    ("View.searchCompletion", "takes any token; one of another type has no effect: see SearchTokensTests"),
    ("View.searchable", "takes tokens, however many; SearchTokensTests have none, and some"),
    ("MultiDatePicker.init", "takes dates; MultiDatePickerTests have some that are none"),
    ("DisclosureTableRow.init", "takes a value, and rows below it: see Table.init"),
    ("TableColumnForEach.init", "its cells are those of a ForEach: see ForEach.init"),
    ("PreviewTrait.fixedLayout", "says how large a window is; PreviewStageTests give bad sizes"),
    ("TimelineSchedule.explicit", "takes dates; TimelineViewTests give one that is none, and too many"),
    (".equalTo", "compares values"),
    ("Publisher.append", "takes elements, or a publisher"),
    ("DropInfo.hasItemsConforming", "takes types, however many; DropDelegateTests give some that nothing conforms to"),
    ("DropInfo.itemProviders", "takes types, however many; DropDelegateTests give some that nothing conforms to"),
    ("DynamicViewContent.onInsert", "takes types, however many, and is given offsets by the library"),
    ("DragSession.draggedItemIDs", "compares types"),
    ("DropSession.draggedItemIDs", "compares types"),
    ("View.dragContainer", "takes items, however many; DragContainerTests give none"),
    ("View.dragContainerSelection", "takes identities; DragContainerTests give one twice"),
    ("View.draggable", "takes an identity that is compared; DragContainerTests give one of another type"),
    ("DropOperation.init", "takes the bits of a set; others than its own mean nothing"),
    ("View.onDrop", "takes types, however many; DropDelegateTests give none"),
    ("PasteButton.init", "takes types, however many; the button is disabled without any on the pasteboard"),
    ("View.fontDesign", "takes one of a few designs"),
    ("Text.fontDesign", "takes one of a few designs"),
    ("ConcentricRectangle.inset", "takes what any shape's does: see RoundedRectangle.inset"),
    ("Edge.concentric", "takes a radius: see Edge.fixed"),
    (".UIGraphicsBeginImageContext", "makes a context of a size: see HostGraphicsImageRendererTests"),
    (".UIGraphicsBeginImageContextWithOptions", "makes a context of a size: see HostGraphicsImageRendererTests"),
    (".UIRectClip", "adds a path, whose points Path makes sound"),
    (".UIRectFill", "adds a path, whose points Path makes sound"),
    (".UIRectFillUsingBlendMode", "adds a path, whose points Path makes sound"),
    (".UIRectFrame", "adds a path, whose points Path makes sound"),
    ("Edge.fixed", "takes a radius, which is made sound: see UnevenRoundedRectangle.init"),
    ("Publisher.buffer", "keeps nothing, whatever its size"),
    ("Publisher.prepend", "takes elements, or a publisher"),
    ("TabContent.badge", "takes a number that is shown: see View.badge"),
    ("TextSelection.init", "takes places of a text; TextSelectionTests have some beyond its end"),
    ("ToolbarCustomizationOptions.init", "takes the bits of a set; others than its own mean nothing"),
    ("VectorArithmetic.interpolate", "multiplies, whatever the number"),
    ("VectorArithmetic.interpolated", "multiplies, whatever the number"),
    ("VectorArithmetic.scaled", "multiplies, whatever the number"),
    ("View.accessibilityActivationPoint", "tells the point that was given"),
    ("View.accessibilityFocused", "takes a value that is compared"),
    ("View.fileExporter", "takes types, however many"),
    ("View.fileImporter", "takes types, however many"),
    ("View.safeAreaBar", "hands its spacing on: see View.safeAreaInset"),
    ("HostingConfiguration.margins", "is the padding of its views: see View.padding"),
    ("HostingConfiguration.minSize", "is the frame of its views: see View.frame"),
    ("HostingControllerSizingOptions.init", "takes any bits"),
    ("View.task", "takes a value that is compared; the line is for tools"),
    ("ViewBuilder.buildExpression", "the line is for tools"),
  ]

  func testEachHasARow() throws {
    let declared = try PublicDeclarations.all()
    XCTAssertGreaterThan(declared.count, 150, "the sources were not found")
    let rows = try BadInputCoverageTests.rows()
    XCTAssertGreaterThan(rows.count, 271, "rows of the tables")
    func isExcused(_ name: String) -> Bool {
      BadInputCoverageTests.reasons.contains { pattern, _ in
        pattern.hasPrefix("*") ? name.hasSuffix(pattern.dropFirst()) : name == pattern
      }
    }
    let names = Set(rows)
    XCTAssertEqual(
      declared.filter { !names.contains($0) && !isExcused($0) }.sorted(), [], "have neither a row nor a reason")
    let excused = declared.filter(isExcused)
    for (pattern, _) in BadInputCoverageTests.reasons {
      let isNeeded = excused.contains { pattern.hasPrefix("*") ? $0.hasSuffix(pattern.dropFirst()) : $0 == pattern }
      XCTAssertTrue(isNeeded, "\(pattern) has a reason, and is not declared")
    }
  }

  /// Who is given bad input in the tables of this folder.
  private static func rows() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var result: [String] = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      guard file.lastPathComponent.hasSuffix("Tests.swift"), !file.lastPathComponent.contains("Coverage") else {
        continue
      }
      let text = try String(contentsOf: file, encoding: .utf8)
      // `row("View.padding", "not-a-number", ...`, in one line or several.
      for part in text.components(separatedBy: " row(").dropFirst() {
        let quoted = part.drop { $0.isWhitespace }
        if quoted.first == "\"" { result.append(String(quoted.dropFirst().prefix { $0 != "\"" })) }
      }
    }
    return result
  }
}

/// What the sources declare in public that takes a number, a size, an identity or a collection, by its type and its
/// name: `View.padding`, `Slider.init`.
private enum PublicDeclarations {
  /// Numbers, sizes and identities.
  private static let values: Set<Substring> = [
    "Int", "CGFloat", "Double", "Float", "TimeInterval", "CGSize", "CGPoint", "CGRect", "EdgeInsets", "Angle",
    "UnitPoint",
    "Duration", "CGAffineTransform", "ProjectionTransform", "BinaryFloatingPoint", "Strideable", "IndexSet", "GridItem",
    "StrokeStyle", "Font", "Hashable", "Identifiable",
  ]
  /// The ends of names of collections.
  private static let collections = ["Collection", "Sequence", "Range", "RangeFrom", "RangeThrough"]

  private static func words(_ text: some StringProtocol) -> [Substring] {
    String(text).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { $0 }
  }

  private static func isValue(_ type: String) -> Bool {
    type.contains("[") || type.contains("Set<")
      || words(type).contains { word in values.contains(word) || collections.contains { word.hasSuffix($0) } }
  }

  static func all() throws -> Set<String> {
    var sources = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { sources.deleteLastPathComponent() }
    sources.appendPathComponent("Sources")
    var result: Set<String> = []
    // Hosts have tests of their own for bad input.
    for name in ["FoundationGaps", "Publishers", "ViewKernel", "UIKitCompatibility/UIKit", "UIKitCompatibility/AppKit"]
    {
      let folder = sources.appendingPathComponent(name)
      for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
      where file.pathExtension == "swift" {
        result.formUnion(declarations(in: try String(contentsOf: file, encoding: .utf8)))
      }
    }
    return result
  }

  private static func declarations(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var type = ""
    var result: [String] = []
    for (number, line) in lines.enumerated() {
      if line.first.map({ $0.isLetter || $0 == "@" }) == true {
        let words = line.split { $0 == " " || $0 == ":" || $0 == "<" }
        let keyword = words.firstIndex { ["struct", "enum", "class", "extension", "protocol"].contains($0) }
        if let keyword, keyword + 1 < words.count { type = String(words[keyword + 1]) }
      }
      guard line.contains("public "), let start = line.firstIndex(of: "(") else { continue }
      let head = words(line[..<start].prefix { $0 != "<" })
      guard let name = head.last, name == "init" || head.dropLast().last == "func" else { continue }
      let declaration = lines[number...].prefix(20).joined(separator: " ")
      let offset = line.distance(from: line.startIndex, to: start) + 1
      guard let (parameters, rest) = split(declaration.dropFirst(offset)) else { continue }
      let constraints = constraints(in: "\(line[..<start]) , \(rest.prefix { $0 != "{" })")
      if parameters.contains(where: { takesValue($0, constraints) }) { result.append("\(type).\(name)") }
    }
    return result
  }

  /// The parameters of a declaration, up to the parenthesis that closes them, and what follows.
  private static func split(_ text: Substring) -> (parameters: [String], rest: Substring)? {
    var depth = 1
    var parameters = [""]
    var former: Character = " "
    for index in text.indices {
      let letter = text[index]
      switch letter {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where former != "-": depth -= 1
      default: break
      }
      if depth == 0 { return (parameters, text[text.index(after: index)...]) }
      if letter == ",", depth == 1 { parameters.append("") } else { parameters[parameters.count - 1].append(letter) }
      former = letter
    }
    return nil
  }

  /// What generic parameters conform to.
  private static func constraints(in text: String) -> [Substring: String] {
    var result: [Substring: String] = [:]
    for part in text.split(whereSeparator: { "<>,".contains($0) }) {
      guard let colon = part.firstIndex(of: ":"), let name = words(part[..<colon]).last else { continue }
      result[name, default: ""] += " " + part[part.index(after: colon)...]
    }
    return result
  }

  private static func takesValue(_ parameter: String, _ constraints: [Substring: String]) -> Bool {
    // What a view builder gives are views.
    guard let colon = parameter.firstIndex(of: ":"), !parameter.contains("@ViewBuilder") else { return false }
    var type = String(parameter[parameter.index(after: colon)...].prefix { $0 != "=" })
    // Of a closure it is the result that comes from users.
    if let arrow = type.range(of: "->", options: .backwards) { type = String(type[arrow.upperBound...]) }
    return isValue(type) || words(type).contains { isValue(constraints[$0] ?? "") }
  }
}
