import XCTest

/// Checks of a page by the rules of accessible pages, as it is shown now.
///
/// The window's own picture and elements are left out: they are the program's.
enum AccessibilityCheck {
  /// Fails for each finding: its rule, and the element.
  static func check(_ driver: WebDriver, _ what: String, file: StaticString = #filePath, line: UInt = #line) throws {
    for isDark in [false, true] {
      let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
      try driver.command("Emulation.setEmulatedMedia", ["features": [scheme]])
      let found = try driver.run(script) as? [String]
      XCTAssertEqual(found, [], "\(what), \(isDark ? "dark" : "light")", file: file, line: line)
    }
  }

  static let script = """
    \(elements)
    \(names)
    \(structure)
    \(contrast)
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    // Colours that fade are compared at their end; one that is inherited begins to fade again further inside.
    const rest = async () => {
      for (let frame = 0; frame < 8; frame++) {
        await nextFrame();
        for (const animation of document.getAnimations()) animation.finish();
      }
    };
    return rest().then(() => {
      for (const rule of [namesOfControls, references, ids, headings, images, visibility, contrasts]) rule();
      return found;
    });
    """

  /// The elements that are checked, and how they are printed.
  private static let elements = """
    const found = [];
    const isLeftOut = (node) => node.closest("#window, script, style, template, head") !== null;
    const all = [...document.querySelectorAll("body, body *")].filter((node) => !isLeftOut(node));
    const isRendered = (node) => node.checkVisibility({ visibilityProperty: true });
    const rendered = all.filter(isRendered);
    const isHidden = (node) => node.closest("[aria-hidden=true]") !== null;
    // Behind a modal dialog nothing can be reached.
    const modal = document.querySelector("dialog:modal");
    const isReached = (node) => !modal || modal.contains(node);
    const words = (node) => {
      const id = node.id ? "#" + node.id : node.className?.baseVal === undefined && node.className ? "." + node.className : "";
      return `<${node.localName}${id}> ${node.textContent.trim().slice(0, 30)}`.trim();
    };
    const report = (rule, node, detail = "") => found.push(`${rule}: ${words(node)} ${detail}`.trim());
    """

  /// Roles and names.
  private static let names = """
    const implicitRole = (node) => {
      if (node.localName === "a") return node.hasAttribute("href") ? "link" : null;
      if (node.localName === "input") return { checkbox: "checkbox", range: "slider", search: "searchbox", number: "spinbutton" }[node.type] ?? "textbox";
      return { button: "button", select: "combobox", textarea: "textbox", summary: "button", dialog: "dialog" }[node.localName] ?? null;
    };
    const roleOf = (node) => node.getAttribute("role") ?? implicitRole(node);
    const spoken = (node) => [...node.childNodes].map((child) => {
      if (child.nodeType === Node.TEXT_NODE) return child.textContent;
      if (child.nodeType !== Node.ELEMENT_NODE || child.ariaHidden === "true") return "";
      return child.ariaLabel ?? child.alt ?? spoken(child);
    }).join("");
    const fromContent = ["button", "link", "tab", "option", "treeitem", "heading"];
    const nameOf = (node) => {
      const labels = (node.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id));
      const texts = [labels.map((label) => label?.textContent ?? "").join(" "), node.ariaLabel,
        [...node.labels ?? []].map(spoken).join(" "), fromContent.includes(roleOf(node)) ? spoken(node) : "", node.title];
      return texts.find((text) => text?.trim())?.trim() ?? "";
    };
    const isControl = (node) =>
      node.matches("button, a[href], input, select, textarea, summary, [tabindex], [role=tab], [role=option], [role=treeitem]");
    function namesOfControls() {
      for (const node of rendered.filter((node) => isControl(node) && !isHidden(node))) {
        if (roleOf(node) === null && node.tabIndex >= 0) report("role", node);
        // What gets the focus by script only needs none.
        if (nameOf(node) === "" && !(node.tabIndex < 0 && roleOf(node) === null)) report("name", node);
      }
      for (const node of rendered.filter((node) => node.matches("dialog[open], [role=dialog], [role=alertdialog], [role=tree], [role=listbox], [role=tablist], [role=toolbar], [role=tabpanel], [role=region], nav"))) {
        if (nameOf(node) === "") report("name", node);
      }
    }
    function references() {
      for (const node of rendered) {
        for (const attribute of ["aria-labelledby", "aria-controls", "aria-activedescendant", "aria-describedby", "for"]) {
          const missing = node.getAttribute(attribute)?.split(" ").find((id) => !document.getElementById(id));
          if (missing !== undefined) report("reference", node, `${attribute}="${missing}"`);
        }
      }
    }
    """

