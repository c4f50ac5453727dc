import { useRevalidator } from 'react-router';
import { SourcesTable } from '../../../domains/market-data/ui/sources-table.tsx';
import { jobStates } from '../../../domains/operations/system-contract.ts';
import { InvoicesCard } from '../../../domains/operations/ui/invoices/invoices-card.tsx';
import { StripeTroubles, StripeWarnings } from '../../../domains/operations/ui/invoices/stripe-troubles.tsx';
import { ConnectionsCard } from '../../../domains/operations/ui/jobs/connections-card.tsx';
import { JobsCard } from '../../../domains/operations/ui/jobs/jobs-card.tsx';
import { QueuesCard } from '../../../domains/operations/ui/jobs/queues-card.tsx';
import { PlanHistoryCard } from '../../../domains/operations/ui/plans/plan-history-card.tsx';
import { PlansCard } from '../../../domains/operations/ui/plans/plans-card.tsx';
import { StorageCards, VersionCard } from '../../../domains/operations/ui/system/system-cards.tsx';
import { useDashboard } from '../shell/dashboard-context.ts';
import type { ViewData } from './load-view.ts';
import styles from './several-views.module.css';
import { useDeskQuery } from './use-desk-query.ts';

function useAgain(): () => void {
  const { revalidate } = useRevalidator();
  return () => void revalidate();
}

const listNames = ['search', 'state', 'kind', 'ksef', 'start'];

/** Background work, sources of market data and connections to brokers. */
export function JobsTab({ queues, jobs, sources, connections }: ViewData['jobs']) {
  const again = useAgain();
  const { search, change, isLoading } = useDeskQuery();
  return (
    <div className={styles.stack}>
      <JobsCard
        page={jobs}
        query={{
          state: jobStates.find((state) => state === search.get('state')) ?? 'failed',
          search: search.get('search') ?? '',
          start: Number(search.get('start') ?? 0),
        }}
        loading={isLoading(listNames)}
        onQuery={(changes) => change({ start: 0, ...changes })}
        onChanged={again}
      />
      <ConnectionsCard connections={connections} onRetry={again} />
      <SourcesTable health={sources} onRetry={again} />
      <QueuesCard queues={queues} onRetry={again} />
    </div>
  );
}

/** Plans, their prices, and who changed them. */
export function PlansTab({ plans, changes }: ViewData['plans']) {
  const again = useAgain();
  const { change } = useDeskQuery();
  const { user } = useDashboard();
  return (
    <div className={styles.stack}>
      <PlansCard plans={plans} isDemo={user.is_demo} onChanged={again} />
      <PlanHistoryCard page={changes} onStart={(start) => change({ start })} onRetry={again} />
    </div>
  );
}

export function InvoicesTab({ documents, troubles, today }: ViewData['invoices']) {
  const again = useAgain();
  const { search, change, isLoading } = useDeskQuery();
  const { user } = useDashboard();
  return (
    <div className={styles.stack}>
      <StripeTroubles troubles={troubles} isDemo={user.is_demo} onChanged={again} />
      <InvoicesCard
        page={documents}
        today={today}
        isDemo={user.is_demo}
        query={{
          search: search.get('search') ?? '',
          kind: search.get('kind') ?? undefined,
          ksef: search.get('ksef') ?? undefined,
          start: Number(search.get('start') ?? 0),
        }}
        loading={isLoading(listNames)}
        onQuery={(changes) => change({ start: 0, ...changes })}
        onChanged={again}
      />
    </div>
  );
}

/** Room and release. */
export function SystemTab({ storage, version, troubles }: ViewData['system']) {
  const again = useAgain();
  return (
    <div className={styles.stack}>
      <StripeWarnings troubles={troubles} />
      <VersionCard version={version} onRetry={again} />
      <StorageCards storage={storage} onRetry={again} />
    </div>
  );
}
