export type WantedUsers = {
  search: string;
  /** The slug of the plan in force. */
  plan?: string | undefined;
  seen?: 'week' | 'month' | 'older' | undefined;
  state?: 'blocked' | 'operators' | 'unconfirmed' | undefined;
  sort: 'since' | 'seen';
  direction: 'asc' | 'desc';
  demoOnly: boolean;
  start: number;
  limit: number;
  now: Date;
};

/** Without a filter everybody is counted, and every page can be opened; otherwise both go as far as one counts. */
export const isPlain = ({ search, plan, seen, state }: WantedUsers) => !search && !plan && !seen && !state;
