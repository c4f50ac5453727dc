import { type NoticeKind, topicOf } from './notice-kinds.ts';

/** What notifications can be about, and the page each leads to; `:id` stands for what it is about. */
const pages = {
  portfolio: { page: 'assets', query: { portfolio_id: ':id' } },
  /** Something held: its id is that of the portfolio it lies in. */
  holding: { page: 'assets', query: { portfolio_id: ':id' } },
  /** Something of the catalogue, which leads on to its own page. */
  asset: { page: 'allAssets', query: { asset: ':id' } },
  /** A split that waits for an answer, which the page of the portfolio asks for. */
  split: { page: 'assets', query: { portfolio_id: ':id' } },
  strategy: { page: 'strategy', params: { id: ':id' } },
  ownStrategy: { page: 'ownStrategy', params: { id: ':id' } },
  /** A simulation: its id is that of the portfolio it replays. */
  simulation: { page: 'portfolios', query: { simulation: ':id' } },
  bond: { page: 'bonds', query: { holding: ':id' } },
  deposit: { page: 'bonds' },
  recurringPlan: { page: 'recurringPlans' },
  property: { page: 'properties', query: { property: ':id' } },
  integration: { page: 'integrations' },
  document: { page: 'importFile', params: { fileName: ':id' } },
  report: { page: 'report', params: { id: ':id' } },
  propertyReport: { page: 'propertyReport', params: { id: ':id' } },
  security: { page: 'settings', query: { tab: 'security' } },
  plan: { page: 'payment' },
  dashboard: { page: 'dashboard' },
} as const satisfies Record<string, Rule>;

type Rule = { page: string; params?: Record<string, string>; query?: Record<string, string> };
export type ParentType = keyof typeof pages;
type NoticePageName = (typeof pages)[ParentType]['page'];

/** A page by the name it has among the addresses, with its parameters, and what stands behind the question mark. */
export type NoticePage = { page: NoticePageName; params: Record<string, string>; query: string };

type NoticeRow = { kind: NoticeKind; parent_type: string | null; parent_id: string | null };

/** The page a notification leads to; the dashboard's home where it is about nothing in particular. */
export function noticePage({ kind, parent_type, parent_id }: NoticeRow): NoticePage {
  const rule: Rule = pages[isParentType(parent_type) ? parent_type : usualParent(kind)];
  const filled = (parts: Record<string, string> = {}) =>
    Object.entries(parts).flatMap(([name, value]) => {
      if (value !== ':id') return [[name, value] as const];
      return parent_id === null ? [] : [[name, parent_id] as const];
    });
  const query = new URLSearchParams(filled(rule.query).map(([name, value]) => [name, value])).toString();
  const params = Object.fromEntries(filled(rule.params));
  return { page: rule.page as NoticePageName, params, query: query && `?${query}` };
}

const isParentType = (type: string | null): type is ParentType => type !== null && Object.hasOwn(pages, type);

function usualParent(kind: NoticeKind): ParentType {
  const topic = topicOf[kind];
  return topic === 'security' || topic === 'plan' ? topic : 'dashboard';
}
