/**
 * A command of package.json: what it does, in one line, and its options, each with its meaning.
 * @typedef {{ does: string, takes?: readonly (readonly [option: string, meaning: string])[] }} Command
 */

/**
 * Every command of package.json, in the order of `npm run help`. Uses nothing but Node, since packages may not be
 * installed yet.
 */
export const commands = /** @satisfies {Record<string, Command>} */ ({
  start: {
    does: 'serves the production site, after building it where something changed',
    takes: [
      ['--port 4200', 'listens there; 4173 unless given'],
      ['--host 0.0.0.0', 'lets other machines ask; localhost unless given, by both its addresses'],
      ['--out dist-name', 'builds into that folder instead of dist'],
      ['--with-receiver', 'also receives what its forms send, and shows it in the inbox'],
    ],
  },
  dev: { does: 'serves the site with hot reload', takes: others('vite dev') },
  build: {
    does: 'builds the site into dist and dist-server, which replace the last build once complete',
    takes: [['--out dist-name', 'builds into that folder instead of dist']],
  },
  preview: { does: 'the same as start', takes: [['--port 4200', 'listens there; 4173 unless given']] },
  test: {
    does: 'runs every gate: all that check runs, builds, sizes, the browser, axe, the atlas',
    takes: [
      ['--shard 1/4', 'the first of four parts, each for a machine of its own; test:merge joins them'],
      ['--since main', 'first walks in the browser the paths that take what has changed since that version'],
    ],
  },
  'test:merge': {
    does: 'joins the parts of npm test -- --shard: one result, one summary of axe, one atlas',
    takes: [['part-1 part-2 …', 'the folders test-results of the parts']],
  },
  check: { does: 'format, lint, types, content, paths, unit, machine and component tests' },
  new: {
    does: 'writes a working skeleton, and prints the files it touched: docs/recipes.md',
    takes: [
      ['clinic trenton', 'a clinic by its slug'],
      ['service float', 'a service with a page, a card and a calendar'],
      ['flow gift-card', 'a flow of two states on the page of the weight-loss program'],
    ],
  },
  format: { does: 'formats every file' },
  lint: { does: 'looks for faults in the code', takes: others('oxlint') },
  types: { does: 'checks the types, those of the machines without a DOM' },
  'check:content': {
    does: 'checks content and configuration: one line for each error, with file, field and reason',
    takes: [['--release', 'also names what must not ship: samples, demonstrations, missing addresses']],
  },
  'test:unit': { does: 'runs the Vitest tests', takes: others('vitest run') },
  'test:e2e': { does: 'runs the browser tests', takes: others('playwright test') },
  'test:deep': {
    does: 'walks every edge pair; runs check with a new clinic, service and flow',
    takes: [['PATHS_MACHINE=embed', 'in the environment: one flow only']],
  },
  'test:runtimes': {
    does: 'runs the whole test on the Node that commands use, and on the next version',
    takes: [['26', 'on this version only']],
  },
  paths: {
    does: 'one table of all flows and their paths, or the paths of one flow',
    takes: [
      ['(nothing)', 'prints the table, and writes docs/evidence/paths.md'],
      ['--machine booking', 'prints the paths of one flow'],
      ['--goal edges', 'what they cover: transitions, edges, pairs, edge-pairs or pairwise (data); edges unless given'],
      ['--max-steps 8', 'the longest path; fails, and names what is left out, where that is too short'],
      ['--format list', 'list, gherkin, json, junit (walks each path on its machine) or mermaid'],
      ['--path 0123456789', 'prints one path, of any goal'],
      ['--level browser', 'with --path: replays it on machine, dom or browser, step by step'],
      ['--budget 5m', 'chooses the paths that cover the most risk in 90s, 5m or 1h; --level browser unless given'],
      ['--diff', 'situations that look or speak differently from what was accepted; --accept accepts them'],
      ['--sheets', 'writes test sheets for paper, and CSV for TestRail, Xray and Zephyr Scale: dist-sheets'],
      ['--requirements', 'each requirement with its transitions, paths and last results'],
      ['--headed', 'with --level browser: shows the browser'],
      ['--since main', 'what the flows do differently than in that version, and the paths that it touches'],
      ['--check', 'fails with a sentence for each thing that a flow lacks or does differently'],
    ],
  },
  'paths:public': {
    does: 'explores machines of other people’s code; docs/evidence/public-machines.md',
    takes: [
      ['../examples', 'every machine in this folder, in processes of their own'],
      ['../examples "XState’s examples at b1811bf"', 'names the code, and writes the page; takes several such pairs'],
    ],
  },
  'paths:lock': { does: 'accepts what the machines do now: writes machines/<flow>/paths.lock.json' },
  'paths:pack': { does: 'packs the path kit for other projects: dist-paths/statechart-paths-<version>.tgz' },
  stately: {
    does: 'prints a flow as a machine to paste into Stately Sketch: docs/stately.md',
    takes: [
      ['booking', 'the flow, as TypeScript'],
      ['--json', 'as JSON instead'],
      ['--check', 'what Stately’s tools take of all flows; docs/evidence/stately.md'],
    ],
  },
  mutants: {
    does: 'seeds faults, and says which path noticed each; docs/evidence/mutants.md',
    takes: [
      ['--machine booking', 'one flow, with every fault and the path that noticed it'],
      ['--level machine', 'the machine only; dom: the user interface only'],
      ['--goal edges', 'another suite than edges (machine) and edge-pairs (dom); may be given twice'],
    ],
  },
  reliability: { does: 'writes docs/evidence/reliability.md from the cases that the browser tests run' },
  atlas: { does: 'draws every flow with what the last tests covered: dist-atlas/index.html' },
  inspect: {
    does: 'the development site, and a panel that shows the running flows of every open page',
    takes: [
      ['--port 4175', 'listens there; 4174 unless given'],
      ['--host', 'also lets phones on the same network open the site'],
      ['--stately', 'opens the hosted Stately inspector instead of the panel'],
    ],
  },
  visit: {
    does: 'makes tests of a recorded visit, shrunk to the shortest path that still fails: dist-visit',
    takes: [
      ['session.json', 'what the inspector, or a site with VITE_VISIT_EXPORT=1, saved; or a path that was written'],
      ['--machine booking', 'what one flow did in it'],
      ['--out dist-name', 'writes into that folder'],
    ],
  },
  blocks: {
    does: 'serves a page of every block, graphic and state in all four climates',
    takes: [['--port 4177', 'listens there; 4176 unless given']],
  },
  size: {
    does: 'what a first visit weighs, against its budgets',
    takes: [['--keep', 'keeps the figures: later runs print the change since then']],
  },
  bench: {
    does: 'measures loading, taps and Lighthouse; docs/evidence/bench.md',
    takes: [
      ['--runs 1', 'cold loads of each page; 9 unless given, fewer leave the page of evidence alone'],
      ['--lighthouse 0', 'runs of Lighthouse, likewise'],
    ],
  },
  'bench:ledger': {
    does: 'measures what each place bent for speed wins; writes its page of evidence',
    takes: [
      ['--runs 3', 'runs with and without each; 9 unless given, fewer leave the page of evidence alone'],
      ['--place press-first', 'this one; may be given several times; the page of evidence is left alone'],
    ],
  },
  'bench:leads': {
    does: 'sends leads through a server and a browser that fail; docs/evidence/bench-leads.md',
    takes: [
      ['--leads 500', 'leads in simulated time; 10000 unless given, fewer leave the page of evidence alone'],
      ['--browser-leads 20', 'leads in Chromium; 300 unless given, likewise'],
      ['--crashes 2', 'renderers crashed meanwhile; 14 unless given, likewise'],
      ['--trip-requests 500', 'requests from the receiver on to mail and hook; 10000 unless given, likewise'],
      ['--seed 7', 'other random numbers'],
    ],
  },
  'bench:receiver': {
    does: 'kills receivers while others read, back up, delete and fill the disk; exports; load',
    takes: [
      ['--kills 20', 'kills; 200 unless given'],
      ['--rows 5000', 'rows of the export; 100000 unless given'],
      ['--hostile 50', 'hostile ones among them; 1000 unless given'],
      ['--seconds 5', 'of load on each database; 30 unless given'],
      ['--seed 7', 'other random numbers'],
    ],
  },
  'bench:scale': {
    does: 'builds the site with 6, 100 and 1,000 clinics; docs/evidence/bench-scale.md',
    takes: [['--clinics 6,100', 'these numbers; the page of evidence is left alone']],
  },
  'bench:paths': { does: 'measures the path kit on booking and on generated machines' },
  'test:engines': {
    does: 'walks all paths on the built site in Firefox and in WebKit; docs/evidence/engines.md',
    takes: [
      ['firefox', 'this engine only, or webkit; the page of evidence is left alone'],
      ['--budget 60s', 'begins with the most risk, and ends after this time in each engine; likewise'],
      ['--views', 'photographs each state at two widths beside Chromium instead: test-results/engine-views'],
    ],
  },
  'bench:nginx': { does: 'puts a real nginx under load: requests per second, p99, errors' },
  proof: {
    does: 'measures every promised figure again; docs/evidence/proof.md',
    takes: [['leads audit', 'these parts only; the page of evidence is left alone']],
  },
  shots: {
    does: 'photographs every block, page and situation at four widths: test-results/shots/index.html',
    takes: [['--machine booking', 'the situations of one flow']],
  },
  spoken: {
    does: 'hears every flow with Orca in Firefox and Chromium, and compares what is said: docs/spoken.md',
    takes: [
      ['booking franchise', 'these walks only'],
      ['--browser firefox', 'one browser only'],
      ['--repeat 5', 'each walk five times'],
      ['--accept', 'keeps what is said now as tests/spoken'],
      ['--seeded', 'seeds faults in the built site, each of which must be noticed'],
    ],
  },
  receiver: {
    does: 'receives leads and franchise inquiries, forwards them, and shows them to staff',
    takes: [
      ['RECEIVER_…', 'in the environment: origins, file, mail, hook and others; see docs/receiver.md'],
      ['--test-mail, --test-hook', 'sends one test, and says in a line whether it works'],
      ['--link owner', 'makes a one-time address for an account; for a clinic its name: --link princeton'],
      ['--accounts, --remove-account Ada', 'lists accounts, removes one'],
      ['--backup leads-copy.db', 'copies everything while it runs'],
      ['--restore leads-copy.db', 'puts such a copy in place; --replace where there is something already'],
    ],
  },
  'check:live': {
    does: 'posts one marked request to the real address, and reports the result',
    takes: [
      ['https://www.example.com', 'the site; requests go where the configuration sends them'],
      ['https://www.example.com/leads', 'or the one address'],
    ],
  },
  qr: {
    does: "prints a booking step's QR code, and writes it to dist-qr for print",
    takes: [
      ['princeton', 'the clinic'],
      ['infrared-sauna', 'after it: the service; without one it is the list of the clinic'],
      ['--source flyer', 'names the campaign, as do --medium and --campaign'],
    ],
  },
  render: {
    does: 'takes pictures with Blender into art/masters',
    takes: [
      ['infrared marlboro', 'their ids'],
      ['--width 480', 'a preview'],
      ['--samples 16', 'more rays for each pixel than the picture asks for'],
      ['--to /tmp/previews', 'into another folder'],
      ['--twice', 'takes each again from nothing, and fails where the two differ'],
    ],
  },
  fonts: { does: 'cuts both faces to the letters that the site uses' },
  pictures: {
    does: 'makes the widths of every picture that has a master, within their budgets',
    takes: [['--check', 'makes all again and compares the bytes']],
  },
  places: { does: 'makes the table of ZIP codes and towns: docs/decisions/36-near-me.md' },
  help: { does: 'prints this list' },
})

/**
 * @param {string} tool
 * @returns {[[string, string]]}
 */
function others(tool) {
  return [['…', `whatever ${tool} takes: npx ${tool} --help`]]
}
