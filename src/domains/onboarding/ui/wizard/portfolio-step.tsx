import { useNow, useTranslations } from 'use-intl';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { RadioCards } from '../../../../design-system/inputs/radio-cards.tsx';
import { Select, type SelectOption } from '../../../../design-system/inputs/select.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { limitedKinds, limitOf } from '../../../ledger/pension-limits.ts';
import { type PortfolioKind, portfolioKinds } from '../../../ledger/portfolio-kinds.ts';
import type { OnboardingAnswers } from '../../onboarding-steps.ts';
import { PortfolioPreview } from './portfolio-preview.tsx';
import styles from './portfolio-step.module.css';

type Props = {
  answers: OnboardingAnswers;
  currencies: readonly SelectOption[];
  currencyId: string;
  nameError: string | undefined;
  onAnswers: (answers: OnboardingAnswers) => void;
};

/** Step three: the first portfolio, with as little as it needs. */
export function PortfolioStep({ answers, currencies, currencyId, nameError, onAnswers }: Props) {
  const t = useTranslations('onboarding.portfolio');
  const today = dayInWarsaw(useNow());
  const { name = '', kind = 'ordinary', started_on: startedOn } = answers;
  const set = (changed: OnboardingAnswers) => onAnswers({ ...answers, ...changed });
  return (
    <>
      <Field label={t('name')} hint={t('nameHint')} error={nameError}>
        <TextInput
          name="name"
          value={name}
          maxLength={60}
          autoComplete="off"
          placeholder={t('namePlaceholder')}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={t('currency')}>
          <Select
            name="currency_id"
            value={currencyId}
            options={currencies}
            onChange={({ target }) => set({ currency_id: target.value })}
          />
        </Field>
        <Field label={t('start')} optional>
          <DateInput
            name="started_on"
            value={startedOn ?? ''}
            max={today}
            onChange={({ target }) => set({ started_on: target.value || undefined })}
          />
        </Field>
      </div>
      <Field label={t('kind')} group hint={<KindHint kind={kind} year={today.slice(0, 4)} />}>
        <div className={styles.kinds}>
          <RadioCards
            name="kind"
            columns={5}
            value={kind}
            onChange={(chosen) => set({ kind: chosen })}
            options={portfolioKinds.map((one) => ({ value: one, title: t(`kinds.${one}`) }))}
          />
        </div>
      </Field>
      <PortfolioPreview name={name} kind={kind} startedOn={startedOn} today={today} />
    </>
  );
}

/** What the account is before the law, with this year's limit where the law sets one. */
function KindHint({ kind, year }: { kind: PortfolioKind; year: string }) {
  const t = useTranslations('onboarding.portfolio');
  const limited = limitedKinds.find((one) => one === kind);
  const limit = limited ? limitOf(limited, year) : null;
  return (
    <>
      {t(`hints.${kind}`)}
      {limit &&
        ` ${t('limit', { year, limit: formatAmount(limit, 'PLN', { decimals: 0, isPublic: true }) })}`}
    </>
  );
}
