import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const etoro: FileFormat = {
  id: 'etoro',
  broker: 'etoro',
  idsRepeat: true,
  recognise,
  read: translate,
};
