// How large things may grow before the idea inside them wants a place of its own. Functions are held by the linter.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const mostLines = 400;
export const mostFiles = 25;

/** What may be larger, and why. One that is no longer needed is a fault too. */
export const exceptions = {
  'src/i18n/catalogues/en/backtest.ts': 'a catalogue is a list of sentences: it has no parts to divide',
  'src/i18n/catalogues/pl/backtest.ts': 'a catalogue is a list of sentences: it has no parts to divide',
};

/** Pictures, samples and golden numbers are no source. */
const isSource = (name) => /\.(tsx?|mjs|css)$/.test(name) && !/\.d\.ts$/.test(name);

/** A file with its test and its styles counts once. */
function ideaOf(name) {
  return name.replace(/(\.module\.css|\.test\.tsx?|\.spec\.ts|\.tsx?|\.mjs|\.css)$/, '');
}

function* folders(at) {
  yield at;
  for (const name of readdirSync(at)) {
    const inner = path.join(at, name);
    if (name !== 'node_modules' && statSync(inner).isDirectory()) yield* folders(inner);
  }
}

/** Reads every source under the given folders of a repository and lists what has grown too large. */
export function checkSizes(root, tops, allowed = exceptions) {
  const problems = [];
  const unused = new Set(Object.keys(allowed));
  const complain = (at, size, most, what) => {
    if (size <= most) return;
    if (at in allowed) unused.delete(at);
    else problems.push(`${at}: ${size} ${what}, at most ${most}`);
  };
  let files = 0;
  for (const folder of tops.flatMap((top) => [...folders(path.join(root, top))])) {
    const names = readdirSync(folder).filter(isSource);
    const relative = path.relative(root, folder).replaceAll('\\', '/');
    files += names.length;
    complain(relative, new Set(names.map(ideaOf)).size, mostFiles, 'files');
    for (const name of names) {
      const lines = readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n').length;
      complain(`${relative}/${name}`, lines, mostLines, 'lines');
    }
  }
  for (const at of unused) problems.push(`${at}: needs no exception any more`);
  return { problems, files };
}
