// The inspector's tree: rows of which only those in view are there, a root of one's choice, and pins.
"use strict";

// MARK: The tree

const rowHeight = 24;
const rows = $("rows");
const space = rows.firstElementChild;
/** The rows that are known: of all that are visible, those from a place on. */
const slice = { serial: null, total: 0, from: 0, rows: [], base: 0 };
const pool = [];
/** The row to scroll to, by its id, and the one to select, by its place, when they are known. */
let revealed = null;
/** Whether what is outside of the root is shown, too: then all is the root. */
let leavesRoot = false;
let awaited = null;

function rangeInView() {
  const first = Math.floor(rows.scrollTop / rowHeight);
  return { first, count: Math.ceil(rows.clientHeight / rowHeight) + 1 };
}

const loadTree = feed(async () => {
  const [reveal, leaves] = [revealed, leavesRoot];
  [revealed, leavesRoot] = [null, false];
  const { mine, shut, opened, root, filter } = look;
  const askFor = (choice) => {
    const { first, count } = rangeInView();
    return ask("tree", { mine, filter, from: Math.max(0, first - 20), count: Math.min(200, count + 40), ...choice });
  };
  let answer;
  try {
    const rows = early.rows;
    early.rows = null;
    answer = await (rows ?? askFor({ shut, opened, root, reveal }));
  } catch (error) {
    // The root may be gone, and all else that was kept.
    if (socket === null || root === null && shut.length + opened.length === 0) throw error;
    forgetIDs();
    showCrumbs();
    showPins();
    answer = await askFor({});
  }
  const isGone = answer.total === 0 && filter === "" && !mine;
  if (root !== null && (isGone || leaves && typeof answer.index !== "number")) {
    [look.root, look.crumbs, revealed] = [null, [], reveal];
    return showCrumbs();
  }
  Object.assign(slice, { serial: answer.serial, total: answer.total, from: answer.from, rows: answer.rows.slice(0, 200) });
  // The root is at the left.
  if (root === null) slice.base = 0;
  else if (answer.from === 0) slice.base = answer.rows[0]?.depth ?? 0;
  $("empty").hidden = answer.total > 0;
  space.style.height = answer.total * rowHeight + "px";
  if (reveal !== null && typeof answer.index === "number") bringIntoView(answer.index, true);
  if (awaited !== null) takeAwaited();
  drawRows();
});

function takeAwaited() {
  const row = slice.rows[awaited - slice.from];
  if (row) select(row.id);
  if (row || awaited >= slice.total) awaited = null;
}

function makeRow() {
  const node = make("div", { role: "treeitem", className: "node" },
    make("i", { className: "twist" }), make("b"), make("q"), make("span"));
  space.append(node);
  return node;
}

function drawRows() {
  const { rows: list, from, total } = slice;
  while (pool.length < list.length) pool.push(makeRow());
  for (const [index, node] of pool.entries()) {
    const row = list[index];
    node.hidden = row === undefined;
    node.row = row;
    if (row) fillRow(node, row, from + index, total);
  }
  const current = pool.find((node) => node.row?.id === look.selected);
  if (current) rows.setAttribute("aria-activedescendant", current.id);
  else rows.removeAttribute("aria-activedescendant");
}

/** Writes only what is new: most rows are as they were. */
function fillRow(node, row, place, total) {
  const isSelected = row.id === look.selected;
  const state = JSON.stringify([row, place, total, isSelected, slice.base]);
  if (node.state === state) return;
  node.state = state;
  const [twist, name, text, props] = node.children;
  node.id = "row-" + place;
  node.style.top = place * rowHeight + "px";
  const depth = row.depth - slice.base;
  node.style.setProperty("--near", Math.min(depth, 10));
  // What is deep inside is moved in by less, so that its name is still seen.
  node.style.setProperty("--far", Math.max(0, Math.min(depth, 50) - 10));
  node.className = ["node", row.kind, row.dim && "dim", row.marker && "marked"].filter(Boolean).join(" ");
  node.ariaLevel = depth + 1;
  node.ariaSelected = isSelected;
  node.ariaPosInSet = place + 1;
  node.ariaSetSize = total;
  node.ariaExpanded = row.children > 0 ? String(!row.shut) : null;
  twist.hidden = row.children === 0;
  // What is cut off.
  node.title = [row.name, row.text && `“${row.text}”`, row.props].filter(Boolean).join("  ");
  for (const [part, value] of [[name, row.name], [text, row.text], [props, row.props]]) {
    part.textContent = value ?? "";
    part.hidden = !value;
  }
}

/** Scrolls so that a row is in view; in the middle if it was far. */
function bringIntoView(place, isMiddle = false) {
  const top = place * rowHeight;
  const { scrollTop, clientHeight } = rows;
  if (top >= scrollTop && top + rowHeight <= scrollTop + clientHeight) return;
  if (isMiddle) rows.scrollTop = top - clientHeight / 2;
  else rows.scrollTop = top < scrollTop ? top : top + rowHeight - clientHeight;
}

