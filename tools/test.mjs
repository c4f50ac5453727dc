// npm test: everything, from a fresh clone. The closing line counts the tests.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPages } from './build-pages.mjs';
import { check } from './check.mjs';
import { install, main, node24, root, run } from './project.mjs';

const results = path.join(root, 'test-results');
const bin = path.join(root, 'node_modules/.bin');
// Whatever a runner starts by the name `node` is Node 24 too.
const env = {
  PATH: `${path.dirname(node24Path())}${path.delimiter}${bin}${path.delimiter}${process.env.PATH}`,
  NO_COLOR: '1',
};

function node24Path() {
  try {
    return node24();
  } catch {
    return process.execPath;
  }
}

/** Runs one runner; its own failures are counted from its report, so that all runners get their turn. */
async function runner(name, args) {
  console.log(`\n— ${name}`);
  const from = Date.now();
  const ok = await run(node24(), args, { env }).then(
    () => true,
    () => false,
  );
  console.log(`${name}: ${Math.round((Date.now() - from) / 1000)} s`);
  return ok;
}

function unitCounts() {
  const file = path.join(results, 'vitest.json');
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

function journeyCounts() {
  const file = path.join(results, 'journeys.json');
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected,
    // What passes only at the second try has failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

await main(async () => {
  const started = Date.now();
  await install();
  await run(node24(), [path.join(root, 'tests/support/browser/require-browser.mjs')]);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  console.log('— types, lint, formatting, import direction');
  // One keeps one core busy, the other the other.
  await Promise.all([check(), buildPages()]);
  const unitsOk = await runner('unit and API tests', [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(results, 'vitest.json')}`,
  ]);
  // Read now: the journeys clear the folder before they begin.
  const units = unitCounts();
  const journeysOk = await runner('browser journeys', [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
  ]);
  const journeys = journeyCounts();
  const sum = (key) => units[key] + journeys[key];
  // A runner that failed without naming a test has still failed.
  const failed = Math.max(sum('failed'), unitsOk && journeysOk ? 0 : 1);
  console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s`);
  console.log(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
  process.exit(failed ? 1 : 0);
});
