import type { Visitor } from '../callers/visitor.ts';

/** Bonds of somebody's, given back on a day where one is named; their id. */
export async function ownBond(browser: Visitor, purchase: object, redeemedOn?: string): Promise<string> {
  const answer = await browser.post('/api/bonds', purchase);
  if (answer.status !== 200) throw new Error(`no bonds: ${answer.text}`);
  const { id } = answer.body.data;
  if (redeemedOn) await browser.post(`/api/bonds/${id}/redeem`, { day: redeemedOn });
  return id;
}
