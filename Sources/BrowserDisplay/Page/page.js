// Shows one window: draws its frames, and tells what its user does. Messages are JSON over one WebSocket, so they arrive in
// the order in which they were made.
"use strict";

const $ = (id) => document.getElementById(id);
const [canvas, stage, picture, elements, editor, state] = ["canvas", "window", "picture", "elements", "editor", "state"].map($);
const query = new URLSearchParams(location.search);
const number = query.get("window") ?? "0";
/** Whether the page is one of several beside one another, which show variants of the window. */
const isVariant = query.has("variant");
document.body.classList.toggle("variant", isVariant);
/** The variants are in step: the one that is used keeps the focus. */
const takesFocus = () => !isVariant || document.hasFocus();

// MARK: The connection

let socket = null;
let wait = 100;

function connect() {
  const opened = new WebSocket(`ws://${location.host}/socket${isVariant ? location.search : "?window=" + encodeURIComponent(number)}`);
  opened.onopen = () => {
    socket = opened;
    wait = 100;
    state.value = "";
    stage.classList.remove("away");
    // A program that comes back knows nothing of them.
    if (surroundings !== null) tellSurroundings();
    tell({ type: "visible", visible: !document.hidden });
    didConnect();
  };
  opened.onmessage = (event) => take(JSON.parse(event.data));
  opened.onclose = () => {
    socket = null;
    forgetAsked();
    state.value = "The program has ended. Waiting for it to come back …";
    stage.classList.add("away");
    setTimeout(connect, wait);
    wait = Math.min(wait * 1.5, 2000);
  };
}

