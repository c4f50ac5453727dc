import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const xtbCsv: FileFormat = {
  id: 'xtb-csv',
  broker: 'xtb',
  recognise,
  read: translate,
};
