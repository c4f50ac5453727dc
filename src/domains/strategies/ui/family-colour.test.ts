import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { familyColour } from './family-colour.ts';

test('within a shipped strategy every component has a colour of its own', () => {
  const text = readFileSync('migrations/20261115020200_strategies.sql', 'utf8');
  const rows = [...text.matchAll(/^ {2}\('([a-z0-9-]+)', \d, [\d.]+, '([a-z-]+)', /gm)];
  expect(rows.length).toBeGreaterThan(40);
  const byStrategy = Map.groupBy(rows, ([, slug]) => slug);
  for (const [slug, parts] of byStrategy) {
    const colours = parts.map(([, , family]) => familyColour(family!));
    expect(new Set(colours).size, slug).toBe(colours.length);
  }
});
