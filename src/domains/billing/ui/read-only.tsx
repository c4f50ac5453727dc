import { createContext, useContext } from 'react';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { Banner } from '../../../design-system/states/banner.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { usePath } from '../../../i18n/use-path.ts';

/** Marks what exceeds the plan (BL-17). */
export function ReadOnlyPill() {
  const t = useTranslations('ui.readOnly');
  return (
    <StatusPill tone="amber" icon="lock">
      {t('pill')}
    </StatusPill>
  );
}

type Props = { of: 'portfolio' | 'integrations' | 'strategy'; count?: number };

/** Why something cannot be changed, and the way to the plans. */
export function ReadOnlyBanner({ of, count = 1 }: Props) {
  const t = useTranslations('ui.readOnly');
  const to = usePath();
  return (
    <Banner tone="amber" icon="lock" action={<TextLink to={to('payment')}>{t('plans')}</TextLink>}>
      {t(of, { count })}
    </Banner>
  );
}

/** Ids of the portfolios that exceed the plan. */
const ReadOnlyPortfolios = createContext<ReadonlySet<string>>(new Set());
export const ReadOnlyPortfoliosProvider = ReadOnlyPortfolios.Provider;

export function useReadOnlyPortfolios(): ReadonlySet<string> {
  return useContext(ReadOnlyPortfolios);
}

/** What a menu says of an entry that the plan does not allow. */
export function useReadOnlyItem() {
  const t = useTranslations('ui.readOnly');
  return (isReadOnly: boolean) => (isReadOnly ? { disabled: true, note: t('note') } : {});
}

/** Why some portfolios are no choice where something is written; nothing where all are. */
export function useNotOffered() {
  const t = useTranslations('ui.readOnly');
  return (count: number) => (count > 0 ? t('notOffered', { count }) : undefined);
}
