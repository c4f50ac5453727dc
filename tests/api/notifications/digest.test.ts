import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDigests } from '../../../src/domains/reports/server/digest/send-digests.ts';
import { openServices } from '../../../src/entry/open-services.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Services } from '../../../src/platform/services.ts';
import { mailsTo } from '../../support/callers/mailbox.ts';
import { changeNotices, confirmEmail } from '../../support/callers/notice-reader.ts';
import { newPerson } from '../../support/callers/people.ts';
import { must, onPlan, quotedAsset, tellMarketChanged } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
let opened: Awaited<ReturnType<typeof openServices>> | undefined;
afterAll(() => opened?.closeServices());

/** The book's own day is 13 November 2026: the digest of October is asked for on its first days. */
let now = new Date('2026-11-02T09:00:00Z');
beforeEach(async () => {
  now = new Date('2026-11-02T09:00:00Z');
  opened ??= await openServices(our.walory.settings);
  const { database } = our.walory;
  await database.run(sql`delete from report_digests`);
  await database.run(sql`delete from mails where kind = 'digest'`);
  await onPlan(database, our.anna, 'professional');
  await confirmEmail(our.walory, our.anna.id);
  const asset = await quotedAsset(database, {
    ticker: 'AKCJA',
    closes: { '2026-09-30': '100', '2026-10-30': '120', '2026-11-13': '160' },
  });
  await tellMarketChanged(database);
  await our.anna.record('buy', '2026-09-15', { asset_id: asset, amount: '10', price: '100', fee: '0' });
  await our.anna.record('buy', '2026-10-05', { asset_id: asset, amount: '10', price: '100', fee: '0' });
  await our.anna.record('dividend', '2026-10-20', { asset_id: asset, total: '60', tax: '11.4' });
});

const services = (): Services => ({ ...opened!.services, clock: { now: () => now } });
const run = () => sendDigests(services());
const annaMail = async () => {
  const { email } = await our.walory.database.one<{ email: string }>(
    sql`select email from users where id = ${our.anna.id}`,
  );
  return (await mailsTo(our.walory.database, email)).filter(({ kind }) => kind === 'digest');
};
const choose = (changes: object) => changeNotices({ browser: our.anna.browser } as never, changes);
const attachments = async (mailId: string) =>
  our.walory.database.many<{ name: string; size: number; head: string }>(sql`
    select name, length(content) as size, encode(substring(content from 1 for 4), 'escape') as head
    from mail_attachments where mail_id = ${mailId}`);

describe('a report by mail', () => {
  it('goes to a confirmed address only, and comes once it is confirmed (N-26)', async () => {
    await choose({ digest: 'monthly' });
    await our.walory.database.run(sql`update users set email_verified_at = null where id = ${our.anna.id}`);
    await run();
    expect(await annaMail()).toEqual([]);
    await confirmEmail(our.walory, our.anna.id);
    await run();
    expect(await annaMail()).toHaveLength(1);
  });

  it('has the figures of its month, what moved, the PDF, and the way to end it (N-25)', async () => {
    await choose({ digest: 'monthly' });
    await run();
    const [mail, ...more] = await annaMail();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Your investments, October 2026');
    const report = await must(
      our.anna.browser.get('/api/report-figures?kind=overview&portfolios=all&period=2026-10'),
    );
    const { value_end } = report.body.data.figures;
    const digits = Number(value_end)
      .toFixed(2)
      .replace('.', ',')
      .replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
    expect(mail!.plain).toContain(digits);
    expect(mail!.plain).toContain('AKCJA');
    expect(mail!.plain).toMatch(/2 transactions in this period/);
    expect(mail!.plain).toContain('period=2026-10');
    expect(mail!.unsubscribe_url).toMatch(/\/less\/[\w-]{48}$/);
    expect(await attachments(mail!.id)).toMatchObject([
      { name: expect.stringMatching(/^walory-overview-2026-10-.*\.pdf$/), head: '%PDF' },
    ]);
  });

  it('comes once, whoever sends at once or again (N-25)', async () => {
    await choose({ digest: 'monthly' });
    await Promise.all([run(), run()]);
    await run();
    expect(await annaMail()).toHaveLength(1);
  });

  it('has a link alone where the plan has no files (N-25)', async () => {
    await onPlan(our.walory.database, our.anna, 'free');
    await choose({ digest: 'monthly' });
    await run();
    const [mail] = await annaMail();
    expect(await attachments(mail!.id)).toEqual([]);
    expect(mail!.plain).not.toMatch(/attached/);
  });

  it('does not come at night, in quiet hours, before its day, after the tenth, or unasked (N-25)', async () => {
    await choose({ digest: 'monthly' });
    for (const at of ['2026-11-01T09:00:00Z', '2026-11-02T04:00:00Z', '2026-11-11T09:00:00Z']) {
      now = new Date(at);
      await run();
    }
    now = new Date('2026-11-02T09:00:00Z');
    await choose({ digest: 'monthly', quiet: { from: 540, to: 660 } });
    await run();
    await choose({ digest: 'quarterly', quiet: null });
    await run();
    await choose({ digest: 'off' });
    await run();
    expect(await annaMail()).toEqual([]);
  });

  it('of a quarter comes after it; who has nothing gets none and is not asked for again (N-25)', async () => {
    await choose({ digest: 'quarterly' });
    const empty = await newPerson(our.walory);
    await confirmEmail(our.walory, empty.id);
    await changeNotices(empty, { digest: 'quarterly' });
    now = new Date('2026-10-02T09:00:00Z');
    await run();
    expect((await annaMail()).map(({ subject }) => subject)).toEqual(['Your investments, Q3 2026']);
    expect((await mailsTo(our.walory.database, empty.email)).filter(({ kind }) => kind === 'digest')).toEqual(
      [],
    );
    const states = await our.walory.database.many<{ state: string }>(
      sql`select state from report_digests where period = '2026-Q3' order by state`,
    );
    expect(states.map(({ state }) => state)).toEqual(['empty', 'sent']);
  });

  it('that cannot be written holds up nobody else, and is tried again (N-25)', async () => {
    await choose({ digest: 'monthly' });
    const broken = { ...services() };
    broken.mailer = { ...broken.mailer, post: () => Promise.reject(new Error('killed here')) };
    await sendDigests(broken);
    expect(await annaMail()).toEqual([]);
    await run();
    expect(await annaMail()).toHaveLength(1);
  });
});
