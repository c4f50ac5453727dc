import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const client = 'build/client';
const budget = 150 * 1024;

type Code = { module: string; imports?: string[] };
type Manifest = { entry: Code; routes: Record<string, Code & { parentId?: string }> };

function manifest(): Manifest {
  const file = readdirSync(`${client}/assets`).find((name) => /^manifest-.*\.js$/.test(name));
  const text = readFileSync(`${client}/assets/${file}`, 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

/** As it goes over the line: packed, unless that would not make it smaller. */
function weightOf(file: string): number {
  const packed = `${client}${file}.gz`;
  return statSync(existsSync(packed) ? packed : client + file).size;
}

/** Everything a page needs before it answers to clicks. */
function codeOf({ entry, routes }: Manifest, id: string): Set<string> {
  const files = new Set([entry.module, ...(entry.imports ?? [])]);
  for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
  return files;
}

test('no public page brings more than 150 kB of JavaScript', () => {
  const built = manifest();
  const isOutside = (id: string | undefined) => /^bare:(public-site|auth)\//.test(id ?? '');
  const pages = Object.keys(built.routes).filter((id) => isOutside(built.routes[id]!.parentId));
  expect(pages).toEqual(
    expect.arrayContaining(['bare:home', 'bare:symbol', 'bare:loanCalculator', 'bare:login']),
  );
  const weights = pages.map((id) => ({
    id,
    bytes: [...codeOf(built, id)].reduce((sum, file) => sum + weightOf(file), 0),
  }));
  expect(weights.filter(({ bytes }) => bytes > budget)).toEqual([]);
  // What is weighed is what pages are made of.
  for (const { id, bytes } of weights) expect(bytes, id).toBeGreaterThan(100 * 1024);
});
