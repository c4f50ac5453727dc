import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { mailTo, tokenIn } from '../callers/mailbox.ts';
import { newPerson, type Person } from '../callers/people.ts';
import { pushAddress } from '../push/browser-keys.ts';
import { addAnnouncement } from '../records/add-announcement.ts';
import { dueDividend } from '../records/due/due-dividend.ts';
import { duePlan } from '../records/due/own-plan.ts';
import { addKnownAsset, addPrice, addSplit } from '../records/known-asset.ts';
import { ownBond } from '../records/own-bond.ts';
import { ownDocument } from '../records/own-document.ts';
import { ownGroup } from '../records/own-group.ts';
import { ownIntegration } from '../records/own-integration.ts';
import { ownPortfolio } from '../records/own-portfolio.ts';
import { ownProperty } from '../records/own-property.ts';
import { ownSimulation } from '../records/own-simulation.ts';
import { ownStrategy } from '../records/own-strategy.ts';
import { filedTaxYear, openTaxYear, sharedTaxYear, taxedSale } from '../records/own-tax-year.ts';
import { planDocument } from '../records/plan-document.ts';
import { ownAsset, tinyAvatar } from '../records/sample-records.ts';
import { ownSharedReport } from '../records/shared-report.ts';
import type { TestWalory } from '../test-walory.ts';
import { ownWatchlist } from './own-watchlist.ts';
import type { Fixture } from './row.ts';
import { newReport } from './rows/reports.ts';
import { newLevel } from './rows/telling/alerts.ts';
import { newDeposit } from './rows/wealth/deposits.ts';
import { newMakeUp } from './rows/wealth/exposure.ts';
import { newGoal } from './rows/wealth/plans.ts';

/** A user, a new one unless somebody is named, whose records are made when a request names them. */
export async function ownerOfEverything(
  walory: TestWalory,
  strangerId: string,
  somebody?: Person,
): Promise<{ person: Person; fixture: Fixture }> {
  const person = somebody ?? (await newPerson(walory));
  const { browser } = person;
  const fixture: Fixture = {
    owner: person,
    anybody: strangerId,
    async sessionId() {
      await walory.visitor().signIn(person.email, person.password);
      const sessions = (await browser.get('/api/user/sessions')).body.data;
      return sessions.find((session: { current: boolean }) => !session.current).id;
    },
    async notificationId() {
      const id = newId();
      await walory.database.run(sql`
        insert into notifications (id, user_id, kind, created_at) values (${id}, ${person.id}, 'welcome', now())`);
      return id;
    },
    subscriptionId: async () =>
      (await browser.post('/api/push-subscriptions', pushAddress(newId()))).body.data.id,
    bondId: (purchase, redeemedOn) => ownBond(browser, purchase, redeemedOn),
    async moduleId() {
      const modules = (await browser.get('/api/investment-modules')).body.data;
      const { id } = modules.find((module: { slug: string }) => module.slug === 'real-estate');
      await browser.post('/api/investment-modules', { module_id: id });
      return id;
    },
    async avatarId() {
      return (await browser.post('/api/avatars', { avatar: tinyAvatar })).body.data.avatar.split('/').at(-1);
    },
    async verificationToken() {
      await walory.database.run(sql`update users set email_verified_at = null where id = ${person.id}`);
      await browser.get('/api/email?type=verification');
      return tokenIn(await mailTo(walory.database, person.email, 'verifyEmail', 2));
    },
    async ownAssetId() {
      const { id } = (await browser.post('/api/custom-assets', ownAsset)).body.data;
      await addPrice(walory.database, id);
      return id;
    },
    async madeUpAssetId() {
      const { id } = (await browser.post('/api/custom-assets', ownAsset)).body.data;
      await browser.put(`/api/make-ups/${id}`, newMakeUp);
      return id;
    },
    splitId: () => addSplit(walory.database),
    announcementId: () => addAnnouncement(walory.database),
    knownAsset: () => addKnownAsset(walory.database),
    portfolio: () => ownPortfolio(walory.database, browser),
    async changeId() {
      const { transactionId } = await ownPortfolio(walory.database, browser);
      await browser.post('/api/transactions/bulk', { ids: [transactionId], action: 'note', note: 'New' });
      return (await browser.get('/api/changes?undoable=1')).body.data[0].id;
    },
    group: () => ownGroup(walory.database, browser),
    duePayment: async () => dueDividend(walory.database, await ownPortfolio(walory.database, browser)),
    depositId: async () => (await browser.post('/api/deposits', newDeposit)).body.data.id,
    plan: async () => duePlan(walory.database, browser, await ownPortfolio(walory.database, browser)),
    openTaxYear: () => openTaxYear(browser),
    filedTaxYear: () => filedTaxYear(browser),
    sharedTaxYear: () => sharedTaxYear(browser),
    taxedSale: async () => taxedSale(browser, await ownPortfolio(walory.database, browser)),
    goalId: async () => (await browser.post('/api/goals', newGoal)).body.data.id,
    ownStrategy: () => ownStrategy(browser),
    async assetNoteId() {
      const { id } = await addKnownAsset(walory.database);
      return (await browser.put('/api/asset-notes', { asset_id: id, note: 'Cheap' })).body.data.id;
    },
    async tagName() {
      const { id } = await addKnownAsset(walory.database);
      await browser.put('/api/asset-tags', { asset_id: id, tags: ['chips'] });
      return 'chips';
    },
    async decisionId() {
      const { transactionId } = await ownPortfolio(walory.database, browser);
      return (await browser.put(`/api/decisions/${transactionId}`, { why: 'Cheap' })).body.data.id;
    },
    watchlist: () => ownWatchlist(walory.database, browser),
    async levelId() {
      const { id } = await addKnownAsset(walory.database);
      return (await browser.post('/api/price-levels', { ...newLevel, instrument_id: id })).body.data.id;
    },
    reportId: async () => (await browser.post('/api/reports', newReport)).body.data.id,
    sharedReport: (portfolio) => ownSharedReport(browser, portfolio),
    documentId: () => ownDocument(browser),
    integration: () => ownIntegration(browser),
    property: () => ownProperty(browser),
    planDocument: () => planDocument(walory.database, person.id),
    simulation: async () => ownSimulation(walory.database, (await ownPortfolio(walory.database, browser)).id),
  };
  return { person, fixture };
}
