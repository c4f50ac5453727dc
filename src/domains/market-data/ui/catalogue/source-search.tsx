import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { TickerBadge } from '../../../../design-system/figures/ticker-badge.tsx';
import { Chip } from '../../../../design-system/layout/chip.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { adoptSymbol, searchSources } from '../../source-port/source-search-contract.ts';
import { sourceTitles as names } from '../../source-port/source-titles.ts';
import styles from './source-search.module.css';

type Result = CallOutput<typeof searchSources>['data'];
type Found = Result['found'][number];
export type AdoptedAsset = CallOutput<typeof adoptSymbol>['data'];

type Props = {
  search: string;
  /** Localized, by slug. */
  classNames: Readonly<Record<string, string>>;
  onAdopted: (asset: AdoptedAsset) => void;
};

type State =
  | { step: 'offer' }
  | { step: 'asking' }
  | { step: 'failed'; why: string }
  | { step: 'found'; of: string; result: Result };

/** Where the catalogue finds little: the same words asked at the sources, and what they know to be taken in. */
export function SourceSearch({ search, classNames, onAdopted }: Props) {
  const t = useTranslations('instruments.sources');
  const locale = useLocale();
  const failureText = useFailureText();
  const [state, setState] = useState<State>({ step: 'offer' });
  const ask = async () => {
    setState({ step: 'asking' });
    try {
      const { data: result } = await callApi(searchSources, { query: { search } }, locale);
      setState({ step: 'found', of: search, result });
    } catch (error) {
      setState({ step: 'failed', why: failureText(error) });
    }
  };
  // Another search begins anew.
  const shown: State = state.step === 'found' && state.of !== search ? { step: 'offer' } : state;
  return (
    <section className={styles.box} aria-live="polite" aria-busy={shown.step === 'asking'}>
      {shown.step === 'offer' && (
        <>
          <div>
            <h3 className={styles.title}>{t('title')}</h3>
            <p className={styles.text}>{t('text')}</p>
          </div>
          <Button icon="globe" onClick={() => void ask()}>
            {t('search', { search })}
          </Button>
        </>
      )}
      {shown.step === 'asking' && (
        <div className={styles.list}>
          <p className={styles.text}>{t('searching')}</p>
          <Skeleton shape="block" height={56} />
          <Skeleton shape="block" height={56} />
        </div>
      )}
      {shown.step === 'failed' && (
        <ErrorState title={t('failed')} text={shown.why} onRetry={() => void ask()} />
      )}
      {shown.step === 'found' && (
        <div className={styles.list}>
          {shown.result.found.length === 0 ? (
            <EmptyState title={t('none', { search })} text={t('noneText')} />
          ) : (
            <ul className={styles.found} aria-label={t('label')}>
              {shown.result.found.map((found) => (
                <FoundRow
                  key={`${found.source} ${found.symbol}`}
                  found={found}
                  className={classNames[found.class]}
                  onAdopted={onAdopted}
                />
              ))}
            </ul>
          )}
          {shown.result.silent.length > 0 && (
            <p className={styles.text}>
              {t('silent', { names: shown.result.silent.map((name) => names[name]).join(', ') })}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

type RowProps = { found: Found; className: string | undefined; onAdopted: (asset: AdoptedAsset) => void };

function FoundRow({ found, className, onAdopted }: RowProps) {
  const t = useTranslations('instruments.sources');
  const locale = useLocale();
  const failureText = useFailureText();
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState(found.asset_id !== null);
  const add = async () => {
    setAdding(true);
    try {
      const { source, symbol } = found;
      const { data } = await callApi(adoptSymbol, { body: { source, symbol } }, locale);
      toast.success(t('added', { name: found.name }));
      setAdded(true);
      onAdopted(data);
    } catch (error) {
      toast.error(failureText(error));
    }
    setAdding(false);
  };
  const facts = [found.symbol, className, found.currency, found.exchange, found.isin].filter(Boolean);
  return (
    <li>
      <TickerBadge ticker={found.ticker} />
      <span className={styles.name}>
        <b>{found.name}</b>
        <small>
          {facts.join(' · ')}, {t('from', { source: names[found.source] })}
        </small>
      </span>
      {added ? (
        <Chip tone="faint">{t('known')}</Chip>
      ) : (
        <Button
          size="sm"
          icon="plus"
          loading={adding}
          aria-label={t('addName', { name: found.name })}
          onClick={() => void add()}
        >
          {t('add')}
        </Button>
      )}
    </li>
  );
}
