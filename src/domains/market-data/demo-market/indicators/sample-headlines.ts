import type { SentimentLevel } from '../../sentiment-level.ts';
import type { Bilingual } from '../demo-instrument.ts';

/**
 * What a sample headline says after the company's name: the mood of its simulated price, and nothing that could be
 * taken for news about the company.
 */
export const sampleHeadlines: Record<SentimentLevel, Bilingual[]> = {
  bearish: [
    { en: 'a sharp fall over the last sessions', pl: 'mocny spadek na ostatnich sesjach' },
    { en: 'sellers set the tone this week', pl: 'w tym tygodniu ton nadają sprzedający' },
    { en: 'the price slips far below its monthly mean', pl: 'kurs daleko poniżej średniej z miesiąca' },
    { en: 'turnover rises as the price drops', pl: 'obroty rosną, a kurs spada' },
    { en: 'one of the weaker weeks of the year', pl: 'jeden ze słabszych tygodni w roku' },
  ],
  'somewhat-bearish': [
    { en: 'the price eases for another session', pl: 'kurs osuwa się kolejną sesję' },
    { en: 'a cautious mood among investors', pl: 'ostrożne nastroje wśród inwestorów' },
    { en: 'slightly behind its sector', pl: 'nieco słabiej od branży' },
    { en: 'a little below the level of a week ago', pl: 'trochę niżej niż przed tygodniem' },
    { en: 'buyers wait on the sidelines', pl: 'kupujący czekają z boku' },
  ],
  neutral: [
    { en: 'a quiet week with little change', pl: 'spokojny tydzień bez większych zmian' },
    { en: 'the price moves sideways', pl: 'kurs w trendzie bocznym' },
    { en: 'what to look at before the next report', pl: 'na co patrzeć przed kolejnym raportem' },
    { en: 'turnover close to its usual size', pl: 'obroty bliskie zwykłym' },
    { en: 'the market waits for a new impulse', pl: 'rynek czeka na nowy impuls' },
  ],
  'somewhat-bullish': [
    { en: 'the price edges up', pl: 'kurs lekko w górę' },
    { en: 'slightly ahead of its sector', pl: 'nieco mocniej od branży' },
    { en: 'buyers return after a pause', pl: 'kupujący wracają po przerwie' },
    { en: 'a good week for shareholders', pl: 'dobry tydzień dla akcjonariuszy' },
    { en: 'the price climbs above its monthly mean', pl: 'kurs powyżej średniej z miesiąca' },
  ],
  bullish: [
    { en: 'a strong rise over the last sessions', pl: 'silny wzrost na ostatnich sesjach' },
    { en: 'buyers set the tone this week', pl: 'w tym tygodniu ton nadają kupujący' },
    { en: 'among the strongest of its sector', pl: 'wśród najmocniejszych w branży' },
    { en: 'the price rises on high turnover', pl: 'kurs rośnie przy wysokich obrotach' },
    { en: 'one of the best weeks of the year', pl: 'jeden z najlepszych tygodni w roku' },
  ],
};
