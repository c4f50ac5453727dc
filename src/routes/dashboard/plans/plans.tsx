import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { listPlans } from '../../../domains/plans/contract.ts';
import { type GoalOutput, listGoals } from '../../../domains/plans/goals-contract.ts';
import { DueCard } from '../../../domains/plans/ui/due-card.tsx';
import { GoalCard } from '../../../domains/plans/ui/goal-card.tsx';
import { PlansCard } from '../../../domains/plans/ui/plans-card.tsx';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageTitle } from '../shell/navigation/page-title.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import styles from './plans.module.css';
import { useDueActions, usePlanActions } from './use-plan-actions.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  // Each is shown without the other.
  const orNone = async <Answer,>(asked: Promise<{ data: Answer }>): Promise<Answer | null> => {
    try {
      return (await asked).data;
    } catch (error) {
      page.onFault(error);
      return null;
    }
  };
  const [plans, goals] = await Promise.all([
    orNone(page.call(listPlans, {})),
    orNone(page.call(listGoals, {})),
  ]);
  const { locale, now } = page;
  const today = dayInWarsaw(new Date(now));
  return { locale, now, today, messages: loadMessages(locale, ['plans']), plans, goals };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageTitle(matches, ({ dashboard }) => dashboard.nav.recurringPlans);

export default function PlansPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Plans />
    </MessagesProvider>
  );
}

function Plans() {
  const t = useTranslations('plans');
  useInactiveModuleNotice('recurringPlans');
  const { plans, goals, today } = useLoaderData<typeof loader>();
  const acts = usePlanActions(today);
  const isEmpty = plans?.plans.length === 0 && goals?.length === 0;
  const buttons = (
    <span className={styles.actions} data-print="hide">
      <Button icon="target" onClick={acts.goals.add}>
        {t('addGoal')}
      </Button>
      <Button variant="primary" icon="plus" onClick={acts.plans.add}>
        {t('add')}
      </Button>
    </span>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={!isEmpty && buttons} />
      {isEmpty ? (
        <Card>
          <EmptyState level={2} title={t('empty.title')} text={t('empty.text')} actions={buttons} />
        </Card>
      ) : (
        <div className={styles.page}>
          <div className={styles.main}>
            <Goals goals={goals} acts={acts.goals} />
            {plans ? <PlansCard plans={plans.plans} acts={acts.plans} /> : <Failed title={t('failed')} />}
          </div>
          {plans && <Due />}
        </div>
      )}
    </>
  );
}

function Due() {
  const { plans, today } = useLoaderData<typeof loader>();
  const actions = useDueActions(today);
  return (
    <div className={styles.side}>
      <DueCard due={plans!.due} actions={actions} />
    </div>
  );
}

type GoalsProps = {
  goals: readonly GoalOutput[] | null;
  acts: ReturnType<typeof usePlanActions>['goals'];
};

function Goals({ goals, acts }: GoalsProps) {
  const t = useTranslations('plans');
  if (!goals) return <Failed title={t('goal.failed')} />;
  if (goals.length === 0)
    return (
      <Card>
        <EmptyState
          title={t('goal.none')}
          text={t('goal.noneText')}
          actions={<Button onClick={acts.add}>{t('addGoal')}</Button>}
        />
      </Card>
    );
  return goals.map((goal) => <GoalCard key={goal.id} goal={goal} acts={acts} />);
}

function Failed({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Card>
      <ErrorState level={2} title={title} onRetry={() => void revalidate()} retrying={state === 'loading'} />
    </Card>
  );
}
