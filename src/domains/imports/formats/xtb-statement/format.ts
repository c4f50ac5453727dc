import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const xtbStatement: FileFormat = {
  id: 'xtb-statement',
  broker: 'xtb',
  recognise,
  read: translate,
};
