// Shows a recording: its steps, and what differs between any two. Step 0 is what is there before anything happens.
"use strict";

const $ = (id) => document.getElementById(id);
/** The rows of a list that are in the document at most. */
const most = 200;

let steps, failure, details, list;
const now = { step: 0, against: "before", view: "", isFlipped: false, tab: 0, query: "", filter: "" };
/** What is compared: `own` is the step's, and is one of the two others. */
let pair;
/** How many lines of each step have what is searched for. */
let hits = [];

function make(tag, properties, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const pattern = (text) => text && new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i");

async function read() {
  const block = $("data");
  if (!block) throw new Error("the file has none");
  const text = block.textContent;
  const data = JSON.parse(block.dataset.encoding === "json" ? text : await inflated(text).catch(() => ""));
  if (data?.version !== 1) throw new Error("it is not of version 1");
  if (!data.steps?.length) throw new Error("it has no steps");
  return data;
}

async function inflated(base64) {
  const bytes = Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
  return new Response(new Response(bytes).body.pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

function applied(former, change) {
  if (!change) return former;
  if (change.all) return change.all;
  const result = [];
  let place = 0;
  for (const [start, removed, added] of change.edits) {
    if (!(start >= place && start + removed <= former.length)) throw new Error("an edit is out of place");
    while (place < start) result.push(former[place++]);
    for (const line of added) result.push(line);
    place += removed;
  }
  while (place < former.length) result.push(former[place++]);
  return result;
}

const kept = { tree: new Map(), picture: new Map() };

/** The lines of a step, from the nearest one before whose lines are known. Those of each 16th are kept. */
function lines(field, step) {
  let start = step;
  while (start > 0 && !kept[field].has(start) && !steps[start][field]?.all) start--;
  let result = kept[field].get(start) ?? applied([], steps[start][field]);
  while (start < step) {
    result = applied(result, steps[++start][field]);
    if (start % 16 === 0) kept[field].set(start, result);
  }
  return result;
}

// MARK: Differences

/** Myers' shortest edits, and after many the way that came furthest, lest very different trees take long. */
function furthest(from, to, start) {
  const ways = new Map();
  let best;
  for (let edits = 0; edits <= 256; edits++) {
    best = { x: 0, y: 0 };
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const [below, above] = [ways.get(diagonal - 1), ways.get(diagonal + 1)];
      const adds = !below || (above && below.x < above.x);
      const former = adds ? above : below;
      let { x, y } = former ?? start;
      if (former) adds ? y++ : x++;
      const first = x;
      while (x < from.length && y < to.length && from[x] === to[y]) x++, y++;
      const way = { x, y, run: x - first, former };
      ways.set(diagonal, way);
      if (x === from.length && y === to.length) return way;
      if (x <= from.length && y <= to.length && x + y > best.x + best.y) best = way;
    }
  }
  return best;
}

/** Rows, and how many lines went and came. */
function difference(from, to) {
  const runs = [];
  let end = { x: 0, y: 0 };
  while (end.x < from.length || end.y < to.length) {
    end = furthest(from, to, end);
    const count = runs.length;
    for (let way = end; way; way = way.former) if (way.run > 0 || way === end) runs.splice(count, 0, way);
  }
  const rows = [];
  let [x, y, went, came] = [0, 0, 0, 0];
  for (const way of runs) {
    for (; x < way.x - way.run; x++, went++) rows.push({ tag: "del", sign: "- ", text: from[x] });
    for (; y < way.y - way.run; y++, came++) rows.push({ tag: "ins", sign: "+ ", text: to[y] });
    const same = from.slice(x, way.x).map((text) => ({ sign: "  ", text }));
    const head = rows.length === 0 ? 0 : 2;
    const tail = way === end ? 0 : 2;
    const folded = same.length - head - tail;
    if (folded > 1) same.splice(head, folded, { tag: "p", sign: `… ${folded} lines the same`, text: "" });
    rows.push(...same);
    ({ x, y } = way);
  }
  return { rows, went, came };
}

/** Rows in a box that scrolls. Of very many, all of one height, only those near what is seen are in the document. */
class Rows {
  constructor(box, height, node) {
    Object.assign(this, { box, height, node, rows: [], first: 0 });
    this.all = box.appendChild(make("div"));
    box.addEventListener("scroll", () => this.draw());
  }

  show(rows) {
    this.rows = rows;
    this.isLong = this.box.classList.toggle("long", rows.length > most);
    this.draw(true);
  }

  draw(isNew = false) {
    const { box, height, rows } = this;
    const seen = box.scrollTop / height;
    const end = seen + box.clientHeight / height;
    if (!isNew && seen >= this.first && end <= this.first + most) return;
    const last = Math.max(0, rows.length - most);
    this.first = Math.max(0, Math.min(last, Math.round((seen + end - most) / 2)));
    this.all.style.padding = `${this.first * height}px 0 ${(last - this.first) * height}px`;
    this.all.replaceChildren(...rows.slice(this.first, this.first + most).map((row, index) => this.node(row, this.first + index)));
  }

  /** Scrolls no further than is necessary. */
  reveal(index) {
    const { box, height } = this;
    if (!this.all.children[index - this.first]) {
      box.scrollTop = index * height - box.clientHeight / 2;
      this.draw();
    }
    const { offsetTop, offsetHeight } = this.all.children[index - this.first];
    box.scrollTop = Math.min(offsetTop, Math.max(box.scrollTop, offsetTop + offsetHeight - box.clientHeight));
  }
}

function marked(text) {
  if (!now.query) return [text];
  return text.split(new RegExp(`(${now.query.source})`, "i")).map((part, index) => (index % 2 ? make("mark", {}, part) : part));
}

const lineNode = ({ tag = "div", sign = "", text }) => make(tag, {}, sign, ...marked(text));

function stepNode({ label, time, messages, replayed }, index) {
  const aria = { role: "option", ariaPosInSet: index + 1, ariaSetSize: steps.length, ariaSelected: index === now.step };
  const node = make("div", { ...aria, id: "step-" + index, title: label });
  const sign = (text, ariaLabel) => node.append(make("b", { role: "img", title: ariaLabel, ariaLabel }, text));
  node.append(make("i", {}, index), make("span", {}, ...marked(label)));
  if (hits[index]) node.append(make("mark", {}, hits[index]));
  if (failure?.step === index) sign("✕", "failed");
  if (replayed) sign("≠", "differs on replay");
  if (messages?.length) sign("!", counted(messages.length, "message"));
  if (time >= 0) node.append(make("small", {}, `${+time.toFixed(2)} s`));
  return node;
}

// MARK: What is shown

const recorded = (step) => ({ name: `step ${step}`, tree: lines("tree", step), picture: lines("picture", step) });

function compared() {
  try {
    const own = recorded(now.step);
    const { replayed } = steps[now.step];
    if (now.against === "replay" && replayed) return { own, from: own, to: { ...own, ...replayed, name: "the replay" } };
    const other = Number.isNaN(+now.against) ? now.step - 1 : +now.against;
    return { own, from: other < 0 || other === now.step ? null : recorded(other), to: own };
  } catch (error) {
    const own = { name: `step ${now.step}`, tree: [], picture: [] };
    return { own, from: null, to: own, trouble: `The data of this step is damaged: ${error.message}.` };
  }
}

function show() {
  const { label, messages = [] } = steps[now.step];
  $("now").replaceChildren(`${now.step}  `, ...marked(label));
  $("scrub").value = now.step;
  $("tab-3").textContent = `Messages (${messages.length})`;
  pair = compared();
  showPictures();
  showDetails();
}

function showPictures() {
  const { from, to, own } = pair;
  const [left, right] = $("pictures").children;
  const usual = from === own || now.against in steps ? "sides" : "place";
  const view = from ? now.view || usual : "place";
  $("pictures").dataset.view = view;
  left.hidden = !from;
  if (from) showPicture(left, from, "- ");
  showPicture(right, to, from ? "+ " : "");
  // In one place the picture of the step itself is in front, unless it is flipped.
  const front = (own === to) !== (now.isFlipped && !!from) ? right : left;
  for (const figure of [left, right]) figure.classList.toggle("behind", view === "place" && figure !== front);
  for (const button of $("views").children) {
    button.disabled = !from;
    button.ariaPressed = button.id === "flip" ? now.isFlipped : button.value === view;
  }
}

/** As an image, so that nothing in it can run. */
function showPicture({ children: [caption, image] }, { name, picture }, sign) {
  const text = picture.join("\n");
  image.hidden = !text;
  image.alt = `Picture of ${name}`;
  caption.textContent = sign + name + (text ? "" : ": no picture");
  if (image.markup === text) return;
  URL.revokeObjectURL(image.src);
  image.markup = text;
  image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
}

const rowsOf = (texts) => texts.map((text) => ({ text }));
const tabs = [
  ["What changed", () => {
    const { from, to } = pair;
    if (!from) return ["There is nothing to compare with."];
    const { rows, went, came } = difference(from.tree, to.tree);
    const names = `From ${from.name} to ${to.name}: `;
    if (went + came > 0) return [names + `${counted(went, "line")} went, ${came} came.`, rows];
    return [names + (from.picture.join() === to.picture.join() ? "nothing differs." : "only the picture differs.")];
  }],
  ["Tree", () => {
    const { tree } = pair.own;
    const found = now.filter ? tree.filter((text) => now.filter.test(text)) : tree;
    return [(now.filter ? found.length + " of " : "") + counted(tree.length, "line"), rowsOf(found)];
  }],
  ["Why", () => {
    const { cause } = steps[now.step];
    return cause ? ["Why it became so:", rowsOf(cause.split("\n"))] : ["No cause is recorded for this step."];
  }],
  ["Messages", () => {
    const { messages = [] } = steps[now.step];
    return [counted(messages.length, "message"), rowsOf(messages)];
  }],
];

function showDetails(isOther = false) {
  const [note, rows = []] = tabs[now.tab][1]();
  $("note").textContent = pair.trouble ?? note;
  $("filter").parentElement.hidden = now.tab !== 1;
  $("lines").classList.toggle("prose", now.tab > 1);
  for (const id of ["panel", "lines"]) $(id).setAttribute("aria-labelledby", "tab-" + now.tab);
  for (const tab of $("tabs").children) {
    tab.ariaSelected = +tab.value === now.tab;
    tab.tabIndex = +tab.value === now.tab ? 0 : -1;
  }
  // Who looks at a place of the tree sees it change from step to step.
  if (isOther || now.tab !== 1) $("lines").scrollTop = 0;
  details.show(rows);
}

// MARK: What its user does

let hashTimer, searchTimer;

function select(step) {
  const former = $("step-" + now.step);
  if (former) former.ariaSelected = false;
  now.step = Math.max(0, Math.min(steps.length - 1, step));
  list.reveal(now.step);
  $("step-" + now.step).ariaSelected = true;
  $("steps").setAttribute("aria-activedescendant", "step-" + now.step);
  show();
  // Some browsers refuse more than a few of these a second.
  clearTimeout(hashTimer);
  hashTimer = setTimeout(() => history.replaceState(null, "", "#step=" + now.step), 200);
}

function openTab(tab) {
  now.tab = tab;
  showDetails(true);
}

function look(view, isFlipped = false) {
  Object.assign(now, { view, isFlipped });
  show();
}

const flip = () => pair.from && look("place", !now.isFlipped);

function search() {
  clearTimeout(searchTimer);
  now.query = pattern($("search").value);
  hits = now.query ? counts() : [];
  const total = hits.reduce((sum, count) => sum + count, 0);
  $("hits").value = now.query && `${counted(total, "hit")} in ${counted(hits.filter(Boolean).length, "step")}`;
  list.show(steps);
  show();
}

/** In trees only what an edit changes is counted again. */
function counts() {
  const count = (texts) => texts.filter((text) => now.query.test(text)).length;
  let [former, inTree] = [[], 0];
  return steps.map(({ label, cause = "", messages = [], tree }) => {
    try {
      for (const [start, removed, added] of tree?.edits ?? []) inTree += count(added) - count(former.slice(start, start + removed));
      former = applied(former, tree);
      if (tree?.all) inTree = count(former);
    } catch {} // `compared` tells of it.
    return inTree + count([label, ...messages, ...cause.split("\n")]);
  });
}

function goToHit(direction) {
  if (!hits.some(Boolean)) return;
  let next = now.step;
  do next = (next + direction + steps.length) % steps.length;
  while (!hits[next]);
  now.filter = $("filter").value = "";
  select(next);
  // The tab stays if it has the text.
  for (const tab of new Set([now.tab, 1, 2, 3])) {
    if (tab !== now.tab) openTab(tab);
    const place = details.rows.findIndex(({ text }) => text && now.query.test(text));
    if (place >= 0) return details.reveal(place);
  }
}

function onKey(event) {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const moves = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1, Home: -Infinity, End: Infinity };
  if (ctrlKey || metaKey || altKey || $("keys").open || target.matches("select, [type=search]")) return;
  // What scrolls does so itself.
  const side = /Left|Right/.test(key) ? "Width" : "Height";
  if (key in moves && target.id === "lines" && target["scroll" + side] > target["client" + side]) return;
  const turn = { ArrowLeft: 3, ArrowRight: 1 }[key];
  if (target.role === "tab" && turn) {
    openTab((now.tab + turn) % 4);
    $("tab-" + now.tab).focus();
  } else if (key in moves) select(now.step + moves[key]);
  else if (key === "/") $("search").select();
  else if (key === "f") flip();
  else if (key === "?") $("keys").showModal();
  else if (/^[1-4]$/.test(key)) openTab(key - 1);
  else return;
  event.preventDefault();
}

function onSearchKey({ key, shiftKey }) {
  if (key === "Enter") {
    search();
    goToHit(shiftKey ? -1 : 1);
  } else if (key === "Escape") {
    $("search").value = "";
    search();
  }
}

function listen() {
  const on = (id, type, action) => $(id).addEventListener(type, action);
  document.onkeydown = onKey;
  window.onhashchange = () => select(stepOfHash() ?? now.step);
  on("steps", "click", ({ target }) => select(+(target.closest("[role=option]")?.id.slice(5) ?? now.step)));
  on("scrub", "input", () => select(+$("scrub").value));
  on("against", "change", () => {
    now.against = $("against").value;
    look("");
  });
  on("views", "click", ({ target: { id, value } }) => (id === "flip" ? flip() : value && look(value)));
  on("tabs", "click", ({ target }) => target.value && openTab(+target.value));
  on("filter", "input", () => {
    now.filter = pattern($("filter").value);
    showDetails(true);
  });
  on("search", "input", () => {
    clearTimeout(searchTimer);
    searchTimer = setTimeout(search, 100);
  });
  on("search", "keydown", onSearchKey);
  on("help", "click", () => $("keys").showModal());
  on("failed", "click", () => select(failure.step));
}

// MARK: The page

const page = `
<header>
<h1></h1>
<output id="hits"></output><input id="search" type="search" placeholder="Search all steps" aria-label="Search all steps">
<button id="help" aria-label="Keys">?</button>
</header>
<section id="failure" hidden><button id="failed"></button></section>
<section id="list"><h2 id="count"></h2><div id="steps" role="listbox" tabindex="0" aria-labelledby="count"></div></section>
<section id="middle" aria-labelledby="now">
<div class="bar">
<h2 id="now"></h2>
<label>compared with <select id="against"><option value="before">the step before</option></select></label>
<div id="views" role="group" aria-label="Pictures"><button value="place">One</button><button value="sides">Side by side</button>
<button value="difference">Difference</button><button id="flip">Flip</button></div>
</div>
<div id="pictures">${"<figure><figcaption></figcaption><img></figure>".repeat(2)}</div>
<input id="scrub" type="range" aria-label="Step">
</section>
<section id="details">
<div id="tabs" role="tablist" aria-label="Details">${tabs.map(([name], index) =>
  `<button role="tab" id="tab-${index}" value="${index}" aria-controls="panel">${name}</button>`).join("")}</div>
<div id="panel" role="tabpanel">
<p class="bar"><span id="note" role="status"></span><label>Filter <input id="filter" type="search"></label></p>
<div id="lines" tabindex="0" role="group"></div>
</div>
</section>
<dialog id="keys" aria-label="Keys"><dl>
<dt>↑ ↓ ← → Home End</dt><dd>steps</dd>
<dt>1 2 3 4</dt><dd>tabs</dd>
<dt>f</dt><dd>flip between the two pictures</dd>
<dt>/</dt><dd>search; Enter, Shift+Enter: the next hit, the one before; Esc: clear</dd>
<dt>✕ ≠ !</dt><dd>a step that failed, differs on replay, has messages</dd>
</dl><form method="dialog"><button>Close</button></form></dialog>`;

const stepOfHash = () => (/^#step=\d+$/.test(location.hash) ? +location.hash.slice(6) : null);

function build(title) {
  $("recording").innerHTML = page;
  $("recording").className = "shown";
  document.querySelector("h1").textContent = title;
  $("count").textContent = counted(steps.length, "step");
  $("scrub").max = steps.length - 1;
  if (steps.some((step) => step.replayed)) $("against").append(new Option("its replay", now.against = "replay", true, true));
  $("against").append(...steps.map(({ label }, index) => new Option(`${index} ${label}`, index)));
  if (!failure) return;
  $("failure").hidden = false;
  $("failed").textContent = `Failed at step ${failure.step}`;
  $("failed").after(make("strong", {}, failure.message), make("code", {}, failure.place ?? ""));
}

async function start() {
  try {
    const data = await read();
    ({ steps, failure } = data);
    build(data.title);
    details = new Rows($("lines"), 18, lineNode);
    list = new Rows($("steps"), 28, stepNode);
    list.show(steps);
  } catch (error) {
    const text = `The recording cannot be shown: its data is missing or damaged (${error.message}).`;
    $("recording").className = "";
    return $("recording").replaceChildren(make("p", { className: "trouble", role: "alert" }, text));
  }
  listen();
  select(stepOfHash() ?? failure?.step ?? 0);
}

start();
