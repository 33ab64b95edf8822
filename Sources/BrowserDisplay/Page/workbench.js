// What is around the window: the phone it is shown in, the bar's titles, the panel with the source, what the compiler says.
"use strict";

// MARK: Kept choices

/** A store of the browser, which may have none. */
function keeper(store) {
  return {
    get(key) {
      try { return JSON.parse(window[store].getItem(key)); } catch { return null; }
    },
    set(key, value) {
      try { window[store].setItem(key, JSON.stringify(value)); } catch { /* It is forgotten. */ }
    },
  };
}

const settings = keeper("localStorage");
const session = keeper("sessionStorage");

/** An element with properties, attributes with a hyphen, and children. */
function make(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (name.includes("-") || name === "role" || name === "for") node.setAttribute(name, value);
    else node[name] = value;
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

// MARK: The phone

/** The size of the picture on the page, as a share of its own; never above 1. */
let scale = 1;
/** The width of a phone's edge in points. */
let bezel = 0;

/** Scales the window down until all of it is seen. */
function fit() {
  const [width, height] = [stage.offsetWidth + 2 * bezel, stage.offsetHeight + 2 * bezel];
  if (width === 0 || canvas.clientHeight === 0) return;
  scale = Math.max(.1, Math.min(1, (canvas.clientWidth - 24) / width, (canvas.clientHeight - 24) / height));
  const style = $("fit").style;
  style.setProperty("--scale", scale);
  style.setProperty("--bezel", bezel);
  [style.width, style.height] = [width * scale + "px", height * scale + "px"];
}

function showPhone() {
  const [top, start, bottom, end] = surroundings.safeArea ?? [0, 0, 0, 0];
  const hasPhone = !["free", ""].includes(choices.device.value);
  const isTablet = Math.min(surroundings.width, surroundings.height) > 600;
  const isWide = surroundings.width > surroundings.height;
  const kind = !hasPhone ? "none" : isTablet ? "tablet" : bottom > 0 ? "round" : "square";
  $("phone").dataset.kind = kind;
  bezel = { none: 0, tablet: 14, round: 12, square: 8 }[kind];
  const system = $("system");
  system.hidden = !hasPhone || top + start + bottom + end === 0;
  system.dataset.camera = kind !== "round" ? "none" : top > 50 ? "island" : top > 20 ? "notch" : "side";
  $("phone").classList.toggle("dark", surroundings.isDark);
  system.dir = surroundings.isRightToLeft ? "rtl" : "ltr";
  // A phone on its side has no bar there.
  $("status").hidden = top === 0 || isWide && !isTablet;
  $("status").style.height = top + "px";
  $("home").hidden = bottom === 0;
  fit();
}

new ResizeObserver(() => {
  if (choices.device.value === "free") tellSurroundings();
  fit();
}).observe(canvas);

// MARK: The bar

/** "C1 counter" has a short name in front. */
function showTitle(title) {
  const [, id, name] = title.match(/^([A-Z]+\d+[a-z]?) +(.+)$/) ?? [null, "", title];
  $("number").textContent = id;
  $("name").textContent = name;
}

function showNeighbours(windows, hasIndex) {
  $("index").hidden = !hasIndex;
  $("neighbours").hidden = !hasIndex || windows.length < 2;
  const place = windows.findIndex((window) => String(window.number) === number);
  if (place >= 0 && !scene?.title) showTitle(windows[place].title);
  for (const [id, word, step] of [["former", "Previous", -1], ["next", "Next", 1]]) {
    const other = place < 0 ? undefined : windows[place + step];
    const link = $(id);
    if (other) link.href = "?window=" + other.number;
    else link.removeAttribute("href");
    link.title = link.ariaLabel = other ? `${word}: ${other.title}` : word;
  }
}

function fold(isOpen) {
  $("bar").classList.toggle("unfolded", isOpen);
  $("fold").ariaExpanded = isOpen;
}

$("fold").onclick = () => fold($("fold").ariaExpanded !== "true");

// MARK: The panel

const tabs = ["source", "tree", "steps", "audit"];
const view = { isOpen: null, tab: null, ...session.get("view " + number) };
const sizes = { side: 460, below: 380, ...settings.get("panel") };
/** Beside the window, or below it. */
const isWide = matchMedia("(min-width: 1000px)");

/** A line that pointer and keys move: `read` is the size behind it, `isUpright` whether that is a width. */
function makeDivider(node, isUpright, read, write) {
  node.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    node.setPointerCapture(event.pointerId);
    const place = (moved) => (isUpright() ? moved.clientX : moved.clientY);
    const sum = place(event) + read();
    node.onpointermove = (moved) => write(sum - place(moved));
    node.onlostpointercapture = () => { node.onpointermove = null; };
  });
  node.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: 24, ArrowUp: 24, ArrowRight: -24, ArrowDown: -24 }[event.key];
    if (!step) return;
    event.preventDefault();
    write(read() + step);
  });
}

