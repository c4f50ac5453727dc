import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { recoverCutOff } from '../../../src/domains/backtest/server/running/recover-simulations.ts';
import { claimSimulation, insertSimulation } from '../../../src/domains/backtest/server/simulation-store.ts';
import { openServices } from '../../../src/entry/open-services.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { must, onPlan, setRates } from '../../support/callers/trader.ts';
import { ourTrades } from '../../support/our-book.ts';
import { noticesOf } from '../../support/records/notices-of.ts';
import {
  computing,
  runToEnd,
  simulatedPortfolio,
  startRun,
} from '../../support/records/simulated-portfolio.ts';
import { newReport } from '../../support/route-table/rows/reports.ts';

const our = ourTrades();
const file = readFileSync(
  path.resolve(import.meta.dirname, '../../../src/domains/imports/formats/trading212/samples/plain.csv'),
);

beforeEach(async () => {
  const { database } = our.walory;
  await database.run(sql`delete from import_documents where user_id = ${our.anna.id}`);
  await database.run(sql`delete from notifications where user_id = ${our.anna.id}`);
  await setRates(database, { usd: { '2020-01-02': '4' }, eur: { '2020-01-02': '4.3' } });
});

const notices = (locale?: 'en' | 'pl') => noticesOf(our.anna.browser, locale);
const messages = () =>
  our.walory.database.many<{ channel: string }>(
    sql`select channel from notification_messages where user_id = ${our.anna.id}`,
  );
const aboutPaper = async (about_paper: boolean) => {
  const { data } = (await must(our.anna.browser.get('/api/notification-settings'))).body;
  await must(our.anna.browser.put('/api/notification-settings', { ...data, about_paper }));
};

describe('an import', () => {
  const upload = async (): Promise<string> => {
    const sent = { file: `data:text/csv;base64,${file.toString('base64')}`, name: 'maj.csv' };
    return (await must(our.anna.browser.post('/api/import-documents', sent))).body.fileName;
  };
  const take = (id: string) => our.anna.browser.put(`/api/import-documents/${id}`, { importAssets: true });

  it('is told when its rows are in the ledger, once, in the bell alone (EV-13)', async () => {
    const id = await upload();
    expect(await notices()).toEqual([]);
    await must(take(id));
    expect(await notices()).toEqual([
      {
        kind: 'importFinished',
        title: 'Import finished',
        description: '6 rows into Emerytura from maj.csv.',
        parent_type: 'document',
        parent_id: id,
        is_simulated: false,
      },
    ]);
    expect((await notices('pl'))[0]).toMatchObject({
      title: 'Import zakończony',
      description: '6 wierszy do portfela Emerytura z\u00a0pliku maj.csv.',
    });
    expect(await messages()).toEqual([]);
  });

  it('that takes nothing over says so; once it succeeds, that is forgotten (EV-13)', async () => {
    const id = await upload();
    const { database } = our.walory;
    await database.raw(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create constraint trigger refused after insert on transactions deferrable initially deferred
        for each row execute function refuse()`);
    try {
      expect((await take(id)).status).toBe(500);
      expect((await take(id)).status).toBe(500);
    } finally {
      await database.raw('drop trigger refused on transactions; drop function refuse()');
    }
    expect(await notices()).toMatchObject([
      { kind: 'importFailed', description: 'Nothing of maj.csv was taken over. See why.', parent_id: id },
    ]);
    expect((await notices('pl'))[0]!.title).toBe('Import się nie udał');
    await must(take(id));
    expect((await notices()).map(({ kind }) => kind)).toEqual(['importFinished']);
  });

  it('into a paper portfolio is told to whoever asks for that (EV-17)', async () => {
    await our.anna.startOver(our.walory.database, { is_virtual: true });
    const id = await upload();
    await must(
      our.anna.browser.put(`/api/import-documents/${id}`, {
        portfolios: [{ account: '', portfolio_id: our.anna.portfolio }],
        importAssets: true,
      }),
    );
    expect(await notices()).toEqual([]);
    await must(our.anna.browser.delete(`/api/import-documents/${id}`));
    await aboutPaper(true);
    const again = await upload();
    await must(
      our.anna.browser.put(`/api/import-documents/${again}`, {
        portfolios: [{ account: '', portfolio_id: our.anna.portfolio }],
        importAssets: true,
      }),
    );
    expect((await notices()).map(({ kind }) => kind)).toEqual(['importFinished']);
    await aboutPaper(false);
  });
});

describe('a shared report', () => {
  it('is told when somebody else opens its link for the first time (EV-15)', async () => {
    await onPlan(our.walory.database, our.anna, 'professional');
    const share = { elements: ['tables'] };
    const { data } = (
      await must(our.anna.browser.post('/api/reports', { ...newReport, name: 'Mój rok', share }))
    ).body;
    const open = (browser = our.walory.visitor()) =>
      browser.arrive().then(() => browser.post(`/api/shared-reports/${data.link.id}/openings`, {}));
    await must(open(our.anna.browser));
    expect(await notices()).toEqual([]);
    await Promise.all([must(open()), must(open()), must(open())]);
    expect(await notices()).toEqual([
      {
        kind: 'reportOpened',
        title: 'Your report “Mój rok” was opened',
        description: 'For the first time, 13 November at 13:00.',
        parent_type: 'report',
        parent_id: data.id,
        is_simulated: false,
      },
    ]);
    expect((await notices('pl'))[0]!.title).toBe('Ktoś otworzył raport „Mój rok”');
    await must(open());
    expect(await notices()).toHaveLength(1);
  });
});

describe('a simulation', () => {
  it('is told when it is done, and leads to its portfolio (EV-14)', { timeout: computing }, async () => {
    const { database } = our.walory;
    const { browser, id: userId } = our.anna;
    const portfolio = await simulatedPortfolio(database, browser, { PKO: '10' });
    await runToEnd(browser, portfolio, await startRun(browser, portfolio, { start_at: '2022-01-03' }));
    const { name } = await database.one<{ name: string }>(
      sql`select name from portfolios where user_id = ${userId} and id = ${portfolio}`,
    );
    expect(await notices()).toEqual([
      {
        kind: 'simulationFinished',
        title: `The simulation of ${name} is done`,
        description: 'See how it would have gone.',
        parent_type: 'simulation',
        parent_id: portfolio,
        is_simulated: false,
      },
    ]);
    expect((await notices('pl'))[0]!.title).toBe(`Symulacja portfela ${name} gotowa`);
  });

  it('that was cut off twice has failed and is told of once (EV-14)', async () => {
    const { database, settings } = our.walory;
    const key = { userId: our.anna.id, simulationId: newId() };
    await database.transaction(async (tx) => {
      await insertSimulation(tx, {
        id: key.simulationId,
        userId: key.userId,
        portfolioId: our.anna.portfolio,
        jobId: newId(),
        language: 'pl',
        request: {} as never,
        submissionId: null,
        at: new Date(),
      });
      await claimSimulation(tx, key, newId());
      await tx.run(sql`
        update simulations set attempts = 2, heartbeat_at = now() - interval '1 hour'
        where user_id = ${key.userId} and id = ${key.simulationId}`);
    });
    const { services, closeServices } = await openServices(settings);
    await Promise.all([recoverCutOff(services), recoverCutOff(services)]);
    await closeServices();
    expect(await notices()).toMatchObject([
      { kind: 'simulationFailed', title: 'The simulation of Emerytura failed' },
    ]);
    expect((await notices('pl'))[0]!.title).toBe('Symulacja portfela Emerytura się nie udała');
  });
});
