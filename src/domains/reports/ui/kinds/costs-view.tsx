import { useTranslations } from 'use-intl';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { MonthBars } from '../charts/month-bars.tsx';
import { Comparison } from '../frame/comparison.tsx';
import { Money } from '../frame/money.tsx';
import type { ReportOf } from '../frame/report-context.ts';
import { ReportTable } from '../frame/report-table.tsx';
import { useColumns } from '../frame/use-columns.tsx';

type Props = { report: ReportOf<'costs'> };
type Figures = Props['report']['figures'];
type Amounts = NonNullable<Figures['before']>;

export function CostsHead({ report: { figures } }: Props) {
  const t = useTranslations('reports');
  return (
    <FigureList layout="strip">
      <Figure label={t('costs.total')}>
        <Money value={figures.total} />
      </Figure>
      <Figure label={t('costs.fees')}>
        <Money value={figures.fees} />
      </Figure>
      <Figure label={t('costs.taxes')}>
        <Money value={figures.taxes} />
      </Figure>
      <Figure label={t('costs.feesPercent')}>
        <Percent
          value={figures.fees_percent}
          decimals={2}
          reason={figures.fees_reason ? t(`reason.${figures.fees_reason}`) : t('reason.unknown')}
        />
      </Figure>
    </FigureList>
  );
}

/** What was paid for it all. */
export function CostsView({ report: { figures } }: Props) {
  const t = useTranslations('reports.costs');
  const row = (key: string, label: string, of: (amounts: Amounts) => string | null) => ({
    key,
    label,
    now: <Money value={of(figures)} />,
    before: figures.before && <Money value={of(figures.before)} />,
  });
  return (
    <>
      {figures.by_month.length > 1 && (
        <Card>
          <MonthBars
            title={t('byMonth')}
            parts={[
              { key: 'fees', label: t('fees'), colour: 'var(--c2)' },
              { key: 'taxes', label: t('taxes'), colour: 'var(--amber)' },
              { key: 'dividendTax', label: t('dividendTax'), colour: 'var(--c3)' },
            ]}
            months={figures.by_month.map(({ month, fees, taxes, dividend_tax }) => ({
              month,
              amounts: [fees, taxes, dividend_tax],
            }))}
          />
        </Card>
      )}
      <ByKind figures={figures} />
      <ByAsset figures={figures} />
      <Comparison
        rows={[
          row('fees', t('fees'), ({ fees }) => fees),
          row('taxes', t('taxes'), ({ taxes }) => taxes),
          row('dividendTax', t('dividendTax'), ({ dividend_tax }) => dividend_tax),
          row('total', t('total'), ({ total }) => total),
        ]}
      />
    </>
  );
}

function ByKind({ figures }: { figures: Figures }) {
  const t = useTranslations('reports');
  const to = usePath();
  const column = useColumns<Figures['by_kind'][number]>();
  return (
    <ReportTable
      title={t('costs.byKind')}
      action={
        <TextLink tone="muted" to={to('transactions')} data-print="hide">
          {t('links.transactions')}
        </TextLink>
      }
      rows={figures.by_kind}
      rowKey={({ kind }) => kind}
      none={t('costs.none')}
      totalLabel={t('costs.together')}
      columns={[
        column.text('kind', t('costs.kind'), ({ kind }) => t(`costs.kinds.${kind}`), { mobile: 'title' }),
        column.money('amount', t('costs.amount'), ({ amount }) => amount, {
          main: true,
          mobile: 'value',
          total: <Money value={figures.total} bare />,
        }),
      ]}
    />
  );
}

function ByAsset({ figures }: { figures: Figures }) {
  const t = useTranslations('reports.costs');
  const column = useColumns<Figures['by_asset'][number]>();
  const total = (value: string | null) => <Money value={value} bare />;
  return (
    <ReportTable
      title={t('byAsset')}
      rows={figures.by_asset}
      rowKey={({ instrument_id }) => instrument_id ?? 'account'}
      none={t('none')}
      totalLabel={t('together')}
      columns={[
        column.name('asset', t('asset'), (row) => row, t('account')),
        column.money('fees', t('fees'), ({ fees }) => fees, { total: total(figures.fees), mobile: 'sub' }),
        column.money('taxes', t('taxes'), ({ taxes }) => taxes, { total: total(figures.taxes) }),
        column.money('dividendTax', t('dividendTax'), (row) => row.dividend_tax, {
          total: total(figures.dividend_tax),
        }),
        column.money('total', t('together'), (row) => row.total, {
          main: true,
          mobile: 'value',
          total: total(figures.total),
        }),
      ]}
    />
  );
}