function loadMissing() {
  const { first, count } = rangeInView();
  const end = Math.min(first + count, slice.total);
  if (first < slice.from || end > slice.from + slice.rows.length) loadTree();
}
rows.addEventListener("scroll", loadMissing, { passive: true });
new ResizeObserver(() => { if (isInspecting && isFound && !rows.closest("[hidden]")) loadMissing(); }).observe(rows);

function setShut({ id, children }, isShut) {
  if (children === 0) return;
  look.shut = look.shut.filter((other) => other !== id);
  look.opened = look.opened.filter((other) => other !== id);
  (isShut ? look.shut : look.opened).push(id);
  keepLook();
  loadTree();
}

/** Goes to the row at a place among all. */
function goToRow(place) {
  const next = Math.max(0, Math.min(place, slice.total - 1));
  bringIntoView(next);
  awaited = next;
  takeAwaited();
  if (awaited !== null) loadTree();
}

function goToParent(place, row) {
  if (row.parent !== undefined && row.parent !== null) return select(row.parent, { isRevealed: true });
  const above = slice.rows.slice(0, place - slice.from).findLastIndex((other) => other.depth < row.depth);
  if (above >= 0) goToRow(slice.from + above);
}

const treeKeys = {
  ArrowUp: (place) => goToRow(place - 1),
  ArrowDown: (place) => goToRow(place + 1),
  PageUp: (place) => goToRow(place - rangeInView().count + 2),
  PageDown: (place) => goToRow(place + rangeInView().count - 2),
  Home: () => goToRow(0),
  End: () => goToRow(slice.total - 1),
  ArrowLeft: (place, row) => (row && row.children > 0 && !row.shut ? setShut(row, true) : row && goToParent(place, row)),
  ArrowRight: (place, row) => (row?.shut ? setShut(row, false) : row?.children > 0 && goToRow(place + 1)),
  Enter: (place, row) => row && viewAsRoot(row),
};

rows.addEventListener("keydown", (event) => {
  const action = treeKeys[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const index = slice.rows.findIndex(({ id }) => id === look.selected);
  // A key may come before the answer to the last.
  if (awaited !== null) return action(awaited, null);
  const place = index < 0 ? rangeInView().first - (event.key === "ArrowDown" ? 1 : 0) : slice.from + index;
  action(place, slice.rows[index]);
});
rows.addEventListener("click", (event) => {
  const row = event.target.closest(".node")?.row;
  if (!row) return;
  if (event.target.className === "twist") setShut(row, !row.shut);
  else select(row.id);
});
rows.addEventListener("dblclick", (event) => {
  const row = event.target.closest(".node")?.row;
  if (row && event.target.className !== "twist") setShut(row, !row.shut);
});
rows.addEventListener("pointerover", (event) => outline("hovered", event.target.closest(".node")?.row));
rows.addEventListener("pointerleave", () => outline("hovered", null));

$("filter").value = look.filter;
$("filter").oninput = () => {
  look.filter = $("filter").value;
  rows.scrollTop = 0;
  keepLook();
  loadTree();
};
$("filter").onkeydown = (event) => { if (["ArrowDown", "Enter"].includes(event.key)) event.preventDefault(), rows.focus(); };
$("mine").checked = look.mine;
$("mine").onchange = () => {
  look.mine = $("mine").checked;
  revealed = look.selected;
  keepLook();
  loadTree();
};
$("flash").checked = look.flashes;
$("flash").onchange = () => {
  look.flashes = $("flash").checked;
  keepLook();
};

// MARK: Root and pins

function viewAsRoot({ id, name }) {
  if (look.root === id) return;
  look.root = id;
  look.crumbs.push({ id, name });
  showCrumbs();
}

function showCrumbs() {
  const crumbs = [{ id: null, name: "All" }, ...look.crumbs];
  $("crumbs").hidden = look.root === null;
  $("crumbs").replaceChildren(...crumbs.map(({ id, name }, index) => make("button", {
    type: "button", className: "small", "aria-current": index === crumbs.length - 1 ? "true" : null,
    onclick: () => {
      look.crumbs.length = index;
      look.root = id;
      showCrumbs();
    },
  }, name)));
  keepLook();
  rows.scrollTop = 0;
  revealed ??= look.selected;
  loadTree();
}

function togglePin(part) {
  const rest = look.pins.filter(({ id }) => id !== part.id);
  look.pins = rest.length < look.pins.length ? rest : [...rest, { id: part.id, name: part.name, text: part.text ?? null }];
  keepLook();
  showPins();
  if (details) details.text = null;
  loadDetails();
}

function showPins() {
  $("pins").hidden = look.pins.length === 0;
  $("pins").replaceChildren(...look.pins.map((pin) => make("li", {},
    make("button", { type: "button", className: "small", onclick: () => select(pin.id, { isRevealed: true }) },
      pin.name, pin.text ? make("q", {}, pin.text) : null),
    make("button", { type: "button", className: "small", "aria-label": "Unpin " + pin.name, onclick: () => togglePin(pin) }, "×"))));
}
