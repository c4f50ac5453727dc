// npm run soak -- MINUTES: the tests in which chance plays a part, much longer and each time with other chances. Says
// what it tried; at the first violation it ends and says how to see it again.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPages } from './build-pages.mjs';
import { install, main, node24, root } from './project.mjs';

/** By name: the tests, as their runner finds them, and how much more than `npm test` a round of them does. */
const trials = {
  fuzz: { files: ['tests/api/fuzz'], effort: 16 },
  // Whole products, their imports and their synchronisations.
  kills: { files: ['kills.test'], effort: 10 },
  ledgers: { files: ['ledger-properties', 'valuation-properties', 'alerts/lean-way'], effort: 5 },
  memory: { files: ['warm-and-fresh'], effort: 16 },
  // A product that dies at every moment of its first start, and every restore that fails.
  deaths: { files: ['entry/bad-luck', 'backup/restore'], effort: 2 },
  // Every file that means no good, every sample cut in two, and an archive of 30,000 rows.
  files: { files: ['hostile-files', 'hostile-price-files', 'engine/halves', 'own-archive'], effort: 2 },
  // Every call with each kind of a wrong token.
  routes: { files: ['api/every-route'], effort: 2 },
  // A portfolio there and back, in every kind of file and language.
  templates: { files: ['imports/template'], effort: 2 },
  // What a plan refuses and what it lets pass, on every plan.
  policies: { files: ['api/policies'], effort: 2 },
  // Every page with words of the operator.
  pages: { files: ['site-texts-on-pages'], effort: 2 },
  // As many symbols as the product is made for.
  sitemap: { files: ['market/sitemap'], effort: 2 },
  // A year of market days.
  alerts: { files: ['alerts/market-days'], effort: 50 },
  // Two years of plans, of many people.
  plans: { files: ['billing/two-years'], effort: 10 },
  // Two years of subscriptions at Stripe, with lost events and killed workers.
  stripe: { files: ['stripe/years'], effort: 4 },
  simulations: { files: ['engine-properties', 'solver-agreement'], effort: 3 },
  // Every page in every language, width and colour, and a second engine that looks for barriers.
  journeys: { runner: 'playwright', files: [], effort: 2 },
  // Everything else that is said of any value.
  properties: { project: 'pure', files: [], effort: 20 },
};

const runners = {
  vitest: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'],
  playwright: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'],
};

function optionsOf(args) {
  const options = { minutes: undefined, only: undefined, seed: undefined };
  for (let at = 0; at < args.length; at++) {
    const name = /^--(only|seed)$/.exec(args[at])?.[1];
    if (name) options[name] = args[++at];
    else options.minutes = Number(args[at]);
  }
  const { minutes, only, seed } = options;
  if (only !== undefined && !trials[only]) return undefined;
  if (seed !== undefined) return only && Number.isInteger(Number(seed)) ? options : undefined;
  return minutes > 0 ? options : undefined;
}

/** One round of a trial; what it printed is kept for when it fails. */
function round(name, seed, report) {
  const { runner = 'vitest', project, files, effort } = trials[name];
  const args = [...runners[runner], ...files];
  if (project) args.push('--project', project);
  const child = spawn(node24(), args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${path.dirname(node24())}${path.delimiter}${process.env.PATH}`,
      NO_COLOR: '1',
      WALORY_TEST_SEED: String(seed),
      WALORY_TEST_EFFORT: String(effort),
      WALORY_TEST_TRIED: report,
    },
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve({ ok: code === 0, text }));
  });
}

/** What the tests wrote down, by kind. */
function countsIn(report) {
  const counts = new Map();
  if (!existsSync(report)) return counts;
  for (const line of readFileSync(report, 'utf8').split('\n').filter(Boolean)) {
    const { what, count } = JSON.parse(line);
    counts.set(what, (counts.get(what) ?? 0) + count);
  }
  return counts;
}

const summary = (counts) =>
  [...counts].map(([what, count]) => `${count.toLocaleString('en-GB')} ${what}`).join(', ') ||
  'nothing counted';

await main(async () => {
  const options = optionsOf(process.argv.slice(2));
  if (!options) {
    console.error(
      `npm run soak -- MINUTES [--only TRIAL]\nnpm run soak -- --only TRIAL --seed NUMBER\n\nTrials: ${Object.keys(trials).join(', ')}`,
    );
    process.exit(1);
  }
  await install();
  await buildPages();
  const folder = mkdtempSync(path.join(tmpdir(), 'walory-soak-'));
  const names = options.only ? [options.only] : Object.keys(trials);
  const began = Date.now();
  const total = new Map();
  let rounds = 0;
  do {
    const name = names[rounds % names.length];
    const seed = options.seed === undefined ? randomInt(2 ** 31) : Number(options.seed);
    const report = path.join(folder, `round-${++rounds}`);
    const from = Date.now();
    const { ok, text } = await round(name, seed, report);
    const counts = countsIn(report);
    for (const [what, count] of counts) total.set(what, (total.get(what) ?? 0) + count);
    const seconds = Math.round((Date.now() - from) / 1000);
    console.log(
      `round ${rounds}, ${name}, seed ${seed}: ${summary(counts)}, ${seconds} s${ok ? '' : ': VIOLATED'}`,
    );
    if (!ok) {
      console.log(`\n${text}\nTo see it again: npm run soak -- --only ${name} --seed ${seed}`);
      rmSync(folder, { recursive: true, force: true });
      process.exit(1);
    }
  } while (options.seed === undefined && Date.now() - began < options.minutes * 60_000);
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `\n${rounds} rounds in ${Math.round((Date.now() - began) / 60_000)} minutes: ${summary(total)}; no violation`,
  );
});
