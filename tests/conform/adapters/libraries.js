// Asks Go libraries of npm the questions of goref's library of cases, a line of JSON each.
//
//   npm install weiqi@1.0.0 tenuki@0.3.1 wgo@3.0.0-alpha.10 @sabaki/go-board@1.4.3
//   goref cases check --lines --program "node tests/conform/adapters/libraries.js weiqi"
//
// NODE_PATH names the folder node_modules if it lies elsewhere. What a library cannot be told or
// asked is skipped, with the reason. Nothing is corrected on the way: an answer is the library's.

const readline = require("readline");

const LETTERS = "ABCDEFGHJKLMNOPQRST";
const NAMES = { B: "black", W: "white" };

/** The board's size, its stones, and its moves as {side, x, y}, y from the top; no x: a pass. */
function read(question) {
  const rows = question.board, size = rows.length, stones = [];
  rows.forEach((row, y) => [...row].forEach((sign, x) => {
    if (sign !== ".") stones.push({ side: sign === "X" ? "B" : "W", x, y });
  }));
  const moves = (question.moves || []).map((text) => {
    const [side, what] = text.split(" ");
    if (!"BW".includes(side)) throw new Skip("the library knows no statements");
    if (what === "pass") return { side };
    if (!/^[A-T]\d+$/.test(what)) throw new Skip("the library knows passes only");
    return { side, ...spot(what, size) };
  });
  return { size, stones, moves, rows };
}

function spot(name, size) {
  return { x: LETTERS.indexOf(name[0]), y: size - Number(name.slice(1)) };
}

class Skip extends Error {}

/** The points of the chain at a point of a board of letters. */
function chain(cells, x, y) {
  const found = [[x, y]], seen = new Set([`${x},${y}`]);
  for (const [a, b] of found) {
    for (const [p, q] of [[a - 1, b], [a + 1, b], [a, b - 1], [a, b + 1]]) {
      if (cells[q] && cells[q][p] === cells[y][x] && !seen.has(`${p},${q}`)) {
        seen.add(`${p},${q}`);
        found.push([p, q]);
      }
    }
  }
  return found;
}

/** The dead stones of a ruling, on a board of letters (B, W or "."). */
function dead(question, cells) {
  const names = (question.ruling && question.ruling.dead) || [];
  return names.flatMap((name) => {
    const { x, y } = spot(name, cells.length);
    return cells[y][x] === "." ? [] : chain(cells, x, y);
  });
}

function refuse_facts(question) {
  if (question.penalties) throw new Skip("the library knows no penalties");
  if ((question.facts || {}).handicap) throw new Skip("the library places handicap stones itself");
}

// weiqi 1.0.0: area of a board on which every stone lives; positional superko.

function weiqi() {
  const game = require("weiqi").default || require("weiqi");
  const boards = require("weiqi/dist/lib/board"), records = require("weiqi/dist/lib/records");
  const start = ({ size, stones }, first) => {
    let made = game.createGame(size), board = made.get("board");
    for (const { side, x, y } of stones) {
      const position = new records.Position({ i: y, j: x });
      board = board.setIn(["stones", position], NAMES[side]);
    }
    made = made.set("board", board).set("currentPlayer", NAMES[first]);
    return made.update("history", (seen) => seen.add(board.get("stones")));
  };
  const move = (state, { side, x, y }) =>
    x === undefined ? game.pass(state, NAMES[side]) : game.play(state, NAMES[side], [y, x]);
  return {
    count(question) {
      refuse_facts(question);
      const told = read(question);
      let state = start(told, told.moves.length ? told.moves[0].side : "B");
      for (const each of told.moves) state = move(state, each);
      const cells = told.rows.map((row, y) => [...row].map((_, x) => {
        const stone = state.getIn(["board", "stones", new records.Position({ i: y, j: x })]);
        return stone === undefined ? "." : stone === "black" ? "B" : "W";
      }));
      for (const [x, y] of dead(question, cells)) {
        const position = new records.Position({ i: y, j: x });
        state = state.deleteIn(["board", "stones", position]);
      }
      return { margin: String(game.areaScore(state, Number(question.komi))) };
    },
    play(question) {
      const told = read(question), [side, name] = question.play.split(" ");
      let state = start(told, told.moves.length ? told.moves[0].side : side);
      for (const each of told.moves) state = move(state, each);
      try {
        move(state, { side, ...spot(name, told.size) });
        return { legal: true };
      } catch (error) {
        return { legal: false };
      }
    },
  };
}

// tenuki 0.3.1: area, territory or equivalence; four rules on ko. It has no set-up: the board of a
// case is put in place of the first state of a game.

const TENUKI = {
  "chinese-2002": ["area", "positional-superko"], "tromp-taylor": ["area", "positional-superko"],
  japanese: ["territory", "simple"], korean: ["territory", "simple"],
  aga: ["equivalence", "situational-superko"], french: ["equivalence", "natural-situational-superko"],
};

