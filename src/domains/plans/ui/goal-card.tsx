import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFigure } from '../../../design-system/chart/chart-figure.tsx';
import { DayTable } from '../../../design-system/chart/day-table.tsx';
import { FanChart, type FanPoint } from '../../../design-system/chart/outlook/fan-chart.tsx';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { Explain } from '../../../design-system/overlays/explain.tsx';
import { Menu } from '../../../design-system/overlays/menu.tsx';
import { ProgressBar } from '../../../design-system/states/progress-bar.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { plain } from '../../../foundation/format-number.ts';
import type { GoalOutput } from '../goals-contract.ts';
import styles from './goal-card.module.css';

export type GoalActs = { edit: (goal: GoalOutput) => void; remove: (goal: GoalOutput) => void };

/** A sum on a day: the path so far, what may come, and how likely it is reached. */
export function GoalCard({ goal, acts }: { goal: GoalOutput; acts: GoalActs }) {
  const t = useTranslations('plans.goal');
  const names = useCalendarNames();
  const numbers = useNumbers();
  const currency = goal.currency.toUpperCase();
  const share = goal.value === null ? null : (Number(goal.value) / Number(goal.target)) * 100;
  return (
    <Card
      title={goal.name}
      action={
        <span className={styles.head}>
          {goal.is_reached && <StatusPill tone="gain">{t('reached')}</StatusPill>}
          {t('by', { day: dayText(goal.target_on, 'short', names) })}
          <Acting goal={goal} acts={acts} />
        </span>
      }
    >
      <dl className={styles.figures}>
        <div>
          <dt>{t('have')}</dt>
          <dd>
            <Amount value={goal.value} currency={currency} decimals={0} reason={t('unknown.unknown-value')} />
            {share !== null && (
              <small>
                {t.rich('of', {
                  percent: numbers.percent(plain(share) ?? '0', { decimals: 0 }),
                  target: () => <Amount value={goal.target} currency={currency} decimals={0} />,
                })}
              </small>
            )}
          </dd>
        </div>
        <Chance goal={goal} />
        <div>
          <dt>{t('monthly')}</dt>
          <dd>
            <Amount value={goal.paid_monthly} currency={currency} decimals={0} />
            <small>{t(goal.monthly === null ? 'fromPlans' : 'own')}</small>
          </dd>
        </div>
        {goal.monthly_for_80 !== null && (
          <div>
            <dt>{t('for80')}</dt>
            <dd>
              ≈ <Amount value={goal.monthly_for_80} currency={currency} decimals={0} />
              <small>{t('each')}</small>
            </dd>
          </div>
        )}
      </dl>
      {share !== null && <ProgressBar value={Math.min(100, share)} label={t('progress')} size="thin" />}
      {goal.ahead.length > 0 && (
        <div className={styles.path}>
          <Path goal={goal} />
        </div>
      )}
    </Card>
  );
}

/** As an estimate: nobody knows it to a percent. */
function Chance({ goal }: { goal: GoalOutput }) {
  const t = useTranslations('plans.goal');
  const numbers = useNumbers();
  const { chance, reason, months_known: known, least_months: least, paths, block_months: block } = goal;
  if (chance === null)
    return (
      <div>
        <dt>{t('chance')}</dt>
        <dd className={styles.why}>{t(`unknown.${reason ?? 'unknown-value'}`, { known, least })}</dd>
      </div>
    );
  const percent =
    chance > 99
      ? t('most')
      : chance < 1
        ? t('least')
        : numbers.percent(plain(Math.round(chance)) ?? '0', { decimals: 0 });
  return (
    <div>
      <dt>
        {t('chance')}
        <Explain
          of={t('chance')}
          sentence={t('explain.sentence', { paths: numbers.number(String(paths)), block })}
          formula={t('explain.formula')}
          rate={t('explain.rate', { months: known })}
        />
      </dt>
      <dd>
        {t('chanceIs', { percent })}
        <small>{t('estimate')}</small>
      </dd>
    </div>
  );
}

function Path({ goal }: { goal: GoalOutput }) {
  const t = useTranslations('plans.goal');
  const currency = goal.currency.toUpperCase();
  const points = useMemo(() => pointsOf(goal), [goal]);
  const names = {
    high: t('names.high'),
    middle: t(goal.chance === null ? 'names.paid' : 'names.middle'),
    low: t('names.low'),
    known: t('names.known'),
    beside: t('names.paid'),
  };
  const money = (value: number) => <Amount value={plain(value)} currency={currency} decimals={0} />;
  const label = t('chart', { name: goal.name });
  return (
    <ChartFigure
      title={t('left', { months: goal.months_left })}
      table={
        <DayTable
          label={label}
          head={[names.high, names.middle, names.low]}
          points={points}
          cells={({ high, middle, low }) => [money(high), money(middle), money(low)]}
          most={24}
        />
      }
    >
      <FanChart
        label={label}
        points={points}
        names={names}
        currency={currency}
        target={{ value: Number(goal.target), name: t('names.target') }}
        height={300}
      />
    </ChartFigure>
  );
}

/** What was, up to today, and what may come; without a history only what is paid in. */
function pointsOf({ path, ahead }: GoalOutput): FanPoint[] {
  const was = path.map(({ day, value }) => ({ day, low: value, middle: value, high: value, isKnown: true }));
  const today = was.at(-1);
  return [
    ...was.slice(0, -1),
    ...(today ? [{ ...today, beside: today.middle }] : []),
    ...ahead.map(({ day, low, middle, high, paid }) => ({
      day,
      low: low ?? paid,
      middle: middle ?? paid,
      high: high ?? paid,
      ...(middle !== null && { beside: paid }),
    })),
  ];
}

function Acting({ goal, acts }: { goal: GoalOutput; acts: GoalActs }) {
  const t = useTranslations('plans.goal.actions');
  return (
    <Menu
      trigger={<IconButton icon="dots" size="sm" label={t('of', { name: goal.name })} />}
      items={[
        { label: t('edit'), icon: 'edit', onSelect: () => acts.edit(goal) },
        'separator',
        { label: t('remove'), icon: 'trash', danger: true, onSelect: () => acts.remove(goal) },
      ]}
    />
  );
}
