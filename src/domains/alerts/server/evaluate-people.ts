import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { RecentlyUsed } from '../../../foundation/recently-used.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { readOnlyOf } from '../../billing/server/policies/policies.ts';
import { settingsOf, usualSettings } from '../../notifications/server/settings-store.ts';
import { takeBack, tell } from '../../notifications/server/tell.ts';
import { countedConnections } from '../../strategies/server/counted-connections.ts';
import { type ConnectedStrategy, strategiesOfPeople } from '../../strategies/server/strategy-store.ts';
import { type BandVerdict, bandVerdict } from './band-news.ts';
import { type CoverageVerdict, coverageVerdict } from './coverage-news.ts';
import { levelNews } from './level-news.ts';
import { mayHaveMoved, moveVerdicts, type Verdict } from './move-news.ts';
import { subjectOf } from './notice-of.ts';
import {
  forgetMoves,
  lockOpenLevels,
  type SentMove,
  saveBands,
  saveCoverages,
  saveLevels,
  saveMoves,
  seenBands,
  seenCoverages,
  sentMoves,
  sentToday,
} from './state-store.ts';
import {
  type PortfolioHoldings,
  recentRows,
  type ValuedPortfolio,
  valuePortfolios,
} from './value-portfolios.ts';
import { watchedHoldings, watchedPortfolios } from './watch-store.ts';
import type { WatchedMarket } from './watched-market.ts';

/** A price may be corrected until so long after it crossed a level. */
const correctedWithinMs = 86_400_000;

/** Which portfolios owe cash, by the version of their ledger; a guess of this process, made anew where it is not known. */
const owing = new WeakMap<Services, RecentlyUsed<{ version: number; owes: boolean }>>();
function owingOf(services: Services) {
  const known = owing.get(services) ?? new RecentlyUsed<{ version: number; owes: boolean }>(200_000);
  owing.set(services, known);
  return known;
}

/** Tells some people what prices brought about, in one transaction with everything that is remembered of it. */
export async function evaluatePeople(
  tx: Tx,
  services: Services,
  market: WatchedMarket,
  userIds: readonly string[],
): Promise<void> {
  const now = services.clock.now();
  const day = dayInWarsaw(now);
  const levels = await lockOpenLevels(tx, userIds, new Date(now.getTime() - correctedWithinMs));
  const portfolios = await portfoliosOf(tx, userIds);
  await market.learn(tx, [
    ...portfolios.flatMap(({ holdings }) => holdings.map((holding) => holding.instrument_id)),
    ...levels.map((level) => level.instrument_id),
  ]);
  const valued = await valueWhatMatters(tx, services, market, portfolios);
  const sent = new Map((await sentMoves(tx, userIds)).map((one) => [`${one.user_id} ${one.subject}`, one]));
  const verdicts = portfolios.flatMap((one) => moveVerdicts(one, valued.get(one.portfolio.id), market, sent));
  const found = await standings(tx, market, portfolios, valued, userIds);
  const covered = await withinPlan(tx, services, found.coverages);
  const banded = await withinPlan(tx, services, found.bands);
  const crossed = levelNews(levels, market, now);
  await saveLevels(tx, crossed.changes, now);
  await saveCoverages(
    tx,
    covered.map(({ seen }) => seen),
  );
  await saveBands(
    tx,
    banded.map(({ seen }) => seen),
  );
  await settleMoves(tx, services, { verdicts, sent, userIds, day });
  for (const { userId, subject } of crossed.undone)
    await takeBack(tx, services, userId, 'levelCrossed', [subject]);
  for (const { seen, isBack } of covered)
    if (isBack)
      await takeBack(tx, services, seen.user_id, 'coverageFell', [subjectOf.coverage(seen.portfolio_id)]);
  for (const { seen, isBack } of banded)
    if (isBack) await takeBack(tx, services, seen.user_id, 'bandLeft', [subjectOf.bands(seen.portfolio_id)]);
  const notices = [
    ...verdicts.flatMap((verdict) => (verdict.is === 'news' ? verdict.notice : [])),
    ...covered.flatMap(({ notice }) => notice ?? []),
    ...banded.flatMap(({ notice }) => notice ?? []),
    ...crossed.notices,
  ];
  await tell(tx, services, notices);
}

/** Portfolios with what is in them; paper ones only of those who want to hear of them. */
async function portfoliosOf(tx: Tx, userIds: readonly string[]): Promise<PortfolioHoldings[]> {
  const settings = await settingsOf(tx, userIds);
  const aboutPaper = (userId: string) => (settings.get(userId) ?? usualSettings).aboutPaper;
  const all = await watchedPortfolios(tx, userIds);
  const holdings = Map.groupBy(await watchedHoldings(tx, userIds), (holding) => holding.portfolio_id);
  return all
    .filter((portfolio) => !portfolio.is_virtual || aboutPaper(portfolio.user_id))
    .map((portfolio) => ({ portfolio, holdings: holdings.get(portfolio.id) ?? [] }));
}

const wantsCoverage = ({ portfolio }: PortfolioHoldings) =>
  portfolio.notify_coverage !== null && portfolio.strategy_id !== null;
