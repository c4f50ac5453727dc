import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const exanteTransactions: FileFormat = {
  id: 'exante-transactions',
  broker: 'exante',
  recognise,
  read: translate,
};
