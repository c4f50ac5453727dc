import { useLocale, useTranslations } from 'use-intl';
import { dayText, inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { lastDayBefore } from '../../../../foundation/calendar-day.ts';
import { nameAmong } from '../../../../foundation/name-in.ts';
import type { Account } from './desk-user.ts';

type Plan = Account['plan'];

export function usePlanName(): (plan: Pick<Plan, 'slug' | 'languages'>) => string {
  const locale = useLocale();
  const t = useTranslations('desk.people');
  return ({ slug, languages }) => nameAmong(languages, locale, slug === 'free' ? t('free') : slug);
}

/** "Trial, 9 days" in the list; "Standard, renews 11 Dec 2026" where there is room. */
export function usePlanText(now: Date) {
  const t = useTranslations('desk');
  const nameOf = usePlanName();
  const names = useCalendarNames();
  const day = (at: string) => dayText(inWarsaw(at).day, 'short', names);
  const short = (plan: Plan) => {
    if (!plan.is_trial || !plan.ends_at) return nameOf(plan);
    const left = new Date(plan.ends_at).getTime() - now.getTime();
    return t('people.trialDays', { plan: nameOf(plan), days: Math.max(1, Math.ceil(left / 86_400_000)) });
  };
  const long = (plan: Plan) => {
    if (plan.is_trial) return short(plan);
    if (plan.ends_at) {
      const last = dayText(lastDayBefore(new Date(plan.ends_at)), 'short', names);
      return t('opened.ends', { plan: nameOf(plan), day: last });
    }
    if (plan.renews_at) return t('opened.renews', { plan: nameOf(plan), day: day(plan.renews_at) });
    return nameOf(plan);
  };
  return { short, long };
}