  /// Ids, headings, images, what can have the focus.
  private static let structure = """
    function ids() {
      const known = new Set();
      for (const node of document.querySelectorAll("[id]")) {
        if (known.has(node.id)) report("id", node);
        known.add(node.id);
      }
    }
    function headings() {
      let level = 0;
      for (const node of rendered.filter((node) => /^h[1-6]$/.test(node.localName) && isReached(node) && !node.closest("dialog"))) {
        const own = Number(node.localName[1]);
        if (own > level + 1) report("heading", node, `after level ${level}`);
        if (!node.textContent.trim()) report("heading", node, "is empty");
        level = own;
      }
    }
    function images() {
      for (const node of rendered.filter((node) => node.matches("img, svg, canvas, [role=img]") && !isHidden(node))) {
        const isNamed = node.localName === "img" ? node.hasAttribute("alt") : nameOf(node) !== "" || node.closest("[role=img]") !== node && node.closest("[role=img]");
        if (!isNamed) report("image", node);
      }
    }
    function visibility() {
      for (const node of all.filter((node) => node.tabIndex >= 0 && !node.disabled && isReached(node))) {
        if (!isRendered(node)) continue;
        // A label may show a control that is transparent itself.
        const shown = node.labels?.[0] ?? node;
        const { width, height } = shown.getBoundingClientRect();
        if (!shown.checkVisibility({ opacityProperty: true }) || width * height === 0) report("focus", node, "cannot be seen");
        if (isHidden(node)) report("focus", node, "is hidden from assistive tools");
      }
    }
    """

  /// The contrast of texts, by WCAG 2, between computed colours.
  private static let contrast = """
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgba = (color) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = (front, back) => {
      const share = front[3];
      return [0, 1, 2].map((part) => front[part] * share + back[part] * (1 - share)).concat(1);
    };
    const luminance = (color) => {
      const [red, green, blue] = color.slice(0, 3).map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratio = (a, b) => (Math.max(luminance(a), luminance(b)) + 0.05) / (Math.min(luminance(a), luminance(b)) + 0.05);
    const chain = (node) => (node ? [...chain(node.parentElement), node] : []);
    const canvasColor = () => (getComputedStyle(document.documentElement).colorScheme.includes("dark")
      && matchMedia("(prefers-color-scheme: dark)").matches ? [18, 18, 18, 1] : [255, 255, 255, 1]);
    const background = (node) =>
      chain(node).reduce((back, part) => over(rgba(getComputedStyle(part).backgroundColor), back), canvasColor());
    function compare(node, style, what) {
      const back = background(node);
      const front = rgba(style.color);
      front[3] *= chain(node).reduce((share, part) => share * getComputedStyle(part).opacity, 1);
      const size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || size >= 18.66 && style.fontWeight >= 700;
      const value = ratio(over(front, back), back);
      if (value < (isLarge ? 3 : 4.5)) report("contrast", node, `${what} ${value.toFixed(2)}`);
    }
    function contrasts() {
      for (const node of rendered.filter((node) => isReached(node) && !node.closest(":disabled, [aria-disabled=true]"))) {
        const style = getComputedStyle(node);
        if (style.clipPath !== "none") continue;
        const hasText = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent.trim());
        if (hasText) compare(node, style, "text");
        if (node.placeholder) compare(node, getComputedStyle(node, "::placeholder"), "placeholder");
        if (node.matches("input:not([type=checkbox], [type=range])") && node.value) compare(node, style, "value");
        const content = getComputedStyle(node, "::before").content;
        if (!["none", "normal", '""'].includes(content)) compare(node, getComputedStyle(node, "::before"), content);
      }
    }
    """
}
