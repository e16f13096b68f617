"use strict";
const game = JSON.parse(document.getElementById("game").textContent);
const at = (id) => document.getElementById(id);
const last = game.steps.length - 1, pause = 1500, shortestSwipe = 40;
let step = 0, timer = null;

function show(to) {
  step = Math.max(0, Math.min(last, to));
  const now = game.steps[step], picture = game.pictures[now.picture];
  at("picture").hidden = !picture;
  if (picture && at("picture").src !== picture.src) at("picture").src = picture.src;
  at("picture").alt = at("description").textContent = picture ? picture.words : "";
  at("description").hidden = !picture;
  at("place").textContent = now.place;
  at("clock").textContent = now.clock;
  at("earlier").textContent = now.earlier;
  at("words").textContent = now.words;
  at("slider").value = step;
  at("slider").setAttribute("aria-valuetext", now.place);
  at("first").disabled = at("back").disabled = step === 0;
  at("next").disabled = at("last").disabled = step === last;
  for (const link of document.querySelectorAll("#moves a[aria-current]")) link.removeAttribute("aria-current");
  document.querySelector(`#moves a[data-step="${step}"]`).setAttribute("aria-current", "step");
}

function play(on) {
  clearInterval(timer);
  timer = on ? setInterval(() => (step < last ? show(step + 1) : play(false)), pause) : null;
  at("play").textContent = on ? game.pause : game.play;
  at("play").setAttribute("aria-pressed", String(on));
}

function go(to) {
  play(false);
  show(to);
}

function togglePlay() {
  if (timer === null && step === last) show(0);
  play(timer === null);
}

const turnAfter = () => game.turns.find((start) => start > step) ?? last;
const turnBefore = () => game.turns.findLast((start) => start < step) ?? 0;
const keys = {
  ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1), PageUp: () => go(turnBefore()),
  PageDown: () => go(turnAfter()), Home: () => go(0), End: () => go(last), " ": togglePlay,
};

document.addEventListener("keydown", (event) => {
  const pressesButton = event.key === " " && event.target.closest("button, a");
  if (!keys[event.key] || pressesButton || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  keys[event.key]();
});

let touched = null;
at("stage").addEventListener("touchstart", (event) => { touched = event.touches.length === 1 ? event.touches[0] : null; }, { passive: true });
at("stage").addEventListener("touchend", (event) => {
  if (touched === null) return;
  const right = event.changedTouches[0].clientX - touched.clientX, down = event.changedTouches[0].clientY - touched.clientY;
  touched = null;
  if (Math.abs(right) >= shortestSwipe && Math.abs(right) > Math.abs(down)) go(step + (right < 0 ? 1 : -1));
});

at("first").addEventListener("click", () => go(0));
at("back").addEventListener("click", () => go(step - 1));
at("play").addEventListener("click", togglePlay);
at("next").addEventListener("click", () => go(step + 1));
at("last").addEventListener("click", () => go(last));
at("slider").addEventListener("input", () => go(Number(at("slider").value)));
at("moves").addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link) return;
  event.preventDefault();
  go(Number(link.dataset.step));
  at("stage").scrollIntoView({ block: "start" });
});

at("slider").max = last;
at("stage").hidden = at("controls").hidden = false;
show(0);
