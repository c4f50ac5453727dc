import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { newId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { markOnboarded } from '../../identity/server/finish-onboarding.ts';
import { lockUser, userById } from '../../identity/server/user-store.ts';
import { isSampleOffered } from '../../ledger/server/demo/sample-portfolio.ts';
import { portfolioById } from '../../ledger/server/portfolio-store.ts';
import { answersShape, type endOnboarding as endCall, type saveOnboarding as saveCall } from '../contract.ts';
import { profileIn } from '../onboarding-steps.ts';
import { forgetProgress, onboardingOf, saveProgress } from './onboarding-store.ts';

/** Where somebody is. Whoever begins again finds the answers of before, at the first step. */
export async function readOnboarding(context: Context) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const [kept, user] = await Promise.all([onboardingOf(database, userId), userById(database, userId)]);
  if (!user) throw notFound();
  const { onboarding_done_at: doneAt } = user;
  // Programs may end it without the wizard.
  const isUnderWay = kept?.step && !(doneAt && kept.saved_at <= doneAt);
  const [portfolio, hasSample] = await Promise.all([
    isUnderWay && kept.portfolio_id ? portfolioById(database, kept.portfolio_id, userId) : undefined,
    user.is_demo ? false : isSampleOffered(database),
  ]);
  const { familiarity, reason, scope } = user;
  const before = answersShape.safeParse({
    familiarity: familiarity ?? undefined,
    reason: reason ?? undefined,
    scope: scope ?? undefined,
  });
  return {
    data: {
      step: isUnderWay ? kept.step! : ('profile' as const),
      answers: isUnderWay ? kept.answers : (before.data ?? {}),
      portfolio: portfolio ?? null,
      submission_id: kept?.submission_id ?? null,
      saved_at: isUnderWay ? kept.saved_at : null,
      is_done: doneAt !== null,
      has_sample: hasSample,
    },
  };
}

export async function saveOnboarding(context: Context, { body }: CallInput<typeof saveCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const { step, answers, portfolio_id: id = null, submission_id: known = null } = body;
  if (id && !(await portfolioById(database, id, userId))) throw invalid({ portfolio_id: ['portfolioError'] });
  const progress = { step, answers, portfolio_id: id };
  const saved = await saveProgress(database, userId, progress, { known, mark: newId(), at: clock.now() });
  // The wizard of this tab was ended in another.
  if (!saved) throw new Failure({ kind: 'conflict' });
  return { data: saved };
}

/** Stamps the end and forgets the steps; what was answered of the profile is kept if it is whole (rule OB-5). */
export async function endOnboarding(context: Context, { body }: CallInput<typeof endCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const kept = await onboardingOf(tx, userId);
    await markOnboarded(tx, context.services, userId, profileIn({ ...kept?.answers, ...body.answers }));
    await forgetProgress(tx, userId, newId(), clock.now());
  });
  return isDone;
}
