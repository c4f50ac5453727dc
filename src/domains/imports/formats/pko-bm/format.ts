import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const pkoBm: FileFormat = {
  id: 'pko-bm',
  broker: 'pko',
  recognise,
  read: translate,
};
