import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const krakenLedgers: FileFormat = {
  id: 'kraken-ledgers',
  broker: 'kraken',
  recognise,
  read: translate,
};
