import { useLocale, useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import { readExits, readWrapper, type WrapperOutput } from '../../wrappers-contract.ts';
import { DepositsCard } from './deposits-card.tsx';
import { ExitsCard } from './exits-card.tsx';
import { LimitCard } from './limit-card.tsx';
import styles from './wrapper-cards.module.css';

type Props = {
  portfolioId: string;
  /** Changes when the portfolio's figures may have. */
  stamp: string;
  /** Opens what lets cash be followed; nothing where the portfolio cannot be changed. */
  onTrackCash: (() => void) | undefined;
};

/** What the law makes of an IKE, IKZE or OIPE: the limits of the year, its deposits, and what would be left. */
export function WrapperCards({ portfolioId, stamp, onTrackCash }: Props) {
  const t = useTranslations('wrappers');
  const locale = useLocale();
  const { shown, kept, reload } = useLoaded([portfolioId, locale, stamp].join(' '), async (signal) => ({
    portfolioId,
    data: (await callApi(readWrapper, { params: { id: portfolioId }, query: {} }, locale, signal)).data,
  }));
  // What was shown before stays in sight, unless it is another portfolio's.
  const wrapper = kept?.value.portfolioId === portfolioId ? kept.value.data : null;
  if (!wrapper)
    return (
      <Card>
        {shown.state === 'failed' ? (
          <ErrorState title={t('failed')} onRetry={reload} />
        ) : (
          <Skeleton height={380} />
        )}
      </Card>
    );
  const exits = <Exits portfolioId={portfolioId} stamp={stamp} wrapper={wrapper} />;
  const isPair = wrapper.limits.length === 2;
  return (
    <div className={classNames(styles.cards, styles[`of${Math.min(3, wrapper.limits.length)}`])}>
      {wrapper.limits.map((limit) => (
        <LimitCard
          key={limit.kind}
          limit={limit}
          wrapper={wrapper}
          onTrackCash={
            limit.portfolios.some((one) => one.id === portfolioId && !one.follows_cash)
              ? onTrackCash
              : undefined
          }
        />
      ))}
      {isPair && exits}
      <DepositsCard wrapper={wrapper} portfolioId={portfolioId} />
      {!isPair && exits}
    </div>
  );
}

type ExitsProps = Pick<Props, 'portfolioId' | 'stamp'> & { wrapper: WrapperOutput };

function Exits({ portfolioId, stamp, wrapper }: ExitsProps) {
  const t = useTranslations('wrappers');
  const locale = useLocale();
  const { shown, kept, reload } = useLoaded([portfolioId, locale, stamp].join(' '), async (signal) => ({
    portfolioId,
    data: (await callApi(readExits, { params: { id: portfolioId } }, locale, signal)).data,
  }));
  const exits = kept?.value.portfolioId === portfolioId ? kept.value.data : null;
  if (exits) return <ExitsCard exits={exits} wrapper={wrapper} />;
  return (
    <Card graphite>
      {shown.state === 'failed' ? (
        <ErrorState title={t('exitsFailed')} onRetry={reload} />
      ) : (
        <Skeleton height={380} />
      )}
    </Card>
  );
}
