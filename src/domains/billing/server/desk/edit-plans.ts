import { wholeList } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { decimal, isZero } from '../../../../foundation/decimal.ts';
import { Failure, invalid, notFound } from '../../../../foundation/failure.ts';
import { isId, newId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { writeAudit } from '../../../identity/server/audit-store.ts';
import type * as contract from '../../admin-contract.ts';
import { cents } from '../../money.ts';
import { languagesOf, shownPlan } from '../subscriptions.ts';
import {
  insertPlanChange,
  lockPlan,
  planChangeCount,
  planChanges,
  plansWithPeople,
  updatePlan,
  type VersionedPlan,
} from './plan-edit-store.ts';

export async function listPlansToEdit({ services }: Context) {
  const plans = await plansWithPeople(services.database, services.clock.now());
  return wholeList(plans.map((plan) => ({ ...shownPlan(plan), version: plan.version, people: plan.people })));
}

const prices = ['price_pln', 'price_eur', 'year_pln', 'year_eur'] as const;
const settable = [
  ...prices,
  'is_offered',
  'portfolios',
  'integrations',
  'strategies',
  'sms',
  'export',
  'education',
] as const;

type Input = CallInput<typeof contract.editPlan>;

/** Changes a plan, and notes what changed: contracts that run keep their price until their period ends (rule BL-13). */
export async function editPlan(context: Context, { params, body }: Input) {
  const { services } = context;
  const version = await services.database.transaction(async (tx) => {
    const plan = isId(params.id) ? await lockPlan(tx, params.id) : undefined;
    if (!plan) throw notFound();
    if (plan.version !== body.version)
      throw new Failure({ kind: 'conflict', current: { ...shownPlan(plan), version: plan.version } });
    const edited = editedPlan(plan, body);
    requireFreeOfCharge(edited);
    requireAllPrices(edited);
    const { before, after } = differences(plan, edited);
    if (Object.keys(after).length === 0) return plan.version;
    await updatePlan(tx, edited);
    const at = services.clock.now();
    const actorId = actorOf(context).userId;
    await insertPlanChange(tx, { id: newId(), planId: plan.id, at, actorId, before, after });
    const detail = { plan: plan.slug, fields: Object.keys(after).join(', ') };
    await writeAudit(tx, {
      action: 'plan-edited',
      actorId,
      subjectId: null,
      address: context.address,
      at,
      detail,
    });
    return edited.version;
  });
  return { data: { version } };
}

function editedPlan(plan: VersionedPlan, body: Input['body']): VersionedPlan {
  const { languages, version: _, ...fields } = body;
  const written = Object.fromEntries(prices.map((name) => [name, cents(decimal(fields[name]))]));
  const names = { ...plan.names, ...Object.fromEntries(languages.map(({ lang, name }) => [lang, name])) };
  return { ...plan, ...fields, ...written, names, version: plan.version + 1 };
}

/** What nobody buys costs nothing. */
function requireFreeOfCharge(plan: VersionedPlan): void {
  if (plan.slug !== 'free' && plan.trial_days === null) return;
  const wrong = prices.find((name) => !isZero(decimal(plan[name])));
  if (wrong) throw invalid({ [wrong]: ['invalid'] });
}

/** A price that was forgotten would give the plan away in one currency or for one period. */
function requireAllPrices(plan: VersionedPlan): void {
  const missing = prices.filter((name) => isZero(decimal(plan[name])));
  if (missing.length > 0 && missing.length < prices.length)
    throw invalid({ [missing[0]!]: ['allPricesOrNone'] });
}

function differences(plan: VersionedPlan, edited: VersionedPlan) {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const name of settable) {
    if (plan[name] === edited[name]) continue;
    before[name] = plan[name];
    after[name] = edited[name];
  }
  for (const lang of Object.keys(edited.names)) {
    if (plan.names[lang] === edited.names[lang]) continue;
    before[`name_${lang}`] = plan.names[lang] ?? null;
    after[`name_${lang}`] = edited.names[lang];
  }
  return { before, after };
}

export async function listPlanChanges(
  { services }: Context,
  { query }: CallInput<typeof contract.listPlanChanges>,
) {
  const [rows, total] = [
    await planChanges(services.database, query),
    await planChangeCount(services.database),
  ];
  return {
    data: rows.map(({ names, ...row }) => ({ ...row, plan: languagesOf(names) })),
    meta: { total, start: query.start, limit: query.limit },
  };
}
