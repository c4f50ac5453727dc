import { useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import { AuditCard, type AuditQuery } from '../../../domains/operations/ui/audit/audit-card.tsx';
import { StripeWarnings } from '../../../domains/operations/ui/invoices/stripe-troubles.tsx';
import { DeskTiles } from '../../../domains/operations/ui/people/desk-tiles.tsx';
import { OpenedAccount } from '../../../domains/operations/ui/people/opened-account.tsx';
import { PeopleCard, type PeopleQuery } from '../../../domains/operations/ui/people/people-card.tsx';
import { usePlanName } from '../../../domains/operations/ui/people/plan-text.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import type { ViewData } from './load-view.ts';
import { useDeskQuery } from './use-desk-query.ts';
import styles from './users-tab.module.css';

const peopleNames = ['search', 'plan', 'seen', 'state', 'sort', 'direction', 'start'];
const auditNames = ['who', 'whom', 'action', 'refused', 'from', 'to', 'from_entry'];
const narrow = '(width < 1200px)';

type Props = ViewData['users'] & { hasPlans: boolean };

/** People, the opened one beside them in graphite, and what was done by whom. */
export function UsersTab({ people, desk, plans, opened, troubles, audit, hasPlans }: Props) {
  const { revalidate } = useRevalidator();
  const { search, change, isLoading } = useDeskQuery();
  const nameOf = usePlanName();
  const again = () => void revalidate();
  const openedId = search.get('user') ?? undefined;
  const query: PeopleQuery = {
    search: search.get('search') ?? '',
    plan: search.get('plan') ?? undefined,
    seen: search.get('seen') ?? undefined,
    state: search.get('state') ?? undefined,
    sort: search.get('sort') === 'seen' ? 'seen' : 'since',
    direction: search.get('direction') === 'asc' ? 'asc' : 'desc',
    start: Number(search.get('start') ?? 0),
  };
  const asked: AuditQuery = {
    who: search.get('who') ?? '',
    whom: search.get('whom') ?? '',
    action: search.get('action') ?? undefined,
    refused: search.get('refused') === 'yes',
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
    start: Number(search.get('from_entry') ?? 0),
  };
  return (
    <div className={styles.tab}>
      <StripeWarnings troubles={troubles} invoices="?tab=invoices" />
      {desk && <DeskTiles desk={desk} />}
      <div className={openedId ? styles.split : styles.whole}>
        <div className={styles.lists}>
          <PeopleCard
            page={people}
            query={query}
            plans={plans.map((plan) => ({ slug: plan.slug, name: nameOf(plan) }))}
            openedId={openedId}
            loading={isLoading(peopleNames)}
            onQuery={(changes) => change({ start: 0, ...changes })}
            onOpen={(id) => change({ user: id }, { replace: false })}
            onRetry={again}
          />
          <AuditCard
            page={audit}
            query={asked}
            loading={isLoading(auditNames)}
            onQuery={({ start = 0, ...changes }) => change({ ...changes, from_entry: start })}
            onRetry={again}
          />
        </div>
        {openedId && (
          <Opened
            account={opened?.id === openedId ? opened : null}
            hasPlans={hasPlans}
            isComing={isLoading(['user']) || (opened !== null && opened.id !== openedId)}
            onChanged={again}
            onClose={() => change({ user: undefined })}
          />
        )}
      </div>
    </div>
  );
}

type OpenedProps = {
  hasPlans: boolean;
  account: ViewData['users']['opened'];
  isComing: boolean;
  onChanged: () => void;
  onClose: () => void;
};

/** Beside the list where there is room, over it elsewhere. */
function Opened({ account, hasPlans, isComing, onChanged, onClose }: OpenedProps) {
  const t = useTranslations('desk.opened');
  const { user } = useDashboard();
  const isNarrow = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
  if (isComing) return <div className={styles.aside} aria-busy="true" />;
  const panel = (
    <OpenedAccount
      key={account?.id ?? 'none'}
      account={account}
      isDemo={user.is_demo}
      plansOff={!hasPlans}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
  if (!isNarrow) return <aside className={styles.aside}>{panel}</aside>;
  return (
    <Dialog open onClose={onClose} size="side" title={account?.name ?? t('label')}>
      <div className={styles.sheet}>{panel}</div>
    </Dialog>
  );
}

function watchWidth(onChange: () => void): () => void {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
