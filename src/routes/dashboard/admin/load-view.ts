import {
  listAllDocuments,
  listPlanChanges,
  listPlansToEdit,
} from '../../../domains/billing/admin-contract.ts';
import { listPlans } from '../../../domains/billing/contract.ts';
import { readStripeTroubles } from '../../../domains/billing/stripe-desk-contract.ts';
import {
  listContactMessages,
  listSubscribers,
  messageStates,
  subscriberStates,
} from '../../../domains/leads/desk-contract.ts';
import { listSources } from '../../../domains/market-data/contract.ts';
import { listPublished } from '../../../domains/market-data/published-contract.ts';
import { listSplits } from '../../../domains/market-data/splits-contract.ts';
import {
  listAnnouncements,
  listMessageTrouble,
  troubleStates,
} from '../../../domains/notifications/announcements-contract.ts';
import { sendingChannels } from '../../../domains/notifications/topics.ts';
import { listAudit } from '../../../domains/operations/audit-contract.ts';
import { listOutbox } from '../../../domains/operations/outbox-contract.ts';
import {
  jobStates,
  listConnectionHealth,
  listJobs,
  listQueues,
  readStorage,
  readVersion,
} from '../../../domains/operations/system-contract.ts';
import {
  listUsers,
  readDesk,
  readDeskUser,
  seenFilters,
  userStates,
} from '../../../domains/operations/users-contract.ts';
import { listSiteTexts, readSiteTextDraft } from '../../../domains/site-texts/contract.ts';
import { dayInWarsaw, isDay } from '../../../foundation/calendar-day.ts';
import type { PageContext } from '../../page-context.ts';
import type { DeskView } from './desk-views.ts';

type Asked = Pick<PageContext, 'call' | 'onFault' | 'now' | 'site'> & { search: URLSearchParams };

/** What an address says, with nothing instead of what is empty. */
function parametersOf(search: URLSearchParams) {
  const text = (name: string) => search.get(name)?.slice(0, 200) || undefined;
  const one = <T extends string>(name: string, of: readonly T[]) =>
    of.find((value) => value === search.get(name));
  const start = (name = 'start') => (/^\d{1,6}$/.test(search.get(name) ?? '') ? search.get(name)! : '0');
  const day = (name: string) => (isDay(search.get(name) ?? '') ? search.get(name)! : undefined);
  return { text, one, day, start };
}

