import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import type { Loaded } from '../../../design-system/loading/answer.ts';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import styles from './simulation-list.module.css';
import type { SimulationSummary } from './simulation-types.ts';
import { useWords } from './use-words.ts';

type Props = {
  shown: Loaded<SimulationSummary[]>;
  onRetry: () => void;
  onCreate: () => void;
  onOpen: (simulation: SimulationSummary) => void;
  onDelete: (simulation: SimulationSummary) => void;
};

/** Earlier simulations, newest first; a click anywhere on a row opens it. */
export function SimulationList({ shown, onRetry, onCreate, onOpen, onDelete }: Props) {
  const t = useTranslations('backtest.list');
  if (shown.state === 'failed')
    return <ErrorState failure={shown.failure} title={t('failed')} onRetry={onRetry} />;
  if (shown.state === 'ready' && shown.value.length === 0) {
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        actions={
          <Button variant="primary" icon="plus" onClick={onCreate}>
            {t('newOne')}
          </Button>
        }
      />
    );
  }
  return (
    <table
      className={styles.table}
      aria-label={t('earlier')}
      aria-busy={shown.state === 'loading' || undefined}
    >
      <thead>
        <tr>
          <th scope="col">{t('id')}</th>
          <th scope="col">{t('start')}</th>
          <th scope="col">{t('end')}</th>
          <th scope="col">{t('strategies')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.state === 'loading' && <SkeletonRows />}
        {shown.state === 'ready' &&
          shown.value.map((simulation) => (
            <Row
              key={simulation.id}
              simulation={simulation}
              onOpen={() => onOpen(simulation)}
              onDelete={() => onDelete(simulation)}
            />
          ))}
      </tbody>
    </table>
  );
}

type RowProps = { simulation: SimulationSummary; onOpen: () => void; onDelete: () => void };

function Row({ simulation, onOpen, onDelete }: RowProps) {
  const t = useTranslations('backtest.list');
  const words = useWords();
  const { data, status } = simulation;
  const id = shortId(simulation.id);
  return (
    <tr>
      <th scope="row">
        <button type="button" className={styles.open} aria-label={t('open', { id })} onClick={onOpen}>
          {id}
        </button>
      </th>
      <td>{words.day(data.date_start)}</td>
      <td>{words.day(data.date_end)}</td>
      <td className={styles.names}>
        {[...data.strategies.map(({ name }) => words.short(name)), data.benchmark].join(', ')}
      </td>
      <td className={styles.state}>
        <State status={status} />
      </td>
      <td className={styles.actions}>
        <IconButton icon="trash" label={t('delete', { id })} onClick={onDelete} />
      </td>
    </tr>
  );
}

function State({ status }: { status: SimulationSummary['status'] }) {
  const t = useTranslations('backtest.list.statuses');
  const tones = {
    queued: 'neutral',
    running: 'amber',
    done: 'gain',
    failed: 'loss',
    cancelled: 'neutral',
  } as const;
  const icons = {
    queued: 'clock',
    running: 'refresh',
    done: 'check',
    failed: 'warning',
    cancelled: 'minus',
  } as const;
  return (
    <StatusPill tone={tones[status]} icon={icons[status]}>
      {t(status)}
    </StatusPill>
  );
}

function SkeletonRows() {
  return [0, 1, 2].map((row) => (
    <tr key={row}>
      {[72, 88, 88, 180, 72, 40].map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have no identity but their place
        <td key={at}>
          <Skeleton width={width} />
        </td>
      ))}
    </tr>
  ));
}

/** The end of an id tells simulations apart; its beginning is the time, the same for all of one day. */
export function shortId(id: string): string {
  return id.slice(-6).toUpperCase();
}
