import { useTranslations } from 'use-intl';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { BelowFirstScreen } from '../../../../design-system/loading/below-first-screen.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import type { MarketClass } from '../../contract.ts';
import type { Period } from '../../period-change.ts';
import { HeatmapCard } from '../heatmap/heatmap-card.tsx';
import type { Quote } from '../quote.ts';
import styles from './market-view.module.css';
import { MoversCard } from './movers-card.tsx';
import { inScope, type Scope, scopesOf } from './scope.ts';
import { TableCard } from './table-card.tsx';

const mapped = ['stocks', 'etf', 'crypto'] as const;
type MappedClass = (typeof mapped)[number];

export function hasMap(assetClass: MarketClass): assetClass is MappedClass {
  return mapped.some((one) => one === assetClass);
}

type Props = {
  assetClass: MarketClass;
  /** Nothing when they did not load. */
  quotes: readonly Quote[] | null;
  /** Ids of what the reader holds; the map marks them. */
  held: readonly string[];
  period: Period;
  /** Whether the plan lets the table be taken along as a file. */
  exportable: boolean;
  scope: Scope;
  retrying: boolean;
  onPeriod: (period: Period) => void;
  onScope: (scope: Scope) => void;
  onRetry: () => void;
};

const listId = 'market-list';

/** One class of the market: a map with its movers over the table, or the table alone. */
export function MarketView(props: Props) {
  const { assetClass, quotes, period, exportable, retrying, onPeriod, onRetry } = props;
  const t = useTranslations('market');
  if (!quotes) {
    return (
      <Card>
        <ErrorState title={t('failed')} onRetry={onRetry} retrying={retrying} level={2} />
      </Card>
    );
  }
  if (quotes.length === 0) {
    return (
      <Card title={t(`table.title.${assetClass}`)}>
        <EmptyState title={t('table.empty')} text={t('table.emptyText')} />
      </Card>
    );
  }
  if (!hasMap(assetClass)) return <TableCard {...{ assetClass, quotes, period, onPeriod, exportable }} />;
  return <MappedMarket {...props} assetClass={assetClass} quotes={quotes} />;
}

type MappedProps = Props & { assetClass: MappedClass; quotes: readonly Quote[] };

function MappedMarket(props: MappedProps) {
  const { assetClass, quotes, held, period, exportable, scope, onPeriod, onScope } = props;
  const t = useTranslations('market');
  const scopes = assetClass === 'stocks' ? scopesOf(quotes) : [];
  const chosen = scopes.includes(scope) ? scope : scopes[0];
  const shown = chosen ? inScope(quotes, chosen) : quotes;
  return (
    <div className={styles.grid}>
      <HeatmapCard
        title={t(`map.title.${chosen ?? assetClass}`)}
        assetClass={assetClass}
        quotes={shown}
        held={new Set(held)}
        period={period}
        onPeriod={onPeriod}
        scope={
          chosen && (
            <Segmented
              size="sm"
              label={t('scope.label')}
              value={chosen}
              onChange={onScope}
              options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
            />
          )
        }
      />
      <MoversCard quotes={shown} period={period} listId={listId} />
      <div id={listId} className={styles.wide}>
        <BelowFirstScreen height={shown.length * 48 + 210}>
          <TableCard assetClass={assetClass} quotes={shown} period={period} exportable={exportable} />
        </BelowFirstScreen>
      </div>
    </div>
  );
}
