// Builds the pages when a source is newer than the build, and compresses their files once for all requests.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { node24, root, run } from './project.mjs';

const stamp = path.join(root, 'build/sources');
const inputs = [
  'src',
  'package-lock.json',
  'vite.config.ts',
  'tools/vite',
  'react-router.config.ts',
  'tsconfig.json',
];

function* files(at) {
  if (!statSync(at).isDirectory()) return yield at;
  for (const name of readdirSync(at).sort()) yield* files(path.join(at, name));
}

/** Names, sizes and times of all sources: enough to see a change, and quick to read. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of files(path.join(root, input))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      const { size, mtimeMs } = statSync(file);
      hash.update(`${path.relative(root, file)}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function compress(folder) {
  for (const file of files(folder)) {
    if (!/\.(js|css|svg|json)$/.test(file)) continue;
    const bytes = readFileSync(file);
    const packed = {
      br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      gz: gzipSync(bytes, { level: 9 }),
    };
    // A page has a score of small files: together they are worth it, but never one that would grow.
    for (const [ending, smaller] of Object.entries(packed))
      if (smaller.length < bytes.length) writeFileSync(`${file}.${ending}`, smaller);
  }
}

export async function buildPages() {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building the pages …');
  await run(node24(), [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  compress(path.join(root, 'build/client/assets'));
  await run(node24(), [path.join(root, 'tools/bundle-engine.ts')]);
  await run(node24(), [path.join(root, 'tools/bundle-worker.ts')]);
  writeFileSync(stamp, now);
}
