import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { dayText, inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { nameAmong } from '../../../../foundation/name-in.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { SignedInUser } from '../load-shell.ts';

type Props = { unpaid: NonNullable<SignedInUser['unpaidPlan']> };

/** Never dismissable: a payment is missing until it is made (BL-26). The payment page says the same at its top. */
export function UnpaidBanner({ unpaid }: Props) {
  const t = useTranslations('dashboard.banners');
  const locale = useLocale();
  const names = useCalendarNames();
  const to = usePath();
  const { pathname } = useLocation();
  if (pathname === to('payment')) return null;
  const plan = nameAmong(unpaid.languages, locale);
  // What ends at a moment lasts until the day of the moment before.
  const lastMoment = new Date(Date.parse(unpaid.grace_until) - 1).toISOString();
  const day = dayText(inWarsaw(unpaid.is_in_force ? lastMoment : unpaid.since).day, 'long', names);
  return (
    <Banner
      tone="amber"
      icon="warning"
      action={
        <TextLink tone="amber" to={to('payment')}>
          {t('pay')}
        </TextLink>
      }
    >
      {t(unpaid.is_in_force ? 'late' : 'unpaid', { plan, day })}
    </Banner>
  );
}
