// The inspector's part for what is selected: why it is as it is, its values, some of which can be edited.
"use strict";

// MARK: The selection

/** Selects by id; a part that may be out of sight is scrolled to. */
function select(id, { isRevealed = false } = {}) {
  look.selected = id;
  keepLook();
  drawRows();
  loadDetails();
  if (!isRevealed) return;
  [revealed, leavesRoot] = [id, true];
  loadTree();
}

let details = null;

const loadDetails = feed(async () => {
  const id = look.selected;
  if (id === null) return showDetails(null);
  try {
    const answer = await ask("details", { id });
    if (id === look.selected) showDetails(answer);
  } catch {
    // It is gone, unless the program is.
    if (socket === null || id !== look.selected) return;
    look.selected = null;
    keepLook();
    showDetails(null);
    drawRows();
  }
});

const fields = "input:not([type=checkbox]), select";
/** Whether what comes next is the answer to an edit. */
let isEdited = false;
$("details").addEventListener("focusout", (event) => { if (event.target.matches(fields)) setTimeout(loadDetails); });

/** Nothing that is being written is replaced, nor what is as it was. */
function showDetails(part) {
  outline("selected", part);
  const { request, ...rest } = part ?? {};
  const text = JSON.stringify(rest);
  const box = $("details");
  const focused = box.contains(document.activeElement) ? document.activeElement : null;
  if (details?.text === text && !box.querySelector(".refused")) return;
  // It is shown when the field is left.
  if (!isEdited && focused?.matches(fields) && details?.part?.id === part?.id) return;
  isEdited = false;
  const top = details?.part?.id === part?.id ? box.scrollTop : 0;
  details = { text, part };
  const hint = "Nothing is selected. Choose a row, or pick a view on the picture.";
  box.replaceChildren(...part ? detailParts(part) : [make("p", { className: "none" }, hint)]);
  box.scrollTop = top;
  if (focused) box.querySelector(`[data-key="${CSS.escape(focused.dataset.key ?? "")}"]`)?.focus();
}

const frameLine = ([x, y, width, height]) =>
  make("p", { className: "frame" }, `${width} × ${height}`, make("small", {}, ` at ${x}, ${y}`));

/** The end of a path: the whole is as long as the page. */
const innermost = (path) => path?.split("/").slice(-6).join(" / ");

function detailParts(part) {
  const { id, name, text, frame, sections, why, copy } = part;
  const action = (label, run) => make("button", { type: "button", className: "small", "data-key": "do " + label, onclick: run }, label);
  const isPinned = look.pins.some((pin) => pin.id === id);
  const copies = Object.entries(copy ?? {}).filter(([, value]) => value).map(([key, value]) => copyButton("Copy " + key, () => value));
  return [
    make("header", {},
      make("h2", {}, name, text ? make("q", {}, text) : null),
      frame ? frameLine(frame.map(short)) : null,
      make("p", { className: "path", title: copy?.path }, innermost(copy?.path)),
      make("div", { className: "actions" }, action(isPinned ? "Unpin" : "Pin", () => togglePin(part)),
        action("As root", () => viewAsRoot({ id, name })), action("Undo", undo), ...copies)),
    why?.length ? make("section", { className: "why" }, make("h3", {}, "Why"), whyList(why)) : null,
    ...(sections ?? []).map((section) => make("section", {}, make("h3", {}, section.title),
      make("table", {}, make("tbody", {}, ...section.rows.map((row) => detailRow(id, row)))))),
  ].filter(Boolean);
}

const whyList = (parts) => make("dl", {}, ...parts.flatMap(({ topic, text }) => [make("dt", {}, topic), make("dd", {}, text)]));

function detailRow(id, { name, value, note, edit }) {
  const cell = make("td", {}, edit ? makeField(id, name, value, edit) : make("span", {}, value), note ? make("small", {}, note) : null);
  return make("tr", {}, make("th", { scope: "row" }, name), cell);
}

function makeField(id, name, value, { key, kind, options }) {
  const shared = { "aria-label": name, "data-key": key };
  const node = kind === "choice"
    ? make("select", shared, ...(options ?? []).map((option) => new Option(option, option, option === value, option === value)))
    : make("input", { ...shared, type: { bool: "checkbox", number: "number" }[kind] ?? "text", step: "any", spellcheck: false });
  if (kind === "bool") node.checked = node.defaultChecked = value === "true";
  else if (kind !== "choice") node.value = node.defaultValue = value;
  node.onchange = async () => {
    const told = kind === "bool" ? String(node.checked) : node.value;
    const answer = await tryTo("edit", { id, key, value: told });
    node.classList.toggle("refused", !answer);
    if (!answer) return;
    isEdited = true;
    loadDetails();
  };
  return node;
}

async function undo() {
  if (await tryTo("undo")) refresh();
}

$("why").onsubmit = async (event) => {
  event.preventDefault();
  const name = $("why").firstElementChild.value.trim();
  const answer = name && await tryTo("why", { name });
  if (!answer) return;
  goToTab("tree");
  $("reason")?.remove();
  const close = make("button", { type: "button", className: "tool", "aria-label": "Put away", onclick: () => $("reason").remove() }, "×");
  $("parts").before(make("section", { id: "reason", className: "why", role: "status" },
    make("div", { className: "row" }, make("h2", {}, answer.subject), close), whyList(answer.parts ?? [])));
};

const isBeside = () => $("parts").clientWidth >= 680;
makeDivider($("split"), isBeside, () => $("details")[isBeside() ? "offsetWidth" : "offsetHeight"], (size) => {
  const { clientWidth, clientHeight } = $("parts");
  if (isBeside()) resize("across", size, 200, clientWidth - 200);
  else resize("down", size, 80, clientHeight - 72);
});
