import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import type { Refusal } from './use-portfolio-form.ts';

/** Why nothing was saved; at the plan's limit with the way to a larger one. */
export function PortfolioRefusal({ refusal, plansTo }: { refusal: Refusal; plansTo: string }) {
  const t = useTranslations('ledger.portfolio');
  if (refusal.kind === 'other') {
    return <FormRefusal>{refusal.message}</FormRefusal>;
  }
  return (
    <FormRefusal tone="notice">
      {t('upgrade')} <TextLink to={plansTo}>{t('plans')}</TextLink>
    </FormRefusal>
  );
}
