import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const xtbCashOperations: FileFormat = {
  id: 'xtb-cash-operations',
  broker: 'xtb',
  recognise,
  read: translate,
};
