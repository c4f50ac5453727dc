import type { DemoMarket } from './demo-market.ts';

/**
 * One number for every byte of a market, to compare two machines or two versions. NaN has many bit patterns, and which
 * one a machine keeps is its own affair: it counts as one word.
 */
export function marketChecksum(market: DemoMarket): string {
  const lanes = new Uint32Array([0x811c9dc5, 0x1b873593]);
  for (const { instrument, closes, volumes, splits, dividends, coupons } of market.series) {
    addText(lanes, JSON.stringify([instrument, splits, dividends, coupons]));
    addNumbers(lanes, closes);
    if (volumes) addNumbers(lanes, volumes);
  }
  for (const currency of ['USD', 'EUR', 'GBP', 'CHF'] as const) addNumbers(lanes, market.rates[currency]);
  addText(lanes, JSON.stringify(market.baskets));
  return Array.from(lanes, (lane) => lane.toString(16).padStart(8, '0')).join('');
}

function addWord(lanes: Uint32Array, word: number) {
  lanes[0] = Math.imul(lanes[0]! ^ word, 0x01000193);
  lanes[1] = Math.imul((lanes[1]! << 13) | (lanes[1]! >>> 19), 5) ^ Math.imul(word, 0xcc9e2d51);
}

function addText(lanes: Uint32Array, text: string) {
  for (let i = 0; i < text.length; i++) addWord(lanes, text.charCodeAt(i));
}

function addNumbers(lanes: Uint32Array, numbers: Float64Array) {
  const view = new DataView(new ArrayBuffer(8));
  for (const number of numbers) {
    if (Number.isNaN(number)) {
      addWord(lanes, 0x7ff80000);
      continue;
    }
    view.setFloat64(0, number, true);
    addWord(lanes, view.getUint32(0, true));
    addWord(lanes, view.getUint32(4, true));
  }
}
