import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const binanceStatement: FileFormat = {
  id: 'binance-statement',
  broker: 'binance',
  recognise,
  read: translate,
};