function tenuki() {
  const { Game } = require("tenuki");
  const make = (question, told, first) => {
    const wanted = TENUKI[question.rules];
    if (!wanted) throw new Skip("the library has no such rules");
    const [scoring, koRule] = wanted;
    const game = new Game({ boardSize: told.size, scoring, koRule, komi: Number(question.komi) });
    if (told.stones.length || first === "W") {
      const State = require("tenuki/lib/board-state").default;
      const Intersection = require("tenuki/lib/intersection").default;
      const points = told.rows.flatMap((row, y) => [...row].map((sign, x) => new Intersection(
        y, x, { X: "black", O: "white", ".": "empty" }[sign])));
      const empty = State._initialFor(told.size, 0), made = empty._withNewPoints(points);
      const before = Object.assign(Object.create(Object.getPrototypeOf(made)), made);
      const color = first === "W" ? "black" : "white";
      game._initialState = Object.freeze(Object.assign(before, { color }));
    }
    return game;
  };
  const move = (game, { side, x, y }) => {
    if (game.currentPlayer() !== NAMES[side]) throw new Skip("the library plays in turn");
    if (!(x === undefined ? game.pass() : game.playAt(y, x))) throw new Skip("a move is refused");
  };
  return {
    count(question) {
      refuse_facts(question);
      const told = read(question), lost = (question.facts || {}).prisoners || [0, 0];
      if (!told.moves.length && (TENUKI[question.rules] || [])[0] === "territory" && lost.some(Boolean))
        throw new Skip("the library cannot be told prisoners");
      const game = make(question, told, told.moves.length ? told.moves[0].side : "B");
      for (const each of told.moves) move(game, each);
      while (!game.isOver()) game.pass();
      const cells = told.rows.map((row, y) => [...row].map((_, x) => {
        const point = game.intersectionAt(y, x);
        return point.isEmpty() ? "." : point.isBlack() ? "B" : "W";
      }));
      const chains = new Set();
      for (const [x, y] of dead(question, cells)) {
        const key = String(chain(cells, x, y).sort());
        if (!chains.has(key)) game.toggleDeadAt(y, x);
        chains.add(key);
      }
      const { black, white } = game.score();
      return { margin: String(black - white) };
    },
    play(question) {
      const told = read(question), [side, name] = question.play.split(" ");
      const game = make(question, told, told.moves.length ? told.moves[0].side : side);
      for (const each of told.moves) move(game, each);
      if (game.currentPlayer() !== NAMES[side]) throw new Skip("the library plays in turn");
      const { x, y } = spot(name, told.size);
      return { legal: !game.isIllegalAt(y, x) };
    },
  };
}

// wgo 3.0.0-alpha.10: legality alone; it counts nothing.

const WGO = { japanese: "Japanese", ing: "GOE", "new-zealand": "NZ", aga: "AGA", "chinese-2002": "Chinese" };

function wgo() {
  const { Game } = require("wgo"), all = require("wgo");
  const rules = all.gameRules || all.goRules || all.rules;
  const sides = { B: all.Color.BLACK, W: all.Color.WHITE };
  return {
    count() {
      throw new Skip("the library counts nothing");
    },
    play(question) {
      if (!WGO[question.rules]) throw new Skip("the library has no such rules");
      const told = read(question), [side, name] = question.play.split(" ");
      const game = new Game(told.size, rules[WGO[question.rules]]);
      for (const { side: of, x, y } of told.stones) game.setStone(x, y, sides[of]);
      for (const each of told.moves) {
        game.turn = sides[each.side];
        if (each.x === undefined) game.pass();
        else if (!game.play(each.x, each.y)) throw new Skip("a move is refused");
      }
      game.turn = sides[side];
      const { x, y } = spot(name, told.size);
      return { legal: Boolean(game.isValid(x, y)) };
    },
  };
}

// @sabaki/go-board 1.4.3: what a play would be; it has no rule sets and counts nothing.

function sabaki() {
  const module = require("@sabaki/go-board"), Board = module.default || module;
  const signs = { B: 1, W: -1 };
  return {
    count() {
      throw new Skip("the library counts nothing");
    },
    play(question) {
      const told = read(question), [side, name] = question.play.split(" ");
      let board = new Board(told.rows.map((row) => [...row].map((s) => ({ X: 1, O: -1, ".": 0 })[s])));
      for (const { side: of, x, y } of told.moves) {
        if (x !== undefined) board = board.makeMove(signs[of], [x, y]);
        else board = board.makeMove(signs[of], [-1, -1]);
      }
      const { x, y } = spot(name, told.size);
      const { suicide, overwrite, ko } = board.analyzeMove(signs[side], [x, y]);
      return { legal: !(suicide || overwrite || ko) };
    },
  };
}

const library = { weiqi, tenuki, wgo, sabaki }[process.argv[2]]();
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  if (!line.startsWith("{")) return; // "quit"
  const { case: question, rules, komi } = JSON.parse(line);
  let answer;
  try {
    const answers = library[question.kind];
    if (!answers) throw new Skip("the library has no such question");
    answer = answers({ ...question, rules, komi });
  } catch (error) {
    answer = { skip: error instanceof Skip ? error.message : `the library fails: ${error.message}` };
  }
  console.log(JSON.stringify(answer));
});
