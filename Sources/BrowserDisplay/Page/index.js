// Searches the cards, and lets keys go from one to another. Without it the page is a list of links.
"use strict";

const $ = (id) => document.getElementById(id);

/** The groups and their cards in the order of the document, each with its node. */
let groups, cards;

function read() {
  groups = [...document.querySelectorAll("main section")].map((node) => {
    const link = document.querySelector(`#groups [href="#${node.id}"]`);
    const name = node.querySelector("h2").textContent;
    return { node, link, cards: [...node.querySelectorAll("li")].map((item) => readCard(item, name)) };
  });
  cards = groups.flatMap((group) => group.cards);
}

function readCard(node, group) {
  const texts = [...node.querySelectorAll("h3, p:not(.report)")].map((part) => part.textContent);
  const focus = node.querySelector("h3 a") ?? node.firstElementChild;
  // In a file there is no link that could have the focus.
  focus.tabIndex = 0;
  return { node, focus, text: [...texts, group].join(" ").toLowerCase() };
}

const shown = (list) => list.filter(({ node }) => !node.hidden);

// MARK: Search

function search() {
  const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const { node, text } of cards) node.hidden = !words.every((word) => text.includes(word));
  for (const { node, link, cards } of groups) {
    const count = shown(cards).length;
    node.hidden = link.hidden = count === 0;
    link.querySelector("span").textContent = count;
  }
  const count = shown(cards).length;
  $("none").hidden = count > 0 || !words.length;
  $("hits").value = words.length ? `${count} of ${cards.length}` : "";
}

/** The search is in the address, so that who comes back from a window finds the same list. */
function writeAddress() {
  const q = $("search").value;
  // Replaced, lest one has to go back through each letter.
  history.replaceState(null, "", q ? "#" + new URLSearchParams({ q }) : location.href.split("#")[0]);
}

function readAddress() {
  const q = new URLSearchParams(location.hash.slice(1)).get("q");
  if (q !== null) $("search").value = q;
  // A link to a group took the search out of the address.
  else if ($("search").value) writeAddress();
  search();
}

function onInput() {
  search();
  writeAddress();
  scrollTo(0, 0);
}

// MARK: Groups

function followGroups() {
  const inView = new Map();
  // A line in the upper part of the window: one group at most is on it.
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
    const visible = shown(groups);
    mark((visible.find(({ node }) => inView.get(node)) ?? visible[0])?.link);
  }, { rootMargin: "-25% 0px -75%" });
  for (const { node } of groups) observer.observe(node);
}

function mark(current) {
  for (const { link } of groups) link.ariaCurrent = link === current ? "true" : null;
  if (!current) return;
  // Only the list of groups is scrolled, not the page.
  const nav = $("groups");
  nav.scrollTo(current.offsetLeft - nav.clientWidth / 3, current.offsetTop - nav.clientHeight / 3);
}

// MARK: Keys

function focus({ node, focus }) {
  focus.focus({ preventScroll: true });
  // Not only the title is to be seen.
  node.scrollIntoView({ block: "nearest" });
}

/** The card above or below: in the nearest row the one that begins nearest. */
function vertical(list, card, sign) {
  const start = card.node.getBoundingClientRect();
  const places = list.map((card) => {
    const { left, top } = card.node.getBoundingClientRect();
    return { card, down: Math.round(top - start.top) * sign, aside: Math.abs(left - start.left) };
  });
  return places.filter(({ down }) => down > 0).sort((a, b) => a.down - b.down || a.aside - b.aside)[0]?.card;
}

function goToFirst() {
  const [first] = shown(cards);
  if (first) focus(first);
}

function clear() {
  $("search").value = "";
  $("search").blur();
  onInput();
}

const inSearch = { Escape: clear, ArrowDown: goToFirst, Enter: goToFirst };
const elsewhere = { "/": () => $("search").select(), "?": () => $("keys").showModal() };
const onCard = {
  ArrowLeft: (list, index) => list[index - 1],
  ArrowRight: (list, index) => list[index + 1],
  ArrowUp: (list, index) => vertical(list, list[index], -1),
  ArrowDown: (list, index) => vertical(list, list[index], 1),
  Home: (list) => list[0],
  End: (list) => list.at(-1),
};

function onKey(event) {
  const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
  if (ctrlKey || metaKey || altKey || isComposing || $("keys").open) return;
  const action = target === $("search") ? inSearch[key] : elsewhere[key] ?? cardAction(key, target);
  if (!action) return;
  event.preventDefault();
  action();
}

/** None unless a card has the focus: then keys scroll the page as usual. */
function cardAction(key, target) {
  const list = shown(cards);
  const index = list.findIndex(({ focus }) => focus === target);
  if (index < 0 || !onCard[key]) return null;
  const next = onCard[key](list, index);
  return () => (next ? focus(next) : key === "ArrowUp" && $("search").select());
}

const keys = `
<dialog id="keys" aria-label="Keys" closedby="any"><dl>
<dt>/</dt><dd>search</dd>
<dt>Esc</dt><dd>clear the search</dd>
<dt>↑ ↓ ← → Home End</dt><dd>go from card to card</dd>
<dt>Enter</dt><dd>open</dd>
</dl><form method="dialog"><button>Close</button></form></dialog>`;

function start() {
  $("search").insertAdjacentHTML("afterend", `<button id="help" aria-label="Keys">?</button>`);
  document.querySelector("main").insertAdjacentHTML("afterbegin", `<output id="hits"></output>`);
  document.body.insertAdjacentHTML("beforeend", keys);
  read();
  $("search").oninput = onInput;
  $("help").onclick = () => $("keys").showModal();
  document.onkeydown = onKey;
  window.onhashchange = readAddress;
  readAddress();
  followGroups();
}

// Within the page the script runs before there is anything to search.
document.addEventListener("DOMContentLoaded", start);
