import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

@Observable private final class LocalizedModel {
  var count = 1234
  var locale = "en"
}

/// Texts from the tables of bundles, in the language of the environment.
@MainActor
final class LocalizedStringsTests: HostTestCase {
  private func shown(_ text: Text, _ locale: String) -> [String] {
    show(text.environment(\.locale, Locale(identifier: locale))).texts
  }

  func testTheLocaleChoosesTheTable() throws {
    let tables = try TableFolder([
      "de.lproj/Localizable.strings": #""Hello, %@" = "Guten Tag, %@"; "Save" = "Sichern";"#,
      "en.lproj/Localizable.strings": #""Save" = "Save it";"#,
      "fr.lproj/Menus.strings": #""Save" = "Enregistrer";"#,
    ])
    let name = "Ada"
    XCTAssertEqual(shown(Text("Hello, \(name)", bundle: tables.bundle), "de_AT"), ["Guten Tag, Ada"])
    XCTAssertEqual(shown(Text("Save", bundle: tables.bundle), "de"), ["Sichern"])
    XCTAssertEqual(shown(Text("Save", tableName: "Menus", bundle: tables.bundle), "fr_CA"), ["Enregistrer"])
    // The default locale is American.
    XCTAssertEqual(show(Text("Save", bundle: tables.bundle)).texts, ["Save it"])
  }

  func testAMissingKeyShowsThatOfTheDevelopersThenItself() throws {
    let tables = try TableFolder([
      "de.lproj/Localizable.strings": #""a" = "A auf Deutsch";"#,
      "en.lproj/Localizable.strings": #""only" = "in English";"#,
    ])
    XCTAssertEqual(shown(Text("only", bundle: tables.bundle), "de"), ["in English"])
    XCTAssertEqual(shown(Text("100 % of \(3)", bundle: tables.bundle), "de"), ["100 % of 3"])
    XCTAssertEqual(shown(Text("a", bundle: tables.bundle), "ja"), ["a"])
    XCTAssertEqual(shown(Text("a", tableName: "None", bundle: tables.bundle), "de"), ["a"])
  }

