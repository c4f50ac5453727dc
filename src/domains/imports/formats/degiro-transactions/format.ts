import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const degiroTransactions: FileFormat = {
  id: 'degiro-transactions',
  broker: 'degiro',
  idsRepeat: true,
  recognise,
  read: translate,
};
