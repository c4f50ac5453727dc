import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const ghostfolioCsv: FileFormat = {
  id: 'ghostfolio-csv',
  broker: 'ghostfolio',
  recognise,
  read: translate,
};
