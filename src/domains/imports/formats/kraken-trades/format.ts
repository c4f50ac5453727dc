import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const krakenTrades: FileFormat = {
  id: 'kraken-trades',
  broker: 'kraken',
  recognise,
  read: translate,
};
