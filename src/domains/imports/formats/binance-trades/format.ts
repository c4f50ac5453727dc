import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const binanceTrades: FileFormat = {
  id: 'binance-trades',
  broker: 'binance',
  recognise,
  read: translate,
};
