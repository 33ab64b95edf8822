// The inspector: the tree of the window, what is known of its parts, and outlines over the picture. It is loaded when it is opened
// first, and asks the program for nothing but what is seen.
"use strict";

// MARK: Asking

/** Does something once at a time; what is wanted meanwhile is done once more. */
function feed(run) {
  let running = null;
  let isWantedAgain = false;
  const go = async () => {
    do {
      isWantedAgain = false;
      try { await run(); } catch (error) { if (socket !== null) say(error.message); }
    } while (isWantedAgain && isInspecting);
    running = null;
  };
  return () => {
    if (running) isWantedAgain = true;
    return running ??= go();
  };
}

/** Tells the user a sentence for a while. */
function say(text) {
  $("said").value = text;
  clearTimeout(say.timer);
  if (text) say.timer = setTimeout(() => say(""), 6000);
}

async function tryTo(name, values) {
  try {
    return await ask(name, values) ?? {};
  } catch (error) { say(error.message); }
}

// MARK: What is kept while the program lives

const look = { mine: true, flashes: true, shut: [], opened: [], root: null, crumbs: [], pins: [], selected: null, filter: "", places: [] };
const freshLook = JSON.stringify(look);
Object.assign(look, session.get("look " + number));
function keepLook() {
  session.set("look " + number, look);
  if (isFound) notePlaces();
}

/** Whether the ids are of the program that runs now. */
let isFound = false;
const keptIDs = () => [look.selected, look.root, ...[...look.pins, ...look.crumbs].map(({ id }) => id), ...look.shut, ...look.opened];

/** Another run of the program gives other ids: it finds what is kept by paths. */
const notePlaces = feed(async () => {
  const ids = [...new Set(keptIDs().filter(Boolean))].slice(0, 200);
  const { places } = ids.length > 0 ? await ask("places", { ids }) : { places: [] };
  look.places = ids.map((id, index) => [id, places[index]]).filter(([, place]) => place);
  session.set("look " + number, look);
});

async function findPlaces() {
  isFound = false;
  const places = look.places.map(([, place]) => place);
  const { ids } = places.length > 0 ? await ask("places", { places }) : { ids: [] };
  const found = new Map(look.places.map(([id], index) => [id, ids[index]]));
  look.places = look.places.map(([, place], index) => [ids[index], place]).filter(([id]) => id);
  const now = (id) => found.get(id) || null;
  for (const key of ["shut", "opened"]) look[key] = look[key].map(now).filter(Boolean);
  for (const key of ["pins", "crumbs"]) look[key] = look[key].map((part) => ({ ...part, id: now(part.id) })).filter(({ id }) => id);
  [look.selected, look.root] = [now(look.selected), look.crumbs.at(-1)?.id ?? null];
  isFound = true;
}

/** The ids are of a program that has ended. */
function forgetIDs() {
  const { mine, flashes, filter } = look;
  Object.assign(look, JSON.parse(freshLook), { mine, flashes, filter });
  keepLook();
}

// MARK: The panel's parts

const icon = (path) => `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;

$("close").insertAdjacentHTML("beforebegin", `
<form id="why">
  <input type="search" placeholder="Why …" aria-label="Why: the name or text of a view, also of one that is not there" autocomplete="off">
</form>`);
$("tree").insertAdjacentHTML("beforeend", `
<div class="strip" role="toolbar" aria-label="Tree">
  <button id="pick" class="tool" aria-pressed="false" aria-label="Pick a view on the picture" title="Pick (p, or hold Alt)">
    ${icon("M3 3l4.5 10 1.6-4 4-1.6z")}
  </button>
  <input id="filter" type="search" placeholder="Filter" aria-label="Filter the tree" autocomplete="off" spellcheck="false">
  <label title="Only the views of the program's own types"><input id="mine" type="checkbox">Mine only</label>
  <label title="Flash what is drawn again"><input id="flash" type="checkbox">Flash</label>
  <span class="row"><select id="clock" aria-label="Speed of the clock" title="Speed of the clock">
    <option value="1" selected>1×</option><option value="0.5">0.5×</option><option value="0.1">0.1×</option>
    <option value="0">Paused</option>
  </select>
  <button id="step" class="tool" aria-label="Next frame" title="Next frame (n)" hidden>${icon("M4 3.5v9l6-4.5zM12.5 3.5v9")}</button></span>
