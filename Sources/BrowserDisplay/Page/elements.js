// What assistive tools see of the window, and the keyboard's focus.
"use strict";

/** The nodes of the elements and groups, by their numbers, in reading order. */
const shown = new Map();
/** The elements that had the focus before dialogs came up. */
const openers = [];

function showElements(list, groups) {
  const focused = elements.contains(document.activeElement) ? document.activeElement : null;
  const former = [...shown.values()];
  const known = new Map(shown);
  shown.clear();
  const infos = new Map(groups.map((group) => [group.id, group]));
  const ids = new Set([...infos.keys(), ...list.map((element) => element.id)]);
  for (const [id, node] of known) if (!ids.has(id)) node.remove();
  const lasts = new Map();
  const put = (parent, id, tag) => {
    let node = known.get(id);
    if (!node || node.localName !== tag) {
      node?.remove();
      node = document.createElement(tag);
    }
    shown.set(id, node);
    // What is in its place is not moved: it would lose the focus.
    const place = lasts.has(parent) ? lasts.get(parent).nextSibling : parent.firstChild;
    if (place !== node) parent.insertBefore(node, place);
    lasts.set(parent, node);
    return node;
  };
  const container = (id) => {
    if (id === null || id === undefined) return elements;
    if (shown.has(id)) return shown.get(id);
    const group = infos.get(id);
    const node = put(container(group.group), id, "section");
    describeGroup(node, group);
    return node;
  };
  for (const element of list) {
    const isText = (element.role ?? null) === null && !element.level;
    const node = put(container(element.group), element.id, isText ? "span" : "div");
    node.dataset.id = element.id;
    describe(node, element);
  }
  if (focused && takesFocus()) keepFocus(focused, former);
}

/** The focus stays where it was. If that is gone, it goes to what comes next; after a dialog, to what opened it. */
function keepFocus(focused, former) {
  if (focused.isConnected) {
    if (document.activeElement !== focused) focused.focus({ preventScroll: true });
    return;
  }
  const isStop = (node) => node?.isConnected && node.getAttribute("tabindex") === "0";
  const place = former.indexOf(focused);
  const opener = openers.findLastIndex((id) => isStop(shown.get(id)));
  let next = former.slice(place + 1).find(isStop) ?? former.slice(0, place).findLast(isStop);
  if (opener >= 0) next = shown.get(openers.splice(opener)[0]);
  if (!next) openers.push(Number(focused.dataset.id));
  (next ?? [...shown.values()].find(isStop) ?? stage).focus({ preventScroll: true });
}

function setter(node) {
  return (name, value) =>
    value === null || value === undefined ? node.removeAttribute(name) : node.setAttribute(name, value);
}

function describeGroup(node, group) {
  const set = setter(node);
  set("role", group.role);
  set("aria-label", group.name);
  set("aria-posinset", group.place);
  set("aria-setsize", group.count);
  set("aria-modal", group.role.endsWith("dialog") ? true : null);
}

/** Roles that only say something. */
const silentRoles = ["heading", "img", "status", "progressbar", "group", "radiogroup"];
const fieldRoles = ["textbox", "searchbox"];

function describe(node, element) {
  const set = setter(node);
  const role = element.role ?? (element.level ? "heading" : null);
  const isField = fieldRoles.includes(role);
  set("role", role);
  set("aria-level", element.level);
  if (role) set("aria-label", element.name || null);
  // The texts of a group are those of the elements in it.
  const text = role ? (isField ? element.value ?? "" : null) : element.name;
  if (text !== null && node.textContent !== text) node.textContent = text;
  set("aria-checked", element.isChecked);
  set("aria-selected", role === "tab" ? element.isSelected : null);
  set("aria-pressed", role === "button" ? element.isSelected : null);
  set("aria-disabled", element.isDisabled);
  const isRange = ["slider", "spinbutton", "progressbar"].includes(role);
  set("aria-valuetext", isRange ? element.value : null);
  set("aria-description", [isRange || isField ? null : element.value, element.hint].filter(Boolean).join(", ") || null);
  for (const [index, name] of ["now", "min", "max"].entries()) set("aria-value" + name, element.range?.[index]);
  const isStop = role && !element.isDisabled && !element.isPassedOver && !silentRoles.includes(role);
  set("tabindex", isStop ? 0 : null);
  // A group has no place of its own: those of the elements in it are places in the window.
  if (role === "radiogroup") return;
  const [x, y, width, height] = element.frame;
  Object.assign(node.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px" });
}

const act = (node, action) => tell({ type: "acted", element: Number(node.dataset.id), action });

const adjustments = {
  ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement",
  PageUp: "incrementMuch", PageDown: "decrementMuch",
};

/** Does with an element what a key means there; false if it means nothing. */
function useByKey(node, key) {
  const role = node.getAttribute("role");
  const action = key === "Enter" || key === " " ? "press" : adjustments[key];
  if (action === "press" || action && ["slider", "spinbutton"].includes(role)) {
    act(node, action);
    return true;
  }
  // Among tabs and choices the arrow keys go from one to the next.
  if (!["tab", "radio"].includes(role) || !key.startsWith("Arrow")) return false;
  const isOn = key === "ArrowRight" || key === "ArrowDown";
  (isOn ? node.nextElementSibling : node.previousElementSibling)?.focus({ preventScroll: true });
  return true;
}

/** The element with one of some roles at a place of the page. */
function element(roles, x, y) {
  return [...elements.querySelectorAll("[tabindex]")].find((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return roles.includes(node.getAttribute("role")) && left <= x && x <= right && top <= y && y <= bottom;
  });
}

elements.addEventListener("click", (event) => {
  // Pointers go to the picture below; this click is an assistive tool's.
  const node = event.target.closest("[data-id]");
  if (node) act(node, "press");
});
// A field begins to be edited, and what is half out of sight is scrolled into it.
elements.addEventListener("focusin", (event) => { if (!isPointing) act(event.target, "focus"); });

let isPointing = false;

/** The arrow keys go on from a value that was touched, such as a date, which has no other way to be changed. */
function pointAt(event) {
  isPointing = true;
  element(["spinbutton"], event.clientX, event.clientY)?.focus({ preventScroll: true, focusVisible: true });
  isPointing = false;
}

/** Moves the keyboard's focus from the field that is edited to the element behind or before it. */
function leaveField(event) {
  const frame = editor.firstElementChild.getBoundingClientRect();
  const own = element(fieldRoles, frame.x + frame.width / 2, frame.y + frame.height / 2);
  const nodes = [...elements.querySelectorAll("[tabindex]")];
  const next = nodes[nodes.indexOf(own) + (event.shiftKey ? -1 : 1)];
  if (!own || !next) return;
  event.preventDefault();
  // Another field takes over by itself.
  if (!fieldRoles.includes(next.getAttribute("role"))) act(own, "leave");
  next.focus({ preventScroll: true });
}
