import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import type { OwnComponent, OwnRules } from '../own/own-strategy.ts';
import { changesBetween, noChanges } from '../own/version-changes.ts';
import { connect } from './connection-store.ts';
import { insertOwnStrategy, saveVersion } from './own/own-strategy-store.ts';
import { strategies } from './strategy-store.ts';

/** Which strategy of the catalogue portfolios of the demo account follow. The third follows none. */
const followed: Record<string, string> = { Brokerage: 'poland-and-world' };
/** And which follows its owner's. */
const ownFollower = 'Retirement';

/** Shows what a strategy adds to a portfolio, on first start, and one of the person's own beside it. */
export async function seedDemoStrategies(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  const known = new Map((await strategies(tx)).map((strategy) => [strategy.slug, strategy.id]));
  const now = services.clock.now();
  await seedOwnStrategy(tx, user.id);
  for (const portfolio of await portfoliosOf(tx, user.id)) {
    const listed = known.get(followed[portfolio.name] ?? '');
    if (listed) await connect(tx, user.id, portfolio.id, { id: listed, isOwn: false }, now);
    if (portfolio.name === ownFollower) await connect(tx, user.id, portfolio.id, { id, isOwn: true }, now);
  }
}

/** Of the instruments that Retirement holds: percentages of three versions, by ISIN. */
const parts: [isin: string, name: string, ...percents: number[]][] = [
  ['IE00BK5BQT80', 'Vanguard FTSE All-World', 70, 64, 62],
  ['IE00BDBRDM35', 'iShares Global Aggregate Bond', 30, 18, 18],
  ['IE00BKM4GZ66', 'iShares Core MSCI EM IMI', 0, 8, 10],
  ['IE00B5BMR087', 'iShares Core S&P 500', 0, 5, 5],
  ['DE000A0S9GB0', 'Xetra-Gold', 0, 5, 5],
];
const bands = [5, 4, 2, 2, 2];
const days = ['2021-01-11', '2025-03-04', '2026-06-02'];
const id = '0193277e-0000-7000-8000-000000000501';
const name = 'Calm core';
const rules: OwnRules = {
  currency: 'eur',
  buy_only: true,
  whole_units: true,
  tells: true,
  smallest_order: '120',
  cash_aside: '0',
  commission_percent: '0.1',
  commission_minimum: '1',
};

function componentsOf(version: number): OwnComponent[] {
  return parts.flatMap(([isin, called, ...percents], at) => {
    const percent = percents[version]!;
    if (percent === 0) return [];
    const band = String(Math.min(bands[at]!, percent));
    const matches = [{ kind: 'instrument' as const, reference: isin }];
    const names = { en: called, pl: called };
    return [{ names, family: `own-${at}`, percent: String(percent), band, matches }];
  });
}

/** With the versions it came through, so that they have something to tell. */
async function seedOwnStrategy(tx: Tx, userId: string): Promise<void> {
  const versionOf = (at: number) => ({ name, components: componentsOf(at), rules });
  const at = (version: number) => new Date(`${days[version]}T10:00:00Z`);
  const first = { ...versionOf(0), version: 1, changes: noChanges, restored_from: null };
  await insertOwnStrategy(tx, userId, { id, name, submission_id: null }, first, at(0));
  for (const version of [1, 2]) {
    const changes = changesBetween(versionOf(version - 1), versionOf(version));
    const next = { ...versionOf(version), version: version + 1, changes, restored_from: null };
    await saveVersion(tx, userId, id, { ...next, most: days.length }, at(version));
  }
}
