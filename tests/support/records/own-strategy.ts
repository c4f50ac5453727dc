import type { Visitor } from '../callers/visitor.ts';

/** 60% shares and 40% bonds, with a band each. */
export const newOwnStrategy = {
  name: 'Spokojny rdzeń',
  components: [
    { percent: '60', band: '5', counts: [{ kind: 'class', reference: 'stocks' }] },
    { percent: '40', band: '5', counts: [{ kind: 'class', reference: 'bonds' }] },
  ],
  rules: { currency: 'pln', tells: true },
};

/** A strategy of somebody's own, shared by a private link. */
export async function ownStrategy(browser: Visitor): Promise<{ id: string; link: string }> {
  const { id } = (await browser.post('/api/own-strategies', newOwnStrategy)).body.data;
  const { link_id: link } = (await browser.put(`/api/own-strategies/${id}/link`, {})).body.data;
  return { id, link };
}
