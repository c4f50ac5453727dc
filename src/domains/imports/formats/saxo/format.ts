import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const saxo: FileFormat = {
  id: 'saxo',
  broker: 'saxo',
  idsRepeat: true,
  recognise,
  read: translate,
};
