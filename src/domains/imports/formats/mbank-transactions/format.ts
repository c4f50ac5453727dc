import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const mbankTransactions: FileFormat = {
  id: 'mbank-transactions',
  broker: 'mbank',
  recognise,
  read: translate,
};
