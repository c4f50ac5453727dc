import { dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, textOf } from '../../../foundation/decimal.ts';
import { isSession } from '../../instruments/is-session.ts';
import type { Notice } from '../../notifications/server/tell.ts';
import { seeLevel } from '../price-level.ts';
import { levelNotice, subjectOf } from './notice-of.ts';
import type { LevelChange, OpenLevel } from './state-store.ts';
import type { WatchedMarket } from './watched-market.ts';

export type LevelNews = {
  changes: LevelChange[];
  notices: Notice[];
  /** Crossings that a corrected price undid. */
  undone: { userId: string; subject: string }[];
};

/** What the newest prices do to levels; old ones do nothing (rules AL-2, AL-6). */
export function levelNews(levels: readonly OpenLevel[], market: WatchedMarket, now: Date): LevelNews {
  const news: LevelNews = { changes: [], notices: [], undone: [] };
  for (const level of levels) {
    const instrument = market.of(level.instrument_id);
    const { price, day, at, splits } = instrument;
    if (!price || !day || !at || !isSession(dayNumber(day), dayNumber(day), market.today)) continue;
    const seen = seeLevel(level, { price, day, at }, splits);
    const isSame = seen.side === level.side && seen.level === level.level && seen.crossing === null;
    if (isSame) continue;
    const { crossing } = seen;
    const crossed =
      crossing === 'up' || crossing === 'down'
        ? { at: now, price: textOf(price), way: crossing, quoteAt: at }
        : crossing;
    news.changes.push({
      user_id: level.user_id,
      id: level.id,
      level: seen.level,
      side: seen.side,
      seen_day: seen.seen_day,
      crossing: crossed,
    });
    if (crossing === 'back') news.undone.push({ userId: level.user_id, subject: subjectOf.level(level.id) });
    else if (crossing) news.notices.push(levelNotice(level, decimal(seen.level), instrument, crossing));
  }
  return news;
}
