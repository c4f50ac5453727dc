import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const ghostfolio: FileFormat = {
  id: 'ghostfolio',
  broker: 'ghostfolio',
  recognise,
  read: translate,
};
