// The same workload for React 18 with its test renderer, which makes a tree of plain objects and lays nothing out.
//
//   node react.js RUNS NAME ...
//
// prints a line of JSON for each operation that it knows: the times of its runs in seconds, and the texts that are shown after
// the last one, those of selected rows with a star.
"use strict";
process.env.NODE_ENV = "production";
const React = require("react");
const TestRenderer = require("react-test-renderer");
const h = React.createElement;

// MARK: The list

const makeRows = (start, end) =>
  Array.from({ length: end - start }, (_, index) => {
    const id = start + index;
    return { id, label: `Item number ${id}`, isSelected: id === 4 };
  });

// Rows that did not change are left alone, as those who care for speed write it.
const Row = React.memo(function Row({ row, store }) {
  return h("stack", null,
    h("text", null, String(row.id)),
    h("text", { color: row.isSelected ? "red" : null, onTap: () => store.select(row.id) }, row.label),
    h("button", { onTap: () => store.remove(row.id) }, h("text", null, "Remove")));
});

function List({ store }) {
  const [rows, setRows] = React.useState(store.rows);
  store.show = setRows;
  return h("scroll", null, h("stack", null, rows.map((row) => h(Row, { key: row.id, row, store }))));
}

class Store {
  constructor(rows) { this.rows = rows; }
  set(rows) { this.rows = rows; this.show(rows); }
  replaceAll(rows) { this.set(rows); }
  updateEveryTenth() {
    this.set(this.rows.map((row, index) => (index % 10 ? row : { ...row, label: row.label + " !!!" })));
  }
  select(id) {
    this.set(this.rows.map((row) => (row.isSelected === (row.id === id) ? row : { ...row, isSelected: row.id === id })));
  }
  swap(first, second) {
    const rows = this.rows.slice();
    [rows[first], rows[second]] = [rows[second], rows[first]];
    this.set(rows);
  }
  remove(id) { this.set(this.rows.filter((row) => row.id !== id)); }
  append(rows) { this.set(this.rows.concat(rows)); }
}

const shown = (element) => TestRenderer.create(element);

const create = (count) => () => {
  const rows = makeRows(0, count);
  let tree;
  return { run: () => { tree = shown(h(List, { store: new Store(rows) })); }, tree: () => tree };
};

const edit = (count, change) => () => {
  const store = new Store(makeRows(0, count));
  const tree = shown(h(List, { store }));
  const run = change(store);
  return { run, tree: () => tree };
};

// MARK: One change in a large tree

function Leaf({ handle }) {
  const [isOn, setOn] = React.useState(false);
  if (handle) handle.toggle = () => setOn(!isOn);
  return h("text", null, isOn ? "1" : "0");
}

const leaves = (count) => {
  const handle = {};
  const middle = count / 2;
  const tree = shown(h("scroll", null, h("stack", null,
    Array.from({ length: count }, (_, index) => h(Leaf, { key: index, handle: index === middle ? handle : null })))));
  return { run: () => handle.toggle(), tree: () => tree };
};

const texts = ["short", "somewhat longer"];

function WrappedText({ outerIndex, handle }) {
  const [innerIndex, setIndex] = React.useState(0);
  if (handle) handle.toggle = () => setIndex(1 - innerIndex);
  return h("text", null, texts[handle ? innerIndex : outerIndex]);
}

function Wrapper({ depth, index, handle }) {
  return h("stack", null, depth === 0
    ? h(WrappedText, { outerIndex: index, handle })
    : h(Wrapper, { depth: depth - 1, index, handle }));
}

function WrapperRoot({ depth, handle, isRoot }) {
  const [index, setIndex] = React.useState(0);
  if (isRoot) handle.toggle = () => setIndex(1 - index);
  return h(Wrapper, { depth, index, handle: isRoot ? null : handle });
}

const wrappers = (isRoot) => {
  const handle = {};
  const tree = shown(h(WrapperRoot, { depth: 1000, handle, isRoot }));
  return { run: () => handle.toggle(), tree: () => tree };
};

// MARK: Measuring

const fresh = (prepare) => ({ prepare, isFreshEachTime: true });
const kept = (prepare) => ({ prepare, isFreshEachTime: false });
const selection = (count) => fresh(edit(count, (store) => () => store.select(count / 2)));

const operations = {
  create_1k: fresh(create(1000)),
  create_10k: fresh(create(10000)),
  replace_1k: fresh(edit(1000, (store) => { const rows = makeRows(1000, 2000); return () => store.replaceAll(rows); })),
  update10th_1k: fresh(edit(1000, (store) => () => store.updateEveryTenth())),
  update10th_10k: fresh(edit(10000, (store) => () => store.updateEveryTenth())),
  select_1k: selection(1000),
  select_10k: selection(10000),
  swap_1k: fresh(edit(1000, (store) => () => store.swap(1, 998))),
  remove_1k: fresh(edit(1000, (store) => () => store.remove(500))),
  append1k_to1k: fresh(edit(1000, (store) => { const rows = makeRows(1000, 2000); return () => store.append(rows); })),
  append1k_to10k: fresh(edit(10000, (store) => { const rows = makeRows(10000, 11000); return () => store.append(rows); })),
  clear_1k: fresh(edit(1000, (store) => () => store.replaceAll([]))),
  toggle_leaf_100: kept(() => leaves(100)),
  toggle_leaf_10k: kept(() => leaves(10000)),
  toggle_leaf_100k: kept(() => leaves(100000)),
  deep_leaf: kept(() => wrappers(false)),
  deep_root: kept(() => wrappers(true)),
};

// The texts in a tree, in order.
function collectTexts(node, into) {
  if (Array.isArray(node)) { for (const child of node) collectTexts(child, into); return; }
  if (node === null || typeof node !== "object") return;
  if (node.type === "text") into.push((node.props.color ? "*" : "") + node.children.join(""));
  else collectTexts(node.children, into);
}

const [runs, ...names] = process.argv.slice(2);
for (const name of names) {
  const operation = operations[name];
  if (!operation) continue;
  const times = [];
  let trial = null;
  for (let run = 0; run < Number(runs); run++) {
    if (!trial || operation.isFreshEachTime) trial = operation.prepare();
    const start = process.hrtime.bigint();
    trial.run();
    times.push(Number(process.hrtime.bigint() - start) / 1e9);
  }
  const shownTexts = [];
  collectTexts(trial.tree().toJSON(), shownTexts);
  console.log(JSON.stringify({ name, version: React.version, times, texts: shownTexts }));
}
