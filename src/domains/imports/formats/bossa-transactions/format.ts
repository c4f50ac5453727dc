import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const bossaTransactions: FileFormat = {
  id: 'bossa-transactions',
  broker: 'bossa',
  recognise,
  read: translate,
};
