/** What the desk shows, by the name in its address; each stands in one of the sections that are its tabs. */
export const sectionOf = {
  users: 'users',
  outbox: 'mail',
  messages: 'mail',
  announcements: 'mail',
  contact: 'mail',
  newsletter: 'mail',
  jobs: 'jobs',
  plans: 'plans',
  invoices: 'invoices',
  texts: 'texts',
  figures: 'series',
  splits: 'series',
  system: 'system',
} as const;

export type DeskView = keyof typeof sectionOf;
export type DeskSection = (typeof sectionOf)[DeskView];

export const sections: readonly DeskSection[] = [
  'users',
  'mail',
  'jobs',
  'plans',
  'invoices',
  'texts',
  'series',
  'system',
];

/** The first view of each section. */
export const firstView: Record<DeskSection, DeskView> = {
  users: 'users',
  mail: 'outbox',
  jobs: 'jobs',
  plans: 'plans',
  invoices: 'invoices',
  texts: 'texts',
  series: 'figures',
  system: 'system',
};

export function viewIn(search: URLSearchParams): DeskView {
  const asked = search.get('tab') ?? '';
  return asked in sectionOf ? (asked as DeskView) : 'users';
}