function sizePanel() {
  const root = document.documentElement.style;
  for (const [name, size] of Object.entries(sizes)) root.setProperty("--" + name, size + "px");
  const [now, most] = isWide.matches ? [sizes.side, innerWidth] : [sizes.below, innerHeight];
  $("divider").setAttribute("aria-orientation", isWide.matches ? "vertical" : "horizontal");
  $("divider").setAttribute("aria-valuenow", Math.min(100, Math.round(now / most * 100)));
}

function resize(key, size, least, most) {
  sizes[key] = Math.round(Math.max(least, Math.min(size, most)));
  settings.set("panel", sizes);
  sizePanel();
}

makeDivider($("divider"), () => isWide.matches, () => sizes[isWide.matches ? "side" : "below"], (size) => {
  if (isWide.matches) resize("side", size, 320, innerWidth - 260);
  else resize("below", size, 160, innerHeight - 200);
});
isWide.addEventListener("change", sizePanel);

/** The tabs that there are, from left to right. */
const openTabs = () => tabs.filter((name) => !$("tab-" + name).hidden);

function showPanel(isOpen, tab = view.tab ?? openTabs()[0]) {
  $("panel").hidden = $("divider").hidden = !isOpen;
  $("side").ariaPressed = isOpen;
  for (const name of tabs) {
    const isShown = name === tab;
    $("tab-" + name).ariaSelected = isShown;
    $("tab-" + name).tabIndex = isShown ? 0 : -1;
    $(name).hidden = !isShown;
  }
  Object.assign(view, { isOpen, tab });
  session.set("view " + number, view);
}

/** Goes to a tab. All but the source are the inspector's. */
function goToTab(tab) {
  showPanel(true, tab);
  if (tab === "source") return;
  if (isInspecting && inspector) inspector.showTab(tab);
  else openInspector();
}

for (const name of tabs) $("tab-" + name).onclick = () => goToTab(name);
$("tabs").onkeydown = (event) => {
  const list = openTabs();
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = list[(list.indexOf(view.tab) + step + list.length) % list.length];
  goToTab(next);
  $("tab-" + next).focus();
};
function closePanel() {
  closeInspector();
  showPanel(false);
  settings.set("source", false);
}
$("close").onclick = closePanel;

function togglePanel() {
  if (view.isOpen) return closePanel();
  settings.set("source", true);
  goToTab(scene?.source ? "source" : "tree");
}
$("side").onclick = togglePanel;

// MARK: The inspector, a script of its own

/** The inspector's part, when it is there. */
let inspector = null;
let isInspecting = false;
let loading = null;

async function loadInspector() {
  const load = (node) => new Promise((done, fail) => {
    Object.assign(node, { onload: done, onerror: fail });
    document.head.append(node);
  });
  // In their order, whichever arrives first.
  const scripts = ["inspector", "tree", "details", "steps"].map((name) => make("script", { src: name + ".js", async: false }));
  await Promise.all([make("link", { rel: "stylesheet", href: "inspector.css" }), ...scripts].map(load));
  inspector = openedInspector;
}

/** What is asked while the scripts load: to prepare, and for the first rows. */
let early = {};
function askEarly() {
  early = { open: ask("open"), rows: session.get("look " + number) ? null : ask("tree", { mine: true, count: 80 }) };
  for (const answer of Object.values(early)) answer?.catch(() => {});
}

async function openInspector() {
  isInspecting = true;
  $("inspect").ariaPressed = true;
  session.set("inspects " + number, true);
  if (!loading && socket !== null) askEarly();
  try {
    await (loading ??= loadInspector());
  } catch {
    state.value = "The inspector could not be loaded.";
    return;
  }
  if (isInspecting) inspector.open();
  else inspector.close();
}

