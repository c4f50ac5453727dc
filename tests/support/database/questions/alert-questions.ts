import * as levelStore from '../../../../src/domains/alerts/server/level-store.ts';
import * as passStore from '../../../../src/domains/alerts/server/pass-store.ts';
import * as quoteStore from '../../../../src/domains/alerts/server/quote-store.ts';
import * as stateStore from '../../../../src/domains/alerts/server/state-store.ts';
import * as watchStore from '../../../../src/domains/alerts/server/watch-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import { sql } from '../../../../src/platform/database/sql.ts';
import type { Questions } from './broker-questions.ts';

export const alertStores = [levelStore, passStore, quoteStore, stateStore, watchStore];

const day = '2026-11-13';
const at = new Date(`${day}T12:00:00Z`);
const fields = {
  level: '100',
  direction: 'up' as const,
  repeats: false,
  note: '',
  side: null,
  seen_day: null,
};

/** Every function of the stores of alerts, as it is asked for one person. */
export function alertQuestions(user: () => string): Questions {
  return {
    levelsOf: (tx) => levelStore.levelsOf(tx, user(), null),
    levelById: (tx) => levelStore.levelById(tx, user(), newId()),
    lockLevel: (tx) => levelStore.lockLevel(tx, user(), newId()),
    lockLevelCount: (tx) => levelStore.lockLevelCount(tx, user()),
    levelOfSubmission: (tx) => levelStore.levelOfSubmission(tx, user(), newId()),
    insertLevel: async (tx) => {
      const { id } = await tx.one<{ id: string }>(sql`select id from instruments limit 1`);
      await levelStore.insertLevel(tx, user(), {
        ...fields,
        id: newId(),
        instrument_id: id,
        submission_id: null,
        at,
      });
    },
    changeLevel: (tx) => levelStore.changeLevel(tx, user(), newId(), fields, true, at),
    removeLevel: (tx) => levelStore.removeLevel(tx, user(), newId()),
    claimPerson: (tx) => passStore.claimPerson(tx, 1, user()),
    markSeen: (tx) => passStore.markSeen(tx, [user()], 1),
    sentToday: (tx) => stateStore.sentToday(tx, [user()], ['portfolioMoved'], day),
    sentMoves: (tx) => stateStore.sentMoves(tx, [user()]),
    saveMoves: (tx) =>
      stateStore.saveMoves(tx, [
        { user_id: user(), subject: 'portfolio:1', told_to: day, told_on: day, before_to: null },
      ]),
    forgetMoves: (tx) => stateStore.forgetMoves(tx, user(), ['portfolio:1']),
    seenBands: (tx) => stateStore.seenBands(tx, [user()]),
    saveBands: (tx) =>
      stateStore.saveBands(tx, [
        { user_id: user(), portfolio_id: newId(), strategy_id: newId(), outside: ['cash'] },
      ]),
    seenCoverages: (tx) => stateStore.seenCoverages(tx, [user()]),
    saveCoverages: async (tx) => {
      const own = sql`select id from portfolios where user_id = ${user()} limit 1`;
      const portfolio_id = (await tx.one<{ id: string }>(own)).id;
      const seen = { user_id: user(), portfolio_id, strategy_id: newId(), is_below: true };
      await stateStore.saveCoverages(tx, [seen]);
    },
    lockOpenLevels: (tx) => stateStore.lockOpenLevels(tx, [user()], at),
    saveLevels: (tx) => {
      const change = { user_id: user(), id: newId(), level: '1', side: 1 as const, seen_day: day };
      return stateStore.saveLevels(tx, [{ ...change, crossing: null }], at);
    },
    watchedPortfolios: (tx) => watchStore.watchedPortfolios(tx, [user()]),
    watchedHoldings: (tx) => watchStore.watchedHoldings(tx, [user()]),
    rowsSince: (tx) => watchStore.rowsSince(tx, [{ user_id: user(), id: newId() }], day),
    cashSince: (tx) => watchStore.cashSince(tx, [{ user_id: user(), id: newId() }], day),
    pastOf: (tx) => watchStore.pastOf(tx, [{ user_id: user(), id: newId() }], day, []),
    cashSums: (tx) => watchStore.cashSums(tx, [{ user_id: user(), id: newId() }]),
    quotedInstruments: (tx) => quoteStore.quotedInstruments(tx, [newId()]),
    ratesSince: (tx) => quoteStore.ratesSince(tx, day),
  };
}

/** Those of whoever looks at everybody. */
export const alertJobs: Questions = {
  beginPass: (tx) => passStore.beginPass(tx),
  newestPass: (tx) => passStore.newestPass(tx),
  enrol: (tx) => passStore.enrol(tx),
  claimPeople: (tx) => passStore.claimPeople(tx, 1_000_000, 10),
  forgetOldMoves: (tx) => stateStore.forgetOldMoves(tx, day),
};
