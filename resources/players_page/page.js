"use strict";
(() => {
  const EVERY = 10000, AGAIN = 3000, PATIENCE = 6000, CUT = 15000, FRESH = 120000;
  const WARN = 120000, LAST = 30000;
  const home = location.pathname.replace(/\/+$/, "");
  const kept = "seat" + home;
  const at = (id) => document.getElementById(id);
  const TABS = ["clock", "seat", "levels", "prizes"];

  let now = null, tag = "", levels = null, levelsTag = "", prizesTag = "";
  let boot = null, wall = 0, trip = Infinity;
  let heard = 0, failed = false, missing = false;
  let polling = 0, ticking = 0, busy = false;
  let mine = null, asked = "", drawn = "";

  /* What stands on the page: always as text, never as markup. */
  function put(node, text) {
    if (node.textContent !== text) node.textContent = text;
  }
  function show(node, on) {
    node.hidden = !on;
  }
  function make(kind, look, text) {
    const node = document.createElement(kind);
    if (look) node.className = look;
    if (text) node.textContent = text;
    return node;
  }
  /* A line never ends within "300–600". */
  function unbroken(text) {
    return text.replace(/–/g, "\u2060–\u2060");
  }
  function named(text, look) {
    return make("bdi", look || "", text);
  }
  function only(node, ...parts) {
    node.replaceChildren(...parts);
  }

  /* Asking the desk. */
  async function ask(path, tagged) {
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), PATIENCE);
    try {
      const options = { cache: tagged === undefined ? "no-cache" : "no-store", signal: stop.signal, credentials: "omit" };
      if (tagged) options.headers = { "If-None-Match": tagged };
      const began = Date.now();
      const reply = await fetch(home + path, options);
      if (tagged !== undefined) setClock(reply.headers.get("Desk-Clock"), began, Date.now());
      return { status: reply.status, tag: reply.headers.get("ETag") || "", data: reply.status === 200 ? await reply.json() : null };
    } finally {
      clearTimeout(late);
    }
  }
  function setClock(said, began, ended) {
    const parts = (said || "").split(" ").map(Number);
    if (parts.length !== 2 || !parts.every(Number.isFinite)) return;
    const middle = (began + ended) / 2, took = ended - began, offset = parts[0] - middle;
    /* A slow answer says less about the time than a quick one did. */
    if (boot === null || took <= trip + 50 || Math.abs(offset - boot) > took) {
      boot = offset;
      wall = parts[1] - middle;
      trip = took;
    }
  }
  async function part(name, had) {
    if (!now[name] || now[name] === had) return null;
    const reply = await ask("/" + name);
    return reply.data;
  }
  async function poll() {
    clearTimeout(polling);
    if (busy) return;
    busy = true;
    try {
      const reply = await ask("/now", tag);
      if (reply.status === 404) {
        missing = true;
        tag = "";
      } else if (reply.status !== 200 && reply.status !== 304) {
        throw new Error(String(reply.status));
      } else {
        missing = false;
        if (reply.data) {
          now = reply.data;
          const rows = await part("levels", levelsTag);
          if (rows) {
            levels = rows;
            levelsTag = now.levels;
            layLevels();
          }
          const places = await part("prizes", prizesTag);
          if (places) {
            prizesTag = now.prizes;
            layPrizes(places);
          }
          tag = reply.tag;
          refreshSeats();
        }
      }
      heard = Date.now();
      failed = false;
    } catch (error) {
      failed = true;
    }
    busy = false;
    draw();
    if (!document.hidden) polling = setTimeout(poll, failed ? AGAIN : EVERY + Math.random() * 1000 - 500);
  }

  /* The clock. */
  function where(moment) {
    const clock = now.clock;
    if (!clock.spans) return { state: clock.state, row: clock.row, left: clock.left, index: -1 };
    let index = 0;
    while (index + 1 < clock.spans.length && clock.spans[index + 1][1] <= moment) index += 1;
    const [row, since, until] = clock.spans[index];
    if (until === null) return { state: "running", row, left: null, index };
    if (moment < until) return { state: "running", row, left: until - moment, all: until - since, index };
    return { state: clock.then || "running", row, left: 0, index };
  }
  function two(number) {
    return String(number).padStart(2, "0");
  }
  function lasting(seconds) {
    const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;
    return hours ? hours + ":" + two(minutes) + ":" + two(seconds % 60) : minutes + ":" + two(seconds % 60);
  }
  function countdown(ms) {
    return lasting(Math.ceil(Math.max(0, ms) / 1000));
  }
  function ofDay(moment) {
    const time = new Date(moment - boot + wall + now.offset * 1000);
    const hours = time.getUTCHours(), minutes = two(time.getUTCMinutes());
    if (!now.twelve_hours) return two(hours) + ":" + minutes;
    return (hours % 12 || 12) + ":" + minutes + (hours < 12 ? " AM" : " PM");
  }
  function levelFrom(row) {
    for (let place = row; place < levels.rows.length; place += 1) {
      if (levels.rows[place].kind === "play") return place;
    }
    return -1;
  }
  function draw() {
    clearTimeout(ticking);
    showCut();
    if (!now || !levels || boot === null) return;
    const moment = Date.now() + boot, here = where(moment);
    if (now.winner) here.state = "finished";
    const row = levels.rows[here.row], pause = row.kind === "break";
    const live = here.state === "running" || here.state === "paused";
    put(at("name"), now.name || "Tournament");
    document.title = now.name || "Tournament";
    document.body.classList.toggle("break", pause && live);
    drawFace(here, row, pause && live, live);
    drawStakes(here, pause, live);
    drawNext(here, live);
    drawFigures(here, moment, pause, live);
    put(at("message"), now.message);
    show(at("message"), Boolean(now.message));
    markLevels(here, live);
    showTab();
    const step = here.left !== null && here.state === "running" ? (here.left - 1) % 1000 + 1 : 1000 - moment % 1000;
    ticking = setTimeout(draw, Math.max(20, step));
  }
  function drawFace(here, row, pause, live) {
    const digits = at("digits");
    let look = "", text = "", head = "";
    if (live) {
      head = pause ? row.label : row.label ? "Level " + row.label : "";
      if (here.left === null) {
        text = row.length || (pause ? row.label : "No time limit");
        look = "words";
      } else {
        text = countdown(here.left);
        if (text.length > 5) look = "long";
        if (here.state === "paused") look += " paused";
        else if (here.left <= LAST) look += " last";
        else if (here.left <= WARN) look += " warn";
      }
    } else {
      look = "words";
      if (here.state === "not_started") text = "Starts soon";
      else if (here.state === "day_ended") text = "Day " + row.day + " is over";
      else text = now.winner || "It is over";
      if (here.state === "finished" && now.winner) head = "Winner";
    }
    put(at("title"), head);
    put(at("game"), live && !pause ? row.game : "");
    put(digits, text);
    digits.className = look.trim();
    put(at("small"), live && here.left !== null ? text : "");
    show(at("bar"), live && Boolean(here.all));
    if (here.all) at("gone").style.width = (100 - 100 * here.left / here.all).toFixed(2) + "%";
    let flag = live ? now.together : "";
    at("flag").classList.toggle("together", Boolean(flag));
    if (!flag && here.state === "paused") {
      const since = now.clock.since === undefined ? 0 : Date.now() + boot - now.clock.since;
      flag = since >= WARN ? "Paused for " + lasting(Math.floor(since / 1000)) : "Paused";
    }
    put(at("flag"), flag);
    show(at("flag"), Boolean(flag));
  }
  function stakesOf(place) {
    const row = place < 0 ? null : levels.rows[place];
    return row ? row.sets : [];
  }
  function drawStakes(here, pause, live) {
    let place = here.state === "finished" ? -1 : levelFrom(here.state === "day_ended" ? here.row + 1 : here.row);
    const sets = stakesOf(place);
    let over = "";
    if (place >= 0 && (pause || !live)) {
      const word = { not_started: "First level ", day_ended: "Goes on with level " }[here.state] || "Then level ";
      over = word + levels.rows[place].label;
    }
    put(at("over"), over);
    show(at("over"), Boolean(over));
    const key = JSON.stringify(sets), box = at("stakes");
    if (box.dataset.key === key) return;
    box.dataset.key = key;
    if (sets.length === 1) {
      const wide = sets[0][1].length > 17 ? " widest" : sets[0][1].length > 13 ? " wide" : "";
      only(box, make("p", "main" + wide, sets[0][1]), make("p", "rest", unbroken(sets[0][2])));
    } else {
      only(box, ...sets.map(([name, main, rest]) => {
        const line = make("div", "set");
        line.append(named(name, "name"), make("span", "main", main), make("span", "rest", unbroken(rest)));
        return line;
      }));
    }
  }
  function brief(place) {
    return stakesOf(place).map((one) => [one[0], one[1]].filter(Boolean).join(" ")).join(", ");
  }
  function beside(place) {
    return stakesOf(place).map((one) => one[2]).filter(Boolean).join(", ");
  }
  function drawNext(here, live) {
    const box = at("next"), first = levelFrom(here.row), after = first < 0 ? -1 : levelFrom(first + 1);
    let head = "Next", text = "", then = "";
    if (live && levels.rows[here.row].kind === "play") {
      const between = levels.rows.slice(first + 1, after < 0 ? levels.rows.length : after);
      const pause = between.find((one) => one.kind === "break");
      if (levels.rows[here.row].ends) text = "End of day " + levels.rows[here.row].day;
      else if (pause) {
        text = pause.label + (pause.length ? ", " + pause.length : "");
        then = after < 0 ? "" : "Then " + [brief(after), beside(after)].filter(Boolean).join(" · ");
      } else if (after >= 0) {
        text = brief(after) || "Level " + levels.rows[after].label;
        then = beside(after);
      } else head = "Last level";
      const notes = between.concat([levels.rows[here.row]]).map((one) => one.notes).flat();
      if (notes.length) then = [then, notes.join(" · ")].filter(Boolean).join(" · ");
    } else if (live) {
      const notes = levels.rows.slice(Math.max(0, here.row - 1), Math.max(first, here.row + 1)).map((one) => one.notes).flat();
      head = notes.length ? "Now" : "";
      text = notes.join(" · ");
    } else if (here.state === "not_started" && levels.stack) {
      head = "Starting stack";
      text = levels.stack;
    } else if (here.state === "day_ended" && levels.rows[here.row].starts) {
      head = "Day " + (levels.rows[here.row].day + 1);
      text = levels.rows[here.row].starts;
    } else head = "";
    const key = [head, text, then].join("\n");
    show(box, Boolean(head));
    if (box.dataset.key === key) return;
    box.dataset.key = key;
    only(box, make("span", "", head + " "), make("b", "", unbroken(text)), make("span", "then", unbroken(then)));
  }
  function drawFigures(here, moment, pause, live) {
    const found = [];
    if (here.state === "not_started") found.push(["Entries", now.entries, ""]);
    else found.push(["Players", now.players, "of " + now.entries]);
    const place = levelFrom(here.row), big = place < 0 ? 0 : levels.rows[place].big;
    if (now.average && here.state !== "finished") {
      found.push(["Average", now.average_text, big && live ? Math.floor(now.average / big) + " BB" : ""]);
    }
    if (now.money.length && live) found.push([now.money[0], now.money[1], ""]);
    const spans = here.state === "running" ? now.clock.spans || [] : [];
    if (pause && live) {
      if (here.left !== null && here.state === "running") found.push(["Back at", ofDay(moment + here.left), ""]);
    } else {
      const next = spans.slice(here.index + 1).find((span) => levels.rows[span[0]].kind === "break");
      if (next) found.push([levels.rows[next[0]].label + " in", countdown(next[1] - moment), "at " + ofDay(next[1])]);
    }
    const closes = registration(spans, here, moment);
    if (closes) found.push(closes);
    if (here.state !== "finished" && now.drawn) found.push(["Tables", now.tables, ""]);
    const box = at("figures"), key = JSON.stringify(found.map((one) => one[0]));
    if (box.dataset.key !== key) {
      box.dataset.key = key;
      only(box, ...found.map(() => {
        const pair = make("div"), value = make("dd");
        value.append(make("span"), " ", make("small"));
        pair.append(make("dt"), value);
        return pair;
      }));
    }
    found.forEach(([label, figure, beside], at_) => {
      const pair = box.children[at_];
      put(pair.firstChild, label);
      put(pair.lastChild.firstChild, figure);
      put(pair.lastChild.lastChild, beside);
    });
  }
  function registration(spans, here, moment) {
    const ends = now.registration;
    if (ends.at !== undefined) return ends.at > moment ? ["Registration ends in", countdown(ends.at - moment), ""] : null;
    if (ends.row === undefined || here.row > ends.row || here.state === "finished") return null;
    const span = spans.filter((one) => one[0] <= ends.row).pop();
    if (here.state === "running" && span && span[2] !== null && reaches(span[0], ends.row)) {
      return ["Registration ends in", countdown(span[2] - moment), ""];
    }
    let place = ends.row;
    while (place >= 0 && levels.rows[place].kind !== "play") place -= 1;
    return place < 0 ? null : ["Registration", "to level " + levels.rows[place].label, ""];
  }
  function reaches(row, end) {
    return levels.rows.slice(row + 1, end + 1).every((one) => one.kind === "marker");
  }

  /* The structure. */
  function layLevels() {
    put(at("stack"), levels.stack ? "Starting stack " + levels.stack : "");
    const days = new Set(levels.rows.map((row) => row.day)).size > 1;
    let day = 0;
    const lines = [];
    levels.rows.forEach((row, place) => {
      if (days && row.day !== day) {
        day = row.day;
        lines.push(make("li", "day label", "Day " + day));
      }
      lines.push(levelLine(row, place));
    });
    only(at("rows"), ...lines);
    drawn = "";
  }
  function levelLine(row, place) {
    const line = make("li", { break: "pause", marker: "marker" }[row.kind] || "");
    line.dataset.row = place;
    const figure = make("div", "figure"), when = make("div", "when");
    if (row.kind === "play") {
      line.append(make("div", "number", row.label));
      if (row.game) figure.append(named(row.game, "more"));
      row.sets.forEach(([name, main, rest]) => {
        if (name) figure.append(named(name, "more"));
        figure.append(make("span", "", unbroken(main)));
        if (rest) figure.append(make("span", "more", unbroken(rest)));
      });
    } else {
      figure.append(named(row.label || row.notes[0] || ""));
    }
    const notes = row.kind === "marker" && !row.label ? row.notes.slice(1) : row.notes;
    if (notes.length) figure.append(make("span", "more", notes.join(" · ")));
    when.append(make("span", "at"), make("span", "", row.length));
    line.append(figure, when);
    return line;
  }
  function markLevels(here, live) {
    const times = new Map((here.state === "running" ? now.clock.spans : []).map((span) => [span[0], span[1]]));
    const started = here.state !== "not_started";
    const key = [here.row, here.state, tag, now.offset].join(" ");
    if (key === drawn) return;
    drawn = key;
    for (const line of at("rows").querySelectorAll("li[data-row]")) {
      const place = Number(line.dataset.row);
      const over = started && (place < here.row || (place === here.row && !live));
      line.classList.toggle("done", over);
      line.classList.toggle("here", live && place === here.row);
      if (live && place === here.row) line.setAttribute("aria-current", "true");
      else line.removeAttribute("aria-current");
      const time = times.get(place);
      put(line.querySelector(".at"), time === undefined || place === here.row ? "" : ofDay(time));
    }
  }
  function layPrizes(found) {
    const locked = found.rows.length > 0;
    const pool = locked ? (found.pool ? found.pool + " in all." : "") : "The prizes are not fixed yet.";
    put(at("pool"), [pool, found.note].filter(Boolean).join(" "));
    only(at("places"), ...found.rows.map(([places, cash, ticket]) => {
      const line = make("li");
      line.append(make("span", "", places), make("span", "each", cash || ticket));
      if (cash && ticket) line.append(named(ticket, "ticket"));
      return line;
    }));
  }

  /* Where do I sit. */
  async function find(text) {
    const reply = await ask("/seat?q=" + encodeURIComponent(text), "");
    if (!reply.data) throw new Error(String(reply.status));
    return reply.data;
  }
  async function search(text) {
    asked = text.trim();
    if (!asked) {
      only(at("found"));
      return;
    }
    try {
      const answer = await find(asked);
      only(at("found"), ...(answer.say ? [make("p", "say", answer.say)] : answer.found.map(person)));
    } catch (error) {
      only(at("found"), make("p", "say", "The desk does not answer. Try again in a moment."));
    }
  }
  function person(one) {
    const box = make("div", "person"), who = make("div", "who");
    who.append(named(one.name), make("small", "", "Entry " + one.number));
    box.append(who);
    if (one.table) {
      const spot = make("div", "place");
      for (const [word, figure] of [["Table", one.table], ["Seat", one.seat]]) {
        const half = make("div");
        half.append(make("span", "label", word), make("b", "", String(figure)));
        spot.append(half);
      }
      box.append(spot);
    }
    if (one.words) box.append(make("p", "words", one.words));
    const is = mine !== null && mine.number === one.number;
    const button = make("button", "plain", is ? "Take it off the clock" : "Keep it on the clock");
    button.type = "button";
    button.addEventListener("click", () => {
      keep(is ? null : one);
      search(asked);
      if (!is) location.hash = "#clock";
    });
    box.append(button);
    return box;
  }
  function keep(one) {
    mine = one === null ? null : { number: one.number, line: one, changed: 0 };
    try {
      if (mine) localStorage.setItem(kept, String(one.number));
      else localStorage.removeItem(kept);
    } catch (error) { /* A private window keeps nothing. */ }
    drawMine();
  }
  function drawMine() {
    const box = at("mine"), line = mine && mine.line;
    show(box, Boolean(line));
    if (!line) return;
    only(box, named(line.name), make("b", "", line.table ? "Table " + line.table + " · Seat " + line.seat : line.words));
    box.classList.toggle("new", Date.now() - mine.changed < FRESH);
  }
  async function refreshSeats() {
    if (mine) {
      try {
        const line = (await find(String(mine.number))).found[0] || null;
        if (!line) keep(null);
        else {
          const before = mine.line;
          if (before && (before.table !== line.table || before.seat !== line.seat)) mine.changed = Date.now();
          mine.line = line;
          mine.number = line.number;
          drawMine();
        }
      } catch (error) { /* It is asked again with the next change. */ }
    }
    if (asked && !at("seat").hidden && document.activeElement !== at("asked")) search(asked);
  }

  /* The page itself. */
  function showCut() {
    const off = missing || (failed && Date.now() - heard > CUT);
    document.body.classList.toggle("off", off);
    show(at("cut"), off);
    if (!off) return;
    if (missing) put(at("cut"), "This tournament is no longer shown here.");
    else if (!now || !heard) put(at("cut"), "The desk does not answer. Are you in the room’s Wi-Fi?");
    else put(at("cut"), "Cut off since " + ofDay(heard + boot) + ". The clock may have been changed.");
  }
  function tab() {
    const name = location.hash.slice(1);
    return TABS.includes(name) ? name : "clock";
  }
  function showTab() {
    const name = tab();
    for (const one of TABS) show(at(one), one === name && (now !== null || one === "seat"));
    for (const link of document.querySelectorAll("nav a")) {
      if (link.hash === "#" + name) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    show(at("small"), name !== "clock" && Boolean(at("small").textContent));
    drawMine();
  }
  window.addEventListener("hashchange", () => {
    showTab();
    window.scrollTo(0, 0);
    const here = at("rows").querySelector(".here");
    if (tab() === "levels" && here) here.scrollIntoView({ block: "center" });
  });
  at("ask").addEventListener("submit", (event) => {
    event.preventDefault();
    at("asked").blur();
    search(at("asked").value);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) clearTimeout(polling);
    else poll();
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) poll();
  });
  try {
    const number = Number(localStorage.getItem(kept));
    if (number) mine = { number, line: null, changed: 0 };
  } catch (error) { /* A private window keeps nothing. */ }
  showTab();
  poll();
})();
