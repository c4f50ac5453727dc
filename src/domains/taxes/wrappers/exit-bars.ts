import type { ExitsOutput, WayOutput } from '../wrappers-contract.ts';

/** What the scale leaves below the smallest end of a bar. */
const room = 0.8;

/** Where all bars begin: a round amount below the smallest of them, so that their ends can be told apart. */
export function scaleStart({ deposits, ways }: ExitsOutput): number {
  const ends = [deposits, ...ways.map(({ net }) => net)].flatMap((text) =>
    text === null ? [] : [Number(text)],
  );
  const least = Math.min(...ends) * room;
  if (!(least >= 1) || ends.length === 0) return 0;
  const step = 10 ** Math.floor(Math.log10(least));
  return Math.floor(least / step) * step;
}

/** The parts of a bar in percent: what was paid in, what is left of the gain, what the tax takes. */
export function barOf({ net, tax }: WayOutput, { value, deposits }: ExitsOutput, start: number) {
  if (net === null || tax === null || value === null || Number(value) <= start) return null;
  const share = (amount: number) => (Math.max(0, amount) / (Number(value) - start)) * 100;
  const left = Number(net) - start;
  const paid = Math.min(deposits === null ? left : Number(deposits) - start, left);
  return { paid: share(paid), gain: share(left - paid), tax: share(Number(value) - Number(net)) };
}