function tell(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** What was asked and is not answered yet, by the number of the request. */
const asked = new Map();
let lastRequest = 0;

/** Asks the program about the window. The promise fails with a sentence of the program's. */
function ask(name, values = {}) {
  return new Promise((done, fail) => {
    if (socket === null) return fail(new Error("The program does not run."));
    const request = ++lastRequest;
    asked.set(request, { done, fail });
    tellNow({ type: "inspect", request, ask: name, ...values });
  });
}

function takeAnswer(answer) {
  const { done, fail } = asked.get(answer.request) ?? {};
  asked.delete(answer.request);
  if (answer.error) fail?.(new Error(answer.error));
  else done?.(answer);
}

function forgetAsked() {
  for (const { fail } of asked.values()) fail(new Error("The program has ended."));
  asked.clear();
}

document.addEventListener("visibilitychange", () => tell({ type: "visible", visible: !document.hidden }));

// MARK: Frames

function take(message) {
  if (message.answer !== undefined) return takeAnswer(message.answer);
  if (message.front !== undefined) return goTo(message.front);
  if (message.windows !== undefined) showWindows(message);
  if (message.address !== undefined) askToOpen(message.address);
  // A new element each time: a screen reader says a text again that is the same as the last.
  if (message.announcement !== undefined) $("announcement").replaceChildren(make("p", {}, message.announcement));
  if (message.note !== undefined) state.value = message.note;
  if (message.title !== undefined) document.title = message.title;
  if (message.cursor !== undefined) stage.style.cursor = message.cursor;
  if (message.surroundings !== undefined) showSurroundings(message.surroundings);
  if (message.svg !== undefined) {
    picture.replaceChildren(...parsed(message.svg));
    // For who measures: the time from the request for the page to this is in the browser's list of marks.
    performance.mark("frame");
    const svg = picture.firstElementChild;
    stage.style.width = svg.getAttribute("width") + "px";
    stage.style.height = svg.getAttribute("height") + "px";
    fit();
  }
  const drawn = (message.patches ?? []).flatMap(apply);
  if (message.elements !== undefined) showElements(message.elements, message.groups ?? []);
  if (message.changesField) showField(message.field ?? null);
  takeWork(message, drawn);
}

/** The elements of a piece of SVG, which is parsed as such. */
function parsed(markup) {
  const text = markup.startsWith("<svg") ? markup : `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const nodes = markup.startsWith("<svg") ? [root] : [...root.children];
  return nodes.map((node) => document.adoptNode(node));
}

/** Changes the picture, and returns what is new in it. */
function apply({ path, removed, markup }) {
  let parent = picture.firstElementChild;
  for (const place of path.slice(0, -1)) parent = parent.children[place];
  const start = path[path.length - 1];
  for (let count = 0; count < removed; count++) parent.children[start].remove();
  const next = parent.children[start] ?? null;
  const nodes = parsed(markup);
  for (const node of nodes) parent.insertBefore(node, next);
  return nodes;
}

// MARK: Addresses

/** Shows a link: a browser opens nothing that its user has not clicked. */
function askToOpen(address) {
  const link = $("address").querySelector("a");
  link.href = link.textContent = address;
  $("address").hidden = false;
}

$("address").addEventListener("click", (event) => {
  if (["A", "BUTTON"].includes(event.target.tagName)) $("address").hidden = true;
});

// MARK: Other windows

function goTo(window) { location.search = "?window=" + window; }

function showWindows({ windows, newWindows, isClosed, hasIndex }) {
  const other = windows.find((window) => String(window.number) !== number);
  if (isClosed && other) return goTo(other.number);
  const isFew = windows.length + newWindows.length < 2 || hasIndex && newWindows.length === 0;
  $("all").hidden = isFew && !isClosed;
  showNeighbours(windows, hasIndex === true);
  const options = windows.map(({ title, number: own }) => new Option(title, own, false, String(own) === number));
  if (isClosed) options.unshift(new Option("Closed", "", true, true));
  const openable = newWindows.map((title, index) => new Option(title.endsWith("…") ? title : "New: " + title, "new " + index));
  $("windows").replaceChildren(...options, ...openable);
  if (isClosed) state.value = "The window was closed.";
  $("fit").hidden = isClosed === true;
}

$("windows").addEventListener("change", () => {
  const { value } = $("windows");
  if (!value.startsWith("new ")) return goTo(value);
  $("windows").value = number;
  tellNow({ type: "requestedWindow", window: Number(value.slice(4)) });
});

// MARK: Touches, the pointer, the wheel

function place(event) {
  const frame = stage.getBoundingClientRect();
  return { x: (event.clientX - frame.left) / scale, y: (event.clientY - frame.top) / scale };
}

const touches = new Set();
/** What happens more often than frames are shown: the last of each kind is told once a frame, before what comes next. */
const pending = new Map();
let isWaiting = false;

function tellOnce(key, message) {
  pending.set(key, message);
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(tellPending);
}

function tellPending() {
  isWaiting = false;
  for (const message of pending.values()) tell(message);
  pending.clear();
}

function tellNow(message) {
  if (pending.size > 0) tellPending();
  tell(message);
}

stage.addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || editor.contains(event.target)) return;
  stage.setPointerCapture(event.pointerId);
  touches.add(event.pointerId);
  tellNow({ type: "began", touch: event.pointerId, ...place(event) });
  // The keyboard goes to the window, unless a field takes it.
  event.preventDefault();
  stage.focus({ preventScroll: true });
});
stage.addEventListener("pointermove", (event) => {
  if (touches.has(event.pointerId)) tellOnce(event.pointerId, { type: "moved", touch: event.pointerId, ...place(event) });
  else if (event.pointerType === "mouse") tellOnce("hover", { type: "hovered", ...place(event) });
});
stage.addEventListener("pointerup", (event) => {
  if (!touches.delete(event.pointerId)) return;
  tellNow({ type: "ended", touch: event.pointerId, ...place(event) });
  pointAt(event);
});
stage.addEventListener("pointercancel", (event) => {
  if (touches.delete(event.pointerId)) tellNow({ type: "cancelled", touch: event.pointerId });
});
stage.addEventListener("pointerleave", () => tellNow({ type: "hovered" }));
stage.addEventListener("contextmenu", (event) => event.preventDefault());
stage.tabIndex = -1;

stage.addEventListener("wheel", (event) => {
  if (event.ctrlKey) return;
  event.preventDefault();
  const unit = [1, 20, stage.clientHeight][event.deltaMode];
  const former = pending.get("wheel");
  const swaps = event.shiftKey && event.deltaX === 0;
  const dx = (swaps ? event.deltaY : event.deltaX) * unit + (former?.dx ?? 0);
  const dy = (swaps ? 0 : event.deltaY) * unit + (former?.dy ?? 0);
  tellOnce("wheel", { type: "scrolled", ...place(event), dx, dy });
}, { passive: false });

// MARK: Keys

const modifierKeys = ["Shift", "Control", "Alt", "Meta"];

function heldModifiers(event) {
  return [
    [event.shiftKey, "shift"], [event.ctrlKey, "control"], [event.altKey, "alternate"], [event.metaKey, "command"],
  ].filter(([isDown]) => isDown).map(([, name]) => name);
}

for (const name of ["keydown", "keyup"]) {
  document.addEventListener(name, (event) => {
    if (modifierKeys.includes(event.key) && !event.repeat) tellNow({ type: "modifiers", modifiers: heldModifiers(event) });
  });
}
addEventListener("blur", () => tellNow({ type: "modifiers", modifiers: [] }));

document.addEventListener("keydown", (event) => {
  if (event.isComposing || useWorkKey(event) || event.target.closest?.("#bar, #notes, #divider, #panel, .over, dialog")) return;
  const modifiers = heldModifiers(event);
  const isShortcut = event.ctrlKey || event.metaKey;
  const field = editor.firstElementChild;
  if ([...modifierKeys, "Dead", "Unidentified", "CapsLock"].includes(event.key)) return;
  // The browser moves the focus from element to element; the field that is edited lies over one of them.
  if (event.key === "Tab") {
    if (field === event.target) leaveField(event);
    return;
  }
  if (elements.contains(event.target) && !isShortcut) {
    if (useByKey(event.target, event.key)) return event.preventDefault();
  }
  if (field === event.target) {
    // The clipboard, undo and the caret are the field's own.
    const isOwn = isShortcut && ["a", "c", "v", "x", "z", "y", "ArrowLeft", "ArrowRight"].includes(event.key);
    const isReturn = event.key === "Enter" && field.localName === "input";
    if (isOwn || !isShortcut && !isReturn && event.key !== "Escape") return;
  }
  // The browser keeps those that it needs itself, such as a reload.
  if (isShortcut && ["r", "t", "w", "n", "l"].includes(event.key)) return;
  const movesPage = ["Enter", "Escape", " ", "Backspace", "PageUp", "PageDown", "Home", "End"].includes(event.key);
  if (isShortcut || movesPage || event.key.startsWith("Arrow")) event.preventDefault();
  tellNow({ type: "key", key: event.key, modifiers });
});

// MARK: The field that is edited

function showField(field) {
  let node = editor.firstElementChild;
  if (field === null) {
    const hadFocus = document.activeElement === node;
    node?.remove();
    if (hadFocus && takesFocus()) stage.focus({ preventScroll: true });
    return;
  }
  const tag = field.hasManyLines ? "textarea" : "input";
  if (!node || node.localName !== tag) {
    node?.remove();
    node = document.createElement(tag);
    node.setAttribute("aria-hidden", "true");
    node.autocomplete = "off";
    node.spellcheck = false;
    for (const name of ["input", "select", "keyup", "pointerup"]) node.addEventListener(name, tellEdit);
    editor.replaceChildren(node);
    known = null;
  }
  if (tag === "input") node.type = field.isSecure ? "password" : "text";
  const [x, y, width, height] = field.frame;
  Object.assign(node.style, {
    left: x + "px", top: y + "px", width: width + "px", height: height + "px", fontSize: field.fontSize + "px",
    textAlign: field.alignment,
  });
  // What was typed since, or is being composed, is newer than what the program knows.
  if (sent !== null && (sent.edit === field.edit || performance.now() - sent.time > 500)) sent = null;
  // So is what was selected since: the browser tells of a selection only after this frame.
  if (!composing && sent === null && known !== null) tellEdit({ target: node });
  if (!composing && sent === null) {
    if (node.value !== field.text) node.value = field.text;
    if (node.selectionStart !== field.start || node.selectionEnd !== field.end) node.setSelectionRange(field.start, field.end);
    known = { text: node.value, start: node.selectionStart, end: node.selectionEnd };
  }
  if (document.activeElement !== node && takesFocus()) node.focus({ preventScroll: true });
}

/** What the program and the field of the browser agreed on last; null for a new field. */
let known = null;
let composing = false;
/** The number of the last edit that was told, and when, until the program has answered it. */
let sent = null;
/** Two pages of one window count differently. */
let lastEdit = Math.floor(Math.random() * 2 ** 40);

function tellEdit(event) {
  const node = event.target;
  const edit = { text: node.value, start: node.selectionStart, end: node.selectionEnd };
  if (known && edit.text === known.text && edit.start === known.start && edit.end === known.end) return;
  known = edit;
  sent = { edit: ++lastEdit, time: performance.now() };
  tellNow({ type: "edited", edit: lastEdit, ...edit });
}

editor.addEventListener("compositionstart", () => { composing = true; });
editor.addEventListener("compositionend", (event) => { composing = false; tellEdit(event); });

// MARK: Surroundings

const choices = { device: $("device"), type: $("type"), locale: $("locale"), dark: $("dark"), mirrored: $("mirrored") };
/** What the program knows; null before its first frame. */
let surroundings = null;

/** What the system's own bars take away of a device's screen, clockwise from the top, as a program counts: see the message. */
const safeAreas = {
  "375x667": [20, 0, 0, 0], "390x844": [47, 0, 34, 0], "430x932": [59, 0, 34, 0], "844x390": [0, 47, 21, 47],
  "768x1024": [24, 0, 20, 0], "1024x768": [24, 0, 20, 0],
};

function showSurroundings(known) {
  surroundings = known;
  const device = `${known.width}x${known.height}`;
  const isListed = [...choices.device.options].some((option) => option.value === device);
  if (choices.device.value !== "free") choices.device.value = isListed ? device : "";
  choices.type.value = known.typeSize ?? "";
  choices.locale.value = known.locale ?? "";
  choices.dark.checked = known.isDark;
  choices.mirrored.checked = known.isRightToLeft;
  showPhone();
}

function tellSurroundings(event) {
  const choosesDevice = event?.target === choices.device || choices.device.value === "free";
  const device = choices.device.value;
  let [width, height] = [surroundings?.width ?? 390, surroundings?.height ?? 844];
  if (device === "free") [width, height] = [canvas.clientWidth - 24, canvas.clientHeight - 24];
  else if (device) [width, height] = device.split("x").map(Number);
  const chosen = { width, height, isDark: choices.dark.checked, isRightToLeft: choices.mirrored.checked };
  if (choices.type.value) chosen.typeSize = choices.type.value;
  if (choices.locale.value) chosen.locale = choices.locale.value;
  // Until a device is chosen the program's own stays.
  const safeArea = choosesDevice ? safeAreas[device] : surroundings?.safeArea;
  if (safeArea) chosen.safeArea = safeArea;
  // The next choice may be made before the program's answer.
  if (surroundings !== null) surroundings = chosen;
  tellNow({ type: "surroundings", surroundings: chosen });
}

for (const choice of Object.values(choices)) choice.addEventListener("change", tellSurroundings);

// The other scripts have run by then.
document.addEventListener("DOMContentLoaded", connect);
