import { readFileSync } from 'node:fs';
import type { KnownMakeUp } from '../make-up/make-up.ts';
import { readMakeUp } from '../make-up/read-make-up.ts';
import { exampleDay, exampleFunds } from '../shipped/funds.ts';

let byIsin: ReadonlyMap<string, KnownMakeUp> | undefined;

/** The examples that came along, by ISIN; read when the first is asked for. */
export function exampleMakeUps(): ReadonlyMap<string, KnownMakeUp> {
  byIsin ??= new Map(exampleFunds.flatMap(readExample));
  return byIsin;
}

function readExample({ file, isins, hedgedTo }: (typeof exampleFunds)[number]) {
  const text = readFileSync(new URL(`../shipped/${file}.csv`, import.meta.url), 'utf8');
  const { positions, sectors, kinds, countries, currencies } = readMakeUp(text);
  const makeUp: KnownMakeUp = {
    as_of: exampleDay,
    source: 'example',
    hedged_to: hedgedTo ?? null,
    positions,
    sectors,
    kinds,
    countries,
    currencies,
  };
  return isins.map((isin) => [isin, makeUp] as const);
}