function closeInspector() {
  if (!isInspecting) return;
  isInspecting = false;
  $("inspect").ariaPressed = false;
  session.set("inspects " + number, false);
  inspector?.close();
  if (view.tab !== "source") showPanel(view.isOpen && scene?.source != null, "source");
  // What had the focus may be hidden now.
  if (document.activeElement === document.body) stage.focus({ preventScroll: true });
}

function toggleInspector() {
  if (isInspecting) return closeInspector();
  goToTab(view.tab && view.tab !== "source" ? view.tab : "tree");
  // The arrow keys are the inspector's now.
  $("tab-" + view.tab).focus();
}
$("inspect").onclick = toggleInspector;

// MARK: Source

/** What the program tells of a scene: its title, a summary, its source. */
let scene = null;

async function didConnect() {
  $("crash")?.remove();
  if (isVariant) return;
  inspector?.reconnect();
  const former = scene;
  try {
    scene = await ask("scene");
  } catch { return; }
  if (scene.title) $("name").textContent = scene.title;
  if (!scene.source) return;
  $("tab-source").hidden = $("side").hidden = false;
  if (former?.source !== scene.source) showSource();
  const isWanted = view.isOpen ?? (isWide.matches && (settings.get("source") ?? true));
  if (isWanted && !isInspecting) showPanel(true, "source");
}

const swiftWords = new Set(`
  actor any as associatedtype async await borrowing break case catch class consuming continue convenience default defer deinit
  do else enum extension fallthrough false fileprivate final for func get guard if import in indirect infix init inout internal
  is isolated lazy let macro mutating nil nonisolated nonmutating open operator optional override package postfix prefix private
  protocol public repeat required rethrows return self Self set some static struct subscript super switch throw throws true try
  typealias unowned var weak where while willSet didSet`.trim().split(/\s+/));