const wantsBands = ({ portfolio }: PortfolioHoldings) => portfolio.tells_bands;

/** Values those that may have moved enough, and those whose coverage somebody wants to know. */
async function valueWhatMatters(
  tx: Tx,
  services: Services,
  market: WatchedMarket,
  portfolios: readonly PortfolioHoldings[],
): Promise<Map<string, ValuedPortfolio>> {
  const recent = await recentRows(tx, market, portfolios);
  const memory = owingOf(services);
  const mayOwe = ({ id, ledger_version }: PortfolioHoldings['portfolio']) => {
    const known = memory.get(id);
    return known?.version !== ledger_version || known.owes;
  };
  const needed = portfolios.filter(
    (one) =>
      wantsCoverage(one) || wantsBands(one) || mayHaveMoved(one, market, recent, mayOwe(one.portfolio)),
  );
  const valued = await valuePortfolios(tx, services, market, needed, recent);
  for (const { portfolio } of needed) {
    const { owes } = valued.get(portfolio.id) ?? { owes: true };
    if (portfolio.follows_cash) memory.set(portfolio.id, { version: portfolio.ledger_version, owes }, 1);
  }
  return valued;
}

/** How portfolios stand against what they follow, for those who want to hear of it. */
async function standings(
  tx: Tx,
  market: WatchedMarket,
  portfolios: readonly PortfolioHoldings[],
  valued: ReadonlyMap<string, ValuedPortfolio>,
  userIds: readonly string[],
): Promise<{ coverages: CoverageVerdict[]; bands: BandVerdict[] }> {
  const wanted = portfolios.filter((one) => wantsCoverage(one) || wantsBands(one));
  if (wanted.length === 0) return { coverages: [], bands: [] };
  const ids = wanted.map(({ portfolio }) => portfolio.id);
  const strategies = await strategiesOfPeople(tx, userIds, ids);
  const covered = new Map((await seenCoverages(tx, userIds)).map((one) => [one.portfolio_id, one]));
  const banded = new Map((await seenBands(tx, userIds)).map((one) => [one.portfolio_id, one]));
  const of = <Seen, Verdict>(
    wants: (one: PortfolioHoldings) => boolean,
    before: ReadonlyMap<string, Seen>,
    judge: Judge<Seen, Verdict>,
  ) =>
    wanted.filter(wants).flatMap((one) => {
      const { id } = one.portfolio;
      const [value, strategy] = [valued.get(id), strategies.get(id)];
      return (value && strategy && judge(one, value, strategy, market, before.get(id))) ?? [];
    });
  return {
    coverages: of(wantsCoverage, covered, coverageVerdict),
    bands: of(wantsBands, banded, bandVerdict),
  };
}

type Judge<Seen, Verdict> = (
  one: PortfolioHoldings,
  valued: ValuedPortfolio,
  strategy: ConnectedStrategy,
  market: WatchedMarket,
  before: Seen | undefined,
) => Verdict | null;

/** Nothing is told of a strategy that the plan does not reach (BL-20). Asked only where there is news: that is seldom. */
async function withinPlan<Verdict extends CoverageVerdict | BandVerdict>(
  tx: Tx,
  services: Services,
  verdicts: readonly Verdict[],
): Promise<Verdict[]> {
  const kept: Verdict[] = [];
  for (const verdict of verdicts) {
    const { user_id, portfolio_id } = verdict.seen;
    const paused = verdict.notice && (await readOnlyOf(tx, services, user_id, countedConnections));
    if (!paused?.has(portfolio_id)) kept.push(verdict);
  }
  return kept;
}

type Settling = {
  verdicts: readonly Verdict[];
  sent: ReadonlyMap<string, SentMove>;
  userIds: readonly string[];
  day: string;
};

/** Writes down which sessions were told, and takes back what was told today and is not so (any more). */
async function settleMoves(tx: Tx, services: Services, settling: Settling): Promise<void> {
  const { verdicts, sent, userIds, day } = settling;
  const kinds = ['portfolioMoved', 'assetMoved'] as const;
  const today = new Set(
    (await sentToday(tx, userIds, kinds, day)).map((one) => `${one.user_id} ${one.kind} ${one.subject}`),
  );
  const fresh: SentMove[] = [];
  for (const verdict of verdicts) {
    const { userId, kind, subject } = verdict;
    const known = sent.get(`${userId} ${subject}`);
    if (verdict.is === 'news')
      fresh.push({
        user_id: userId,
        subject,
        told_to: verdict.sentTo,
        told_on: day,
        before_to: known?.told_to ?? null,
      });
    else if (verdict.is === 'nothing' && known?.told_on === day && today.has(`${userId} ${kind} ${subject}`))
      await withdraw(tx, services, verdict, known);
  }
  await saveMoves(tx, fresh);
}

async function withdraw(
  tx: Tx,
  services: Services,
  { userId, kind, subject }: Verdict,
  known: SentMove,
): Promise<void> {
  if ((await takeBack(tx, services, userId, kind, [subject])) === 0) return;
  if (known.before_to === null) await forgetMoves(tx, userId, [subject]);
  else await saveMoves(tx, [{ ...known, told_to: known.before_to, before_to: null }]);
}