  func testATextFollowsTheLocaleAndAgreesWithAFreshOne() throws {
    let tables = try TableFolder(["de.lproj/Localizable.strings": #""**%lld** pegs" = "**%lld** Stifte";"#])
    struct Pegs: View {
      let model: LocalizedModel
      let bundle: Bundle
      var body: some View {
        VStack {
          Text("**\(model.count)** pegs", bundle: bundle).italic()
          Text("again: \(Text("**\(model.count)** pegs", bundle: bundle))", bundle: bundle)
        }
        .environment(\.locale, Locale(identifier: model.locale))
      }
    }
    let model = LocalizedModel()
    let screen = show(Pegs(model: model, bundle: tables.bundle))
    screen.assertShows("1,234 pegs", "again: 1,234 pegs")
    model.locale = "de"
    screen.assertShows("1.234 Stifte", "again: 1.234 Stifte")
    XCTAssertEqual(
      screen.hosts(of: HostLabel.self)[0].runs?.map(\.description),
      [#""1.234" system 17 bold italic"#, #"" Stifte" system 17 italic"#])
    model.count = 2
    screen.assertShows("2 Stifte", "again: 2 Stifte")
  }

  func testMarkdownInValuesIsNotRead() throws {
    let tables = try TableFolder(["de.lproj/Localizable.strings": #""*%@*" = "**%@**";"#])
    let star = "*"
    let screen = show(Text("*\(star)*", bundle: tables.bundle).environment(\.locale, Locale(identifier: "de")))
    XCTAssertEqual(screen.hosts(of: HostLabel.self)[0].text, "*")
  }

  func testPlaceholdersByNumberAndWithDigits() throws {
    let tables = try TableFolder([
      "de.lproj/Localizable.strings": #"""
      "%@ has %lld (%lf)" = "%2$lld: %1$@ 100%% %3$.2f";
      "%03d|%.1f|%x" = "%03d|%+.2f|%X|%5d|%-5d|";
      "odd %lld" = "%lld %lld %9$@ %y %";
      """#
    ])
    let (name, seven) = ("Ada", 7)
    XCTAssertEqual(
      shown(Text("\(name) has \(seven) (\(0.5))", bundle: tables.bundle), "de"), ["7: Ada 100% 0,50"])
    XCTAssertEqual(
      shown(
        Text("\(7, specifier: "%03d")|\(1.25, specifier: "%.1f")|\(255, specifier: "%x")", bundle: tables.bundle), "de"),
      ["007|+1,25|FF|||"])
    XCTAssertEqual(shown(Text("odd \(seven)", bundle: tables.bundle), "de"), ["odd", "7   %y %"].suffix(1))
  }

  // MARK: Forms by numbers

  private static let pegs = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
    <key>%lld pegs in %lld games</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@pegs@ in %#@games@</string>
      <key>pegs</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>zero</key><string>no peg</string><key>one</key><string>%lld peg</string>
        <key>other</key><string>%lld pegs</string></dict>
      <key>games</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>a game</string><key>other</key><string>%lld games</string></dict>
    </dict>
    <key>bad</key><string>no dictionary</string>
    </dict></plist>
    """

  func testAStringsDictionaryHasForms() throws {
    let tables = try TableFolder(["en.lproj/Localizable.stringsdict": LocalizedStringsTests.pegs])
    var sentences: [String] = []
    func pegs(_ pegs: Int, _ games: Int) -> [String] {
      var texts: [String] = []
      sentences += HostDiagnostics.collect {
        texts = show(Text("\(pegs) pegs in \(games) games", bundle: tables.bundle)).texts
      }
      return texts
    }
    XCTAssertEqual(pegs(1, 1), ["1 peg in a game"])
    XCTAssertEqual(pegs(0, 2), ["no peg in 2 games"])
    XCTAssertEqual(pegs(3, 0), ["3 pegs in 0 games"])
    XCTAssertEqual(
      sentences,
      [
        "The table \(tables.bundle.resourcePath ?? "")/en.lproj/Localizable.stringsdict can't be read as a whole: the entry \"bad\" has no forms. What can be read is used; mend the file."
      ])
  }

  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
        "fr": {"stringUnit": {"state": "new", "value": ""}}}},
      "%lld pegs": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld peg"}},
          "other": {"stringUnit": {"value": "%lld pegs"}}}}},
        "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld kołek"}},
          "few": {"stringUnit": {"value": "%lld kołki"}}, "many": {"stringUnit": {"value": "%lld kołków"}},
          "other": {"stringUnit": {"value": "%lld kołka"}}}}}}},
      "%@: %lld of %lld": {"localizations": {"en": {
        "stringUnit": {"value": "%1$@ found %#@found@ in %#@rooms@"},
        "substitutions": {
          "found": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "rooms": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg room"}}, "other": {"stringUnit": {"value": "%arg rooms"}}}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Touch"}}}}}}},
      "Untranslated": {}
    }}
    """#

  func testACatalogHasAllLanguages() throws {
    let tables = try TableFolder(["Localizable.xcstrings": LocalizedStringsTests.catalog])
    let bundle = tables.bundle
    XCTAssertEqual(shown(Text("Save", bundle: bundle), "de_DE"), ["Sichern"])
    XCTAssertEqual(shown(Text("Save", bundle: bundle), "fr"), ["Save"])
    XCTAssertEqual(shown(Text("Tap", bundle: bundle), "en"), ["Touch"])
    XCTAssertEqual(shown(Text("Untranslated", bundle: bundle), "de"), ["Untranslated"])
    func pegs(_ count: Int, _ locale: String) -> [String] { shown(Text("\(count) pegs", bundle: bundle), locale) }
    XCTAssertEqual([1, 2].flatMap { pegs($0, "en") }, ["1 peg", "2 pegs"])
    XCTAssertEqual([1, 2, 5].flatMap { pegs($0, "pl") }, ["1 kołek", "2 kołki", "5 kołków"])
    // The source language has it, with its own rules.
    XCTAssertEqual(pegs(1, "de"), ["1 peg"])
    let name = "Ada"
    XCTAssertEqual(shown(Text("\(name): \(1) of \(2)", bundle: bundle), "en"), ["Ada found 1 bird in 2 rooms"])
  }

  func testABadFileIsToldOfOnceAndKeysShowThemselves() throws {
    let tables = try TableFolder([
      "Localizable.xcstrings": "no JSON", "de.lproj/Localizable.strings": "\"a\" = \"b\";\n\"c\" = ",
    ])
    var texts: [String] = []
    let sentences = HostDiagnostics.collect {
      texts = ["a", "c", "a"].flatMap { shown(Text(LocalizedStringKey($0), bundle: tables.bundle), "de") }
    }
    XCTAssertEqual(texts, ["b", "c", "b"])
    XCTAssertEqual(
      sentences.map { $0.replacingOccurrences(of: tables.bundle.resourcePath ?? "", with: "BUNDLE") },
      [
        "The table BUNDLE/Localizable.xcstrings can't be read as a whole: it is no JSON. What can be read is used; mend the file.",
        "The table BUNDLE/de.lproj/Localizable.strings can't be read as a whole: line 2 has not a value where it should. What can be read is used; mend the file.",
      ])
  }

  // MARK: Everything that has a title

  func testTitlesPromptsAndLabelsFollowTheLocale() throws {
    let tables = try TableFolder([
      "de.lproj/Localizable.strings": #""Name" = "Vorname"; "Find" = "Suche"; "Home" = "Heim";"#
    ])
    struct Page: View {
      let model: LocalizedModel
      let bundle: Bundle
      var body: some View {
        NavigationStack {
          TextField(text: .constant(""), prompt: Text("Name", bundle: bundle)) { Text("x") }
            .accessibilityLabel(Text("Find", bundle: bundle))
            .navigationTitle(Text("Home", bundle: bundle))
        }
        .environment(\.locale, Locale(identifier: model.locale))
      }
    }
    let model = LocalizedModel()
    let screen = show(Page(model: model, bundle: tables.bundle), width: 320, height: 480)
    func titles() -> [String?] {
      screen.settle()
      let field = screen.hosts(of: HostTextField.self)[0]
      return [field.placeholder, field.accessibilityLabel, screen.hosts(of: HostNavigationBar.self)[0].topItem?.title]
    }
    XCTAssertEqual(titles(), ["Name", "Find", "Home"])
    model.locale = "de"
    XCTAssertEqual(titles(), ["Vorname", "Suche", "Heim"])
    screen.assertAgreesWithFresh()
  }

  func testResourcesAndStrings() throws {
    let tables = try TableFolder(["Localizable.xcstrings": LocalizedStringsTests.catalog])
    let german = Locale(identifier: "de")
    let save = LocalizedStringResource("Save", bundle: .atURL(tables.url))
    XCTAssertEqual(shown(Text(save), "de"), ["Sichern"])
    XCTAssertEqual(show(Button(save) {}.environment(\.locale, german)).texts, ["Sichern"])
    var own = save
    own.locale = german
    XCTAssertEqual(show(Text(own)).texts, ["Sichern"])
    XCTAssertEqual(String(localized: own), "Sichern")
    XCTAssertEqual(String(localized: "Save", bundle: tables.bundle, locale: german), "Sichern")
    let count = 1
    XCTAssertEqual(String(localized: "\(count) pegs", bundle: tables.bundle, locale: german), "1 peg")
  }
}