// Comments, texts, attributes and macros, numbers, names.
const swiftTokens = new RegExp([
  /(\/\/[^\n]*|\/\*[^]*?\*\/)/, /(#?"""[^]*?"""#?|#"[^\n]*?"#|"(?:\\\((?:[^()\n]|\([^()\n]*\))*\)|\\.|[^"\\\n])*")/,
  /([@#][A-Za-z_]\w*)/, /\b(\d[\w]*(?:\.\d\w*)?)\b/, /(`?[A-Za-z_]\w*`?)/,
].map((part) => part.source).join("|"), "g");

/** Appends a piece of Swift with its colours, line by line. */
function paint(source) {
  const lines = [[]];
  const add = (text, kind) => {
    for (const [index, piece] of text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (piece) lines.at(-1).push(kind ? make("span", { className: kind }, piece) : piece);
    }
  };
  let end = 0;
  for (const match of source.matchAll(swiftTokens)) {
    const [text, comment, string, mark, digits] = match;
    add(source.slice(end, match.index));
    end = match.index + text.length;
    const isMember = source[match.index - 1] === ".";
    const word = swiftWords.has(text) && !isMember ? "keyword" : /^[A-Z]/.test(text) ? "type" : null;
    add(text, comment ? "comment" : string ? "string" : mark ? "attribute" : digits ? "digits" : word);
  }
  add(source.slice(end));
  return lines.map((pieces) => make("span", { className: "line" }, ...pieces, "\n"));
}

/** A button that copies a text. */
function copyButton(label, text) {
  const button = make("button", { className: "small", type: "button" }, label);
  button.onclick = async () => {
    // Only a page that is shown may write to the clipboard.
    const isDone = await navigator.clipboard?.writeText(text()).then(() => true, () => false);
    button.textContent = isDone ? "Copied" : "Not allowed";
    setTimeout(() => { button.textContent = label; }, 1200);
  };
  return button;
}

function showSource() {
  const { summary, file, source } = scene;
  const code = make("code", {}, ...paint(source.replace(/\n+$/, "")));
  $("source").replaceChildren(
    summary ? make("p", { className: "summary" }, summary) : "",
    make("div", { className: "row" }, make("span", { className: "file", title: file ?? "" }, file ?? ""), copyButton("Copy", () => source)),
    make("pre", { tabIndex: 0, role: "group", "aria-label": "Source" }, code));
}

// MARK: Troubles

function takeWork(message, drawn) {
  if (message.windows === undefined && message.title !== undefined && !$("name").textContent) showTitle(message.title);
  if (message.build !== undefined) showBuild(message.build);
  if (message.crash !== undefined) showTrouble("crash", "The program has crashed", crashParts(message.crash));
  if (message.inspection !== undefined) inspector?.frame(message.inspection, drawn);
}

function showBuild({ state, errors }) {
  $("building").value = state === "building" ? "Building …" : "";
  // Errors stay until they are mended.
  if (state === "building") return $("crash")?.remove();
  if (state !== "failed") return $("build")?.remove();
  const parts = (errors ?? []).map(({ file, line, column, message, snippet }) => make("li", {},
    make("small", {}, `${file}:${line}:${column}`), make("p", {}, message), snippet ? make("pre", { tabIndex: 0, role: "group", "aria-label": "Code" }, snippet) : null));
  const count = parts.length === 1 ? "1 error" : `${parts.length} errors`;
  showTrouble("build", `The program does not compile: ${count}`, [make("ol", {}, ...parts)]);
}

function crashParts({ sentence, steps }) {
  const list = make("ol", { className: "steps" }, ...(steps ?? []).map((step) => make("li", {}, step)));
  return [make("p", {}, sentence), ...steps?.length ? [make("h3", {}, "What was done before"), list] : []];
}

/** Shows something over the page until it is put away. */
function showTrouble(id, title, parts) {
  $(id)?.remove();
  const button = make("button", { type: "button", className: "tool", "aria-label": "Put away", title: "Put away (Esc)" }, "×");
  const box = make("section", { id, className: "over trouble", role: "alertdialog", "aria-label": title },
    make("div", { className: "row" }, make("h2", {}, title), button), ...parts);
  button.onclick = () => box.remove();
  document.querySelector("main").append(box);
}

// MARK: Keys

const keyTexts = [
  ["i", "inspector"], ["[ ]", "previous, next of the gallery"], ["?", "these keys"], ["Esc", "close what is open, innermost first"],
  ["p Alt", "pick a view on the picture, or hold Alt"], ["/", "filter the tree"],
  ["↑ ↓ ← → Home End", "in the tree: go, open and shut; in steps: back and on"],
  ["Enter", "in the tree: view as root"], ["u", "undo an edit"], ["n", "next frame, while the clock rests"],
];

function showKeys() {
  if (!$("keys")) {
    const caps = (keys) => keys.split(" ").map((key) => make("kbd", {}, key));
    const list = keyTexts.flatMap(([keys, text]) => [make("dt", {}, ...caps(keys)), make("dd", {}, text)]);
    const form = make("form", { method: "dialog" }, make("button", {}, "Close"));
    const dialog = make("dialog", { id: "keys", "aria-label": "Keys" }, make("h2", {}, "Keys"), make("dl", {}, ...list), form);
    dialog.onclick = (event) => { if (event.target === dialog) dialog.close(); };
    document.body.append(dialog);
  }
  $("keys").showModal();
}
$("help").onclick = showKeys;

const workKeys = { i: toggleInspector, "?": showKeys };
const galleryKeys = { "[": () => $("former").click(), "]": () => $("next").click() };

/** Does what a key means around the window; false if it is the window's. */
function useWorkKey(event) {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (isVariant || ctrlKey || metaKey || altKey || $("keys")?.open) return false;
  const isTyping = target.matches?.("textarea, select, input:not([type=checkbox], [type=range])");
  const isDone = key === "Escape" ? closeInnermost(target) : !isTyping && useKey(event);
  if (isDone) event.preventDefault();
  return isDone;
}

function useKey(event) {
  if (isInspecting && inspector?.useKey(event)) return true;
  const action = workKeys[event.key] ?? ($("neighbours").hidden ? undefined : galleryKeys[event.key]);
  action?.();
  return action !== undefined;
}

/** Whether there was anything to close. */
function closeInnermost(target) {
  const trouble = [...document.querySelectorAll(".trouble")].at(-1);
  if (trouble) return trouble.remove(), true;
  if (isInspecting && inspector?.closeInnermost(target)) return true;
  if ($("bar").classList.contains("unfolded")) return fold(false), true;
  if (!$("panel").contains(target)) return false;
  stage.focus({ preventScroll: true });
  isInspecting ? closeInspector() : closePanel();
  return true;
}

sizePanel();
if (!isVariant && session.get("inspects " + number)) goToTab(view.tab && view.tab !== "source" ? view.tab : "tree");
