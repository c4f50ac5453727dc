import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { OnboardingAnswers, OnboardingStep } from '../onboarding-steps.ts';

export type OnboardingRow = {
  step: OnboardingStep | null;
  answers: OnboardingAnswers;
  submission_id: string;
  portfolio_id: string | null;
  saved_at: Date;
};

export function onboardingOf(on: Queries, userId: string): Promise<OnboardingRow | undefined> {
  return on.maybe<OnboardingRow>(sql`
    select step, answers, submission_id, portfolio_id, saved_at from onboardings where user_id = ${userId}`);
}

type Progress = Pick<OnboardingRow, 'step' | 'answers' | 'portfolio_id'>;

/** The later of two savings holds, unless its wizard, known by its mark, has ended. */
export function saveProgress(
  on: Queries,
  userId: string,
  { step, answers, portfolio_id }: Progress,
  { known, mark, at }: { known: string | null; mark: string; at: Date },
): Promise<{ submission_id: string; saved_at: Date } | undefined> {
  return on.maybe(sql`
    insert into onboardings as known (user_id, step, answers, submission_id, portfolio_id, saved_at)
    values (${userId}, ${step}, ${JSON.stringify(answers)}::jsonb, ${mark}, ${portfolio_id}, ${at})
    on conflict (user_id) do update set step = excluded.step, answers = excluded.answers, saved_at = excluded.saved_at,
      portfolio_id = coalesce(excluded.portfolio_id, known.portfolio_id)
      where ${known}::uuid is null or known.submission_id = ${known}
    returning submission_id, saved_at`);
}

/** A wizard that has ended begins anew: its next portfolio is another one. */
export function forgetProgress(tx: Tx, userId: string, mark: string, at: Date): Promise<number> {
  return tx.run(sql`
    update onboardings set step = null, answers = '{}', portfolio_id = null, submission_id = ${mark}, saved_at = ${at}
    where user_id = ${userId}`);
}

export type ChecklistRow = {
  portfolio: boolean;
  entry: boolean;
  strategy: boolean;
  alerts: boolean;
  /** Put away by its owner, or of the demo account. */
  is_closed: boolean;
};

/** One look at what exists; what belongs to the sample does not count. */
export function checklistOf(on: Queries, userId: string): Promise<ChecklistRow> {
  return on.one<ChecklistRow>(sql`
    with other as (select exists (select from bond_holdings where user_id = ${userId})
      or exists (select from properties where user_id = ${userId})
      or exists (select from deposits where user_id = ${userId}) as is_there)
    select
      other.is_there or exists (select from portfolios where user_id = ${userId} and not is_sample) as portfolio,
      other.is_there or exists (select from transactions where user_id = ${userId} and origin <> 'sample') as entry,
      exists (select from portfolio_strategies where user_id = ${userId}) as strategy,
      exists (select from price_levels where user_id = ${userId})
        or exists (select from notification_settings where user_id = ${userId})
        or exists (select from push_subscriptions where user_id = ${userId})
        or exists (select from portfolios where user_id = ${userId}
          and (notify_percent is not null or notify_coverage is not null)) as alerts,
      u.is_demo or exists (select from onboardings
        where user_id = ${userId} and checklist_closed_at is not null) as is_closed
    from users u, other where u.id = ${userId}`);
}

export function closeList(on: Queries, userId: string, mark: string, at: Date): Promise<number> {
  return on.run(sql`
    insert into onboardings (user_id, step, answers, submission_id, saved_at, checklist_closed_at)
    values (${userId}, null, '{}', ${mark}, ${at}, ${at})
    on conflict (user_id) do update set checklist_closed_at = excluded.checklist_closed_at`);
}

/** For the archive of one's own data. */
export function everyOnboarding(on: Queries, userId: string): Promise<object[]> {
  return on.many(sql`
    select step, answers, saved_at, checklist_closed_at from onboardings where user_id = ${userId}`);
}