const loaders = {
  async users({ call, search, site }, orNull) {
    const { text, one, start } = parametersOf(search);
    const sort = one('sort', ['since', 'seen']) ?? 'since';
    const direction = one('direction', ['asc', 'desc']) ?? 'desc';
    const id = text('user');
    const [people, desk, plans, opened, troubles, audit] = await Promise.all([
      orNull(
        call(listUsers, {
          query: {
            start: start(),
            sort,
            direction,
            search: text('search'),
            plan: text('plan'),
            seen: one('seen', seenFilters),
            state: one('state', userStates),
          },
        }),
      ),
      orNull(call(readDesk, {})),
      orNull(call(listPlans, {})),
      id ? orNull(call(readDeskUser, { params: { id } })) : null,
      site.plans ? orNull(call(readStripeTroubles, {})) : null,
      orNull(
        call(listAudit, {
          query: {
            start: start('from_entry'),
            who: text('who'),
            whom: text('whom'),
            action: text('action'),
            refused: one('refused', ['yes']),
            from: text('from'),
            to: text('to'),
          },
        }),
      ),
    ]);
    return {
      people,
      desk: desk?.data ?? null,
      plans: plans?.data ?? [],
      opened: opened?.data ?? null,
      troubles: troubles?.data ?? null,
      audit,
    };
  },
  async outbox({ call, search }, orNull) {
    const { text, one, day, start } = parametersOf(search);
    const only = one('only', ['trouble']);
    return {
      outbox: await orNull(
        call(listOutbox, { query: { only, search: text('search'), until: day('until'), start: start() } }),
      ),
    };
  },
  async messages({ call, search }, orNull) {
    const { text, one, start } = parametersOf(search);
    const query = {
      start: start(),
      search: text('search'),
      channel: one('channel', sendingChannels),
      state: one('state', troubleStates),
    };
    return { trouble: await orNull(call(listMessageTrouble, { query })) };
  },
  async announcements({ call, search }, orNull) {
    const { text, start } = parametersOf(search);
    const query = { start: start(), search: text('search') };
    return { announcements: await orNull(call(listAnnouncements, { query })) };
  },
  async contact({ call, search, site }, orNull) {
    const { text, one, start } = parametersOf(search);
    const query = { start: start(), search: text('search'), state: one('state', messageStates) };
    return {
      contact: await orNull(call(listContactMessages, { query })),
      isMailed: site.company.email !== '',
    };
  },
  async newsletter({ call, search }, orNull) {
    const { text, one, start } = parametersOf(search);
    const query = { start: start(), search: text('search'), state: one('state', subscriberStates) };
    return { newsletter: await orNull(call(listSubscribers, { query })) };
  },
  async jobs({ call, search }, orNull) {
    const { text, one, start } = parametersOf(search);
    const [queues, jobs, sources, connections] = await Promise.all([
      orNull(call(listQueues, {})),
      orNull(
        call(listJobs, {
          query: { state: one('state', jobStates), search: text('search'), start: start() },
        }),
      ),
      orNull(call(listSources, {})),
      orNull(call(listConnectionHealth, {})),
    ]);
    return {
      queues: queues?.data ?? null,
      jobs,
      sources: sources?.data ?? null,
      connections: connections?.data ?? null,
    };
  },
  async plans({ call, search }, orNull) {
    const { start } = parametersOf(search);
    const [plans, changes] = await Promise.all([
      orNull(call(listPlansToEdit, {})),
      orNull(call(listPlanChanges, { query: { start: start(), limit: '20' } })),
    ]);
    return { plans: plans?.data ?? null, changes };
  },
  async invoices({ call, search, now }, orNull) {
    const { text, one, start } = parametersOf(search);
    const query = {
      start: start(),
      limit: '25',
      search: text('search'),
      kind: one('kind', ['confirmation', 'invoice', 'correction']),
      ksef: one('ksef', ['to-send', 'sent']),
    };
    const [documents, troubles] = await Promise.all([
      orNull(call(listAllDocuments, { query })),
      orNull(call(readStripeTroubles, {})),
    ]);
    return { documents, troubles: troubles?.data ?? null, today: dayInWarsaw(new Date(now)) };
  },
  async texts({ call, search }, orNull) {
    const type = parametersOf(search).text('page') ?? 'home';
    const [pages, draft] = await Promise.all([
      orNull(call(listSiteTexts, {})),
      orNull(call(readSiteTextDraft, { query: { type } })),
    ]);
    return { pages: pages?.data ?? null, type, draft: draft?.data ?? null };
  },
  figures: async ({ call }, orNull) => ({ published: (await orNull(call(listPublished, {})))?.data ?? null }),
  async splits({ call, search }, orNull) {
    const { text, one, start } = parametersOf(search);
    const query = { start: start(), search: text('search'), state: one('state', ['undone']) };
    return { splits: await orNull(call(listSplits, { query })) };
  },
  async system({ call, site }, orNull) {
    const [storage, version, troubles] = await Promise.all([
      orNull(call(readStorage, {})),
      orNull(call(readVersion, {})),
      site.plans ? orNull(call(readStripeTroubles, {})) : null,
    ]);
    return {
      storage: storage?.data ?? null,
      version: version?.data ?? null,
      troubles: troubles?.data ?? null,
    };
  },
} satisfies Record<DeskView, (asked: Asked, orNull: OrNull) => Promise<object>>;

type OrNull = <T>(list: Promise<T>) => Promise<T | null>;

export type ViewData = { [View in DeskView]: { view: View } & Awaited<ReturnType<(typeof loaders)[View]>> };

/** What one view shows; no other list is asked for (OP-3). What does not load is nothing, and says so in its place. */
export async function loadView(view: DeskView, asked: Asked): Promise<ViewData[DeskView]> {
  const orNull: OrNull = async (list) => {
    try {
      return await list;
    } catch (error) {
      asked.onFault(error);
      return null;
    }
  };
  return { view, ...(await loaders[view](asked, orNull)) } as ViewData[DeskView];
}
