// Variants of a window side by side, each a page of its own. The program keeps them in step.
"use strict";

const boxes = [...document.querySelectorAll("#controls input")];

/** The choice is kept by the browser, which may forget it, as in a private window. */
function readChoice() {
  try {
    const chosen = JSON.parse(localStorage.getItem("variants"));
    if (boxes.some(({ value }) => chosen.includes(value))) for (const box of boxes) box.checked = chosen.includes(box.value);
  } catch { /* The page has its own choice. */ }
}

/** A page that is not shown is not loaded. */
function show() {
  for (const { value, checked } of boxes) {
    const figure = document.getElementById(value);
    const frame = figure.lastElementChild;
    figure.hidden = !checked;
    if (!checked) frame.removeAttribute("src");
    else if (!frame.hasAttribute("src")) frame.src = frame.dataset.src;
  }
}

document.getElementById("controls").onchange = () => {
  const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  try { localStorage.setItem("variants", JSON.stringify(chosen)); } catch { /* It is forgotten. */ }
  show();
};
document.getElementById("again").onclick = () => location.reload();

readChoice();
show();
