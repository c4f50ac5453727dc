import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/splits.ts';

const pl: SameKeys<typeof en> = {
  text: '{ticker}: split {ratio}, {day}. Z\u00a0{before} szt. zrobi się {after}.',
  ratio: '{numerator}:{denominator}',
  add: 'Dodaj split',
  added: 'Dodano split {ticker}',
};
export default pl;