</div>
<div id="parts">
  <div id="outline">
    <nav id="crumbs" aria-label="Root" hidden></nav>
    <ul id="pins" aria-label="Pins" hidden></ul>
    <p id="empty" class="none" hidden>No view is so.</p>
    <div id="rows" role="tree" tabindex="0" aria-label="Views"><div role="none"></div></div>
  </div>
  <div id="split" class="divider" role="separator" tabindex="0" aria-label="Size of the details"></div>
  <div id="details" role="region" aria-label="Details" tabindex="-1"></div>
</div>`);
$("audit").insertAdjacentHTML("beforeend", `
<div class="strip"><span id="findings"></span><button id="again" class="small">Check again</button></div><ul id="list"></ul>`);
$("panel").append(make("output", { id: "said", role: "status" }));

// MARK: Outlines over the picture

function makeMark(kind) {
  const mark = make("div", { className: "mark " + kind, hidden: true }, make("span"));
  $("marks").append(mark);
  return mark;
}

const marks = { selected: makeMark("selected"), hovered: makeMark("hovered") };
const insides = make("i");
marks.hovered.prepend(insides);

function setPlace(node, [x, y, width, height]) {
  for (const [name, value] of Object.entries({ x, y, w: width, h: height })) node.style.setProperty("--" + name, value);
}

const short = (length) => Math.round(length * 100) / 100;

/** Outlines a frame, with its name and size; nothing for none. */
function outline(kind, part) {
  const mark = marks[kind];
  mark.hidden = !part?.frame;
  if (mark.hidden) return;
  setPlace(mark, part.frame);
  const [x, y, width, height] = part.frame;
  mark.lastChild.textContent = `${part.name}  ${short(width)} × ${short(height)}`;
  // The label stays on the page: below what is high up, inside of what fills the window, to the left at the right.
  const isHigh = y * scale < 24;
  const isWhole = (y + height) * scale > stage.offsetHeight * scale - 24;
  mark.classList.toggle("high", isHigh && !isWhole);
  mark.classList.toggle("whole", isHigh && isWhole);
  mark.classList.toggle("right", x > stage.offsetWidth / 2);
  if (kind !== "hovered") return;
  insides.hidden = !part.padding;
  // Its border is what the padding takes.
  for (const [index, side] of ["t", "l", "b", "r"].entries()) insides.style.setProperty("--" + side, part.padding?.[index] ?? 0);
}

/** Marks what is new in the picture. */
function flash(drawn) {
  const origin = stage.getBoundingClientRect();
  // Measured before anything is added, so that the browser lays out once.
  const frames = drawn.slice(0, 40).map((node) => node.getBoundingClientRect()).filter(({ width, height }) => width + height > 0);
  for (const { x, y, width, height } of frames) {
    const node = make("div", { className: "mark flash" });
    setPlace(node, [(x - origin.x) / scale, (y - origin.y) / scale, width / scale, height / scale]);
    $("marks").append(node);
    setTimeout(() => node.remove(), 450);
  }
}

// MARK: Picking on the picture

let isPicking = false;
let pickPlace = null;
let isOver = false;

function setPicking(isOn) {
  isPicking = isOn;
  $("pick").ariaPressed = isOn;
  canvas.classList.toggle("picking", isOn);
  if (!isOn) outline("hovered", null);
}
$("pick").onclick = () => setPicking(!isPicking);

const loadPick = feed(async () => {
  const part = await ask("pick", pickPlace);
  if (isOver) outline("hovered", part);
});

async function pickNow() {
  setPicking(false);
  const part = await tryTo("pick", pickPlace);
  if (!part || part.id === undefined) return;
  // What it is in must be open.
  look.shut = look.shut.filter((id) => !part.path?.includes(id));
  for (const id of part.path?.slice(0, -1) ?? []) if (!look.opened.includes(id)) look.opened.push(id);
  goToTab("tree");
  select(part.id, { isRevealed: true });
}

/** Comes before the window's own listeners, which then learn nothing. */
function interceptPointer(event) {
  if (!isInspecting || !stage.contains(event.target)) return;
  const isOld = steps.isOld();
  if (!isOld && !isPicking && !event.altKey) return leavePicture();
  event.stopPropagation();
  event.preventDefault();
  if (isOld || event.type === "wheel") return;
  isOver = event.type !== "pointerout";
  pickPlace = place(event);
  if (event.type === "pointermove") loadPick();
  if (event.type === "pointerdown" && event.button === 0) pickNow();
}
for (const name of ["pointermove", "pointerdown", "pointerup", "mousedown", "click", "wheel"]) {
  canvas.addEventListener(name, interceptPointer, { capture: true, passive: false });
}
function leavePicture() {
  if (isOver) outline("hovered", null);
  isOver = false;
}
stage.addEventListener("pointerleave", leavePicture);
addEventListener("keyup", (event) => { if (event.key === "Alt" && !isPicking) leavePicture(); });

// MARK: The clock

$("clock").onchange = () => {
  const rate = Number($("clock").value);
  $("step").hidden = rate > 0;
  tryTo("clock", { rate });
};
$("step").onclick = () => tryTo("clock", { rate: 0, frame: true });

// MARK: The audit

const loadAudit = feed(async () => {
  const { findings } = await ask("audit");
  const count = findings.length;
  $("findings").textContent = count === 0 ? "Nothing to find fault with." : count === 1 ? "1 finding" : `${count} findings`;
  $("list").replaceChildren(...findings.map(({ id, frame, rule, text }) => {
    const show = () => outline("hovered", { name: rule, frame });
    const hide = () => outline("hovered", null);
    return make("li", {}, make("button", {
      type: "button", onclick: () => select(id, { isRevealed: true }),
      onpointerenter: show, onpointerleave: hide, onfocus: show, onblur: hide,
    }, make("b", {}, rule), text));
  }));
});
$("again").onclick = loadAudit;

// MARK: As a whole

const refresh = feed(async () => {
  await new Promise(requestAnimationFrame);
  if (!isInspecting) return;
  if (view.tab === "tree") await loadTree();
  if (["tree", "audit"].includes(view.tab)) await loadDetails();
  if (view.tab !== "steps") return;
  await steps.load();
  // All steps are told each time.
  await new Promise((done) => setTimeout(done, 250));
});

const openedInspector = {
  open() {
    // It opens when the program is there.
    if (socket === null) return;
    const opened = early.open ?? ask("open");
    early.open = null;
    opened.then(findPlaces).then(() => {
      revealed = look.selected;
      showPins();
      showCrumbs();
      if (view.tab === "tree") loadDetails();
      else this.showTab(view.tab);
    }, (error) => say(error.message));
  },
  close() {
    early = {};
    setPicking(false);
    steps.leave();
    for (const kind of Object.keys(marks)) outline(kind, null);
    $("clock").value = "1";
    $("step").hidden = true;
    ask("close").catch(() => {});
  },
  /** The program has come back, perhaps as another. */
  reconnect() { if (isInspecting) this.open(); },
  frame({ serial }, drawn) {
    if (look.flashes) flash(drawn);
    if (serial !== slice.serial) refresh();
  },
  showTab(tab) {
    if (tab === "audit") loadAudit();
    else refresh();
  },
  useKey(event) {
    const { key, target } = event;
    if (key === "p") return setPicking(!isPicking), true;
    if (key === "u") return undo(), true;
    if (key === "n" && !$("step").hidden) return $("step").click(), true;
    if (key === "/") {
      goToTab("tree");
      $("filter").select();
      return true;
    }
    return view.tab === "steps" && steps.useKey(key, target);
  },
  closeInnermost(target) {
    if (isPicking) return setPicking(false), true;
    if (steps.leave()) return true;
    if ($("reason")) return $("reason").remove(), true;
    if (target !== $("filter")) return false;
    if ($("filter").value) {
      $("filter").value = "";
      $("filter").oninput();
    }
    rows.focus();
    return true;
  },
};
