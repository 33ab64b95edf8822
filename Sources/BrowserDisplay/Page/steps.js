// The inspector's part for what has happened: old pictures, what changed from one to the next, comparisons.
"use strict";

$("steps").insertAdjacentHTML("beforeend", `
<div class="strip" role="toolbar" aria-label="Steps">
  <input id="scrub" type="range" min="0" max="0" aria-label="Step">
  <select id="against" aria-label="Compare with" title="Compare with"></select>
  <button id="export" class="small" title="A file with all steps">Export</button>
</div>
<div id="happened">
  <ol id="story" role="listbox" tabindex="0" aria-label="Steps"></ol>
  <div id="changes" role="region" aria-label="Changes" tabindex="0"></div>
</div>`);

const steps = (() => {
  const story = $("story");
  let told = { count: 0, steps: [] };
  /** The step whose picture is shown, and the one that it is compared with; null for now, and for none. */
  let shown = null;
  let other = null;

  const hint = () => make("p", { className: "none" }, "Choose a step to see what it changed, and the picture after it.");
  $("changes").append(hint());

  const place = (index) => told.steps.findIndex((step) => step.index === index);
  const time = (value) => (typeof value === "number" ? value.toFixed(2) + " s" : value ?? "");

  /** Both stay where they are while steps come. */
  const load = feed(async () => {
    const isAtEnd = story.scrollTop + story.clientHeight >= story.scrollHeight - 4;
    const answer = await ask("steps");
    const isSame = told.count === answer.count && told.steps.length === answer.steps.length && story.childElementCount > 0;
    told = answer;
    if (isSame) return;
    drawStory();
    drawChoices();
    if (isAtEnd && shown === null) story.scrollTop = story.scrollHeight;
  });

  function drawStory() {
    story.replaceChildren(...told.steps.map((step) => {
      const item = make("li", { role: "option", id: "step-" + step.index, title: step.summary ?? "" },
        make("i", {}, String(step.index + 1)), make("b", {}, step.label), make("span", {}, step.summary ?? ""),
        make("small", {}, time(step.time)));
      item.onclick = (event) => (event.shiftKey && shown !== null ? compare(step.index) : go(step.index));
      return item;
    }));
    if (told.steps.length === 0) story.append(make("li", { className: "none" }, "Nothing has happened yet."));
    mark();
  }

  function drawChoices() {
    const options = told.steps.map(({ index, label }) => new Option(`${index + 1}  ${label}`, index));
    $("against").replaceChildren(new Option("Compare with …", ""), ...options);
    $("against").value = other ?? "";
    $("scrub").max = Math.max(0, told.steps.length);
    mark();
  }

  function mark() {
    const index = place(shown);
    for (const item of story.children) item.ariaSelected = item.id === "step-" + shown;
    if (shown === null) story.removeAttribute("aria-activedescendant");
    else story.setAttribute("aria-activedescendant", "step-" + shown);
    $("step-" + shown)?.scrollIntoView({ block: "nearest" });
    // Behind the last step there is now.
    $("scrub").value = index < 0 ? told.steps.length : index;
    $("scrub").setAttribute("aria-valuetext", index < 0 ? "now" : "step " + (shown + 1));
  }

  const picture = (svg) => make("img", { alt: "", src: "data:image/svg+xml," + encodeURIComponent(svg) });

  const loadMoment = feed(async () => {
    const index = shown;
    if (index === null) return;
    if (other !== null) return showComparison(await ask("compare", { index: Math.min(index, other), other: Math.max(index, other) }));
    const moment = await ask("moment", { index });
    if (shown !== index) return;
    $("compare")?.remove();
    if (!$("moment")) $("system").before(make("div", { id: "moment" }));
    if (moment.svg) $("moment").replaceChildren(picture(moment.svg));
    showBadge(`Step ${index + 1} of ${told.count}`);
    showChanges(moment.cause, moment.tree ?? []);
  });

  function showComparison({ lines, svgs }) {
    const [a, b] = [shown, other].sort((x, y) => x - y);
    $("compare")?.remove();
    const figure = (svg, index) => make("figure", {}, svg ? picture(svg) : null, make("figcaption", {}, `Step ${index + 1}`));
    canvas.append(make("div", { id: "compare", className: "over", role: "img", "aria-label": `Steps ${a + 1} and ${b + 1}` },
      figure(svgs?.[0], a), figure(svgs?.[1], b)));
    showBadge(`Steps ${a + 1} and ${b + 1}`);
    showChanges(null, lines ?? []);
  }

  function showBadge(text) {
    $("badge")?.remove();
    const properties = { id: "badge", type: "button", title: "Back to now (Esc)", onclick: leave };
    $("notes").append(make("button", properties, text, make("b", {}, "Back to now")));
  }

  /** What is far from a change is left out. */
  function showChanges(cause, lines) {
    const isChanged = lines.map((line) => line[0] === "+" || line[0] === "-");
    const near = lines.map((_, index) => isChanged.slice(Math.max(0, index - 4), index + 5).includes(true));
    const list = [];
    let left = 0;
    const tellLeft = () => {
      if (left > 0) list.push(make("span", { className: "left" }, left === 1 ? "1 line as before" : `${left} lines as before`));
      left = 0;
    };
    for (const [index, line] of lines.entries()) {
      if (!near[index]) {
        left += 1;
        continue;
      }
      tellLeft();
      list.push(make({ "+": "ins", "-": "del" }[line[0]] ?? "span", {}, line));
    }
    tellLeft();
    $("changes").replaceChildren(cause ? make("p", {}, cause) : "", make("pre", {}, ...list));
  }

  function go(index) {
    if (place(index) < 0) return leave();
    shown = index;
    canvas.classList.add("old");
    mark();
    loadMoment();
  }

  function compare(index) {
    other = index;
    if (shown === null) shown = told.steps.at(-1)?.index ?? null;
    $("against").value = other ?? "";
    go(shown);
  }

  /** Back to now. Returns whether it was another time. */
  function leave() {
    if (shown === null) return false;
    [shown, other] = [null, null];
    canvas.classList.remove("old");
    for (const id of ["moment", "compare", "badge"]) $(id)?.remove();
    $("changes").replaceChildren(hint());
    $("against").value = "";
    mark();
    return true;
  }

  function goBy(step) {
    const index = place(shown);
    const next = (index < 0 ? told.steps.length : index) + step;
    if (next >= told.steps.length) leave();
    else if (next >= 0) go(told.steps[next].index);
  }

  $("scrub").oninput = () => {
    const step = told.steps[$("scrub").value];
    if (step) go(step.index);
    else leave();
  };
  $("against").onchange = () => compare($("against").value === "" ? null : Number($("against").value));
  $("export").onclick = async () => {
    const answer = await tryTo("export");
    if (!answer) return;
    const url = URL.createObjectURL(new Blob([answer.html], { type: "text/html" }));
    make("a", { href: url, download: answer.name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };

  const keys = {
    ArrowLeft: () => goBy(-1), ArrowUp: () => goBy(-1), ArrowRight: () => goBy(1), ArrowDown: () => goBy(1),
    Home: () => told.steps.length > 0 && go(told.steps[0].index), End: leave,
  };
  return {
    load, leave,
    isOld: () => shown !== null,
    /** Arrows in the panel or over an old picture, but for controls that have a use for them. */
    useKey(key, target) {
      const isHere = $("steps").contains(target) || shown !== null && !target.closest("#bar, #panel");
      if (!keys[key] || !isHere || target.matches("input, select, #changes")) return false;
      keys[key]();
      return true;
    },
  };
})();
