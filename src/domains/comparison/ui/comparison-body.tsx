import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { classNames } from '../../../design-system/class-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { Banner } from '../../../design-system/states/banner.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { useErrorText } from '../../../design-system/use-failure-text.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { type Choice, ChosenPill } from '../../reports/ui/controls/chosen-pill.tsx';
import { PeriodPill } from '../../reports/ui/controls/period-pill.tsx';
import type { ComparisonView } from '../comparison-view.ts';
import type { ComparisonOutput } from '../contract.ts';
import { CostsCard } from './cards/costs-card.tsx';
import { HeroCard } from './cards/hero-card.tsx';
import { HundredCard } from './cards/hundred-card.tsx';
import { MonthsCard } from './cards/months-card.tsx';
import { RiskCard } from './cards/risk-card.tsx';
import styles from './comparison-body.module.css';
import { ComparisonContext } from './comparison-context.ts';
import { useComparisonFrame } from './use-comparison-frame.ts';

type Props = {
  view: ComparisonView;
  /** Null where it cannot be shown; the key says why it was refused. */
  data: ComparisonOutput | null;
  refusal: string | null;
  choices: readonly Choice[];
  today: string;
  loading: boolean;
  onChange: (changes: Partial<ComparisonView>) => void;
  onRemove: (key: string) => void;
  onReset: () => void;
  onRetry: () => void;
};

/** Real returns beside benchmarks: the headline and its chart, then months, risk and costs. */
export function ComparisonBody(props: Props) {
  const { data, loading, today, onRemove } = props;
  const frame = useComparisonFrame(data, today);
  if (!data || !frame || data.from === null)
    return (
      <Card flush className={styles.state}>
        <Controls {...props} />
        {data ? <Nothing {...props} data={data} /> : <Refused {...props} />}
      </Card>
    );
  return (
    <ComparisonContext value={frame}>
      <div className={classNames(styles.page, loading && styles.waiting)} aria-busy={loading || undefined}>
        <HeroCard controls={<Controls {...props} />} notes={<Notes data={data} />} onRemove={onRemove} />
        <HundredCard />
        <div className={styles.whole}>
          <MonthsCard />
        </div>
        <div className={styles.two}>
          <RiskCard />
          {data.costs && <CostsCard costs={data.costs} />}
        </div>
      </div>
    </ComparisonContext>
  );
}

function Controls({ view, data, choices, today, onChange }: Props) {
  const t = useTranslations('reports.controls');
  const ui = useTranslations('ui');
  const isSimulated = data?.is_simulated || data?.benchmarks.some((one) => one.is_simulated);
  return (
    <fieldset className={styles.controls} aria-label={t('label')} data-print="hide">
      <ChosenPill
        family="broker"
        chosen={view.portfolios}
        choices={choices}
        onChange={(portfolios) => onChange({ portfolios })}
      />
      <PeriodPill period={view.period} today={today} onChange={(period) => onChange({ period })} />
      {isSimulated && (
        <span className={styles.simulated}>
          <StatusPill icon="spark">{ui('simulated')}</StatusPill>
        </span>
      )}
    </fieldset>
  );
}

function Notes({ data }: { data: ComparisonOutput }) {
  const t = useTranslations('comparison.state');
  const to = usePath();
  if (data.missing === 0 && data.estimated === 0) return null;
  const which = <TextLink to={to('assets')}>{t('open')}</TextLink>;
  return (
    <div className={styles.notes}>
      {data.missing > 0 && (
        <Banner tone="amber" action={which}>
          {t('missing', { count: data.missing })}
        </Banner>
      )}
      {data.estimated > 0 && (
        <Banner tone="amber" action={which}>
          {t('estimated', { count: data.estimated })}
        </Banner>
      )}
    </div>
  );
}

/** Before there is anything to compare, and in days in which nothing was held. */
function Nothing({ data, onChange }: Props & { data: ComparisonOutput }) {
  const t = useTranslations('comparison.state');
  const to = usePath();
  if (data.reason === 'no-rate') return <ErrorState level={2} title={t('refused')} text={t('noRate')} />;
  if (data.portfolios.length === 0)
    return (
      <EmptyState
        title={t('noneTitle')}
        text={t('noneText')}
        actions={
          <Button variant="primary" to={to('portfolios')}>
            {t('noneAction')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t('emptyText')}
      actions={
        <Button onClick={() => onChange({ period: 'start', portfolios: 'all' })}>{t('emptyAction')}</Button>
      }
    />
  );
}

function Refused({ refusal, loading, onReset, onRetry }: Props) {
  const t = useTranslations('comparison.state');
  const errorText = useErrorText();
  return (
    <ErrorState
      level={2}
      title={t(refusal ? 'refused' : 'failed')}
      text={refusal ? errorText(refusal) : undefined}
      onRetry={refusal ? undefined : onRetry}
      retrying={loading}
      actions={refusal && <Button onClick={onReset}>{t('reset')}</Button>}
    />
  );
}
