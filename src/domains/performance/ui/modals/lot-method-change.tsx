import { useLocale, useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { BeforeAfter } from '../../../../design-system/figures/before-after.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { LotMethod } from '../../../ledger/lot-methods.ts';
import { compareLotMethods } from '../../lot-methods-contract.ts';
import styles from './lot-method-change.module.css';

type Props = { portfolioId: string; from: LotMethod; to: LotMethod };

const figures = ['realised', 'cost', 'unrealised'] as const;

/** What another lot method makes of the figures, before it is saved (rule L-6). */
export function LotMethodChange({ portfolioId, from, to }: Props) {
  const t = useTranslations('ledger.lotChange');
  const locale = useLocale();
  const failureText = useFailureText();
  const { shown } = useLoaded(
    from === to ? null : portfolioId,
    async (signal) =>
      (await callApi(compareLotMethods, { params: { id: portfolioId }, query: {} }, locale, signal)).data,
  );
  if (from === to) return null;
  if (shown.state !== 'ready')
    return (
      <p className={styles.change} role="status">
        {shown.state === 'failed' ? failureText(shown.failure) : t('loading')}
      </p>
    );
  const { currency, methods } = shown.value;
  const of = (method: LotMethod) => methods.find((one) => one.method === method)!;
  const [before, after] = [of(from), of(to)];
  const lines = figures.map((name) => ({
    name: t(name),
    before: <Amount value={before[name]} currency={currency} signed={name !== 'cost'} />,
    after: <Amount value={after[name]} currency={currency} signed={name !== 'cost'} />,
    isSame: before[name] === after[name],
  }));
  return (
    <section className={styles.change} aria-label={t('title')}>
      <BeforeAfter
        caption={t(lines.every(({ isSame }) => isSame) ? 'same' : 'title')}
        before={t('before')}
        after={t('after')}
        groups={[{ key: 'figures', lines }]}
      />
    </section>
  );
}
