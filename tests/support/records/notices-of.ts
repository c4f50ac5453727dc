import type { Visitor } from '../callers/visitor.ts';

export type ShownNotice = {
  kind: string;
  title: string;
  description: string;
  parent_type: string | null;
  parent_id: string | null;
  is_simulated: boolean;
};

/** What the bell says to somebody beside the welcome, the newest first. */
export async function noticesOf(browser: Visitor, locale: 'en' | 'pl' = 'en'): Promise<ShownNotice[]> {
  const answer = await browser.get('/api/notifications', { headers: { 'x-locale': locale } });
  if (answer.status !== 200) throw new Error(`no notifications: ${answer.text}`);
  return (answer.body.data as ShownNotice[])
    .filter(({ kind }) => kind !== 'welcome')
    .map(({ kind, title, description, parent_type, parent_id, is_simulated }) => ({
      kind,
      title,
      description,
      parent_type,
      parent_id,
      is_simulated,
    }));
}
