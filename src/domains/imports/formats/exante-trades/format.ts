import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const exanteTrades: FileFormat = {
  id: 'exante-trades',
  broker: 'exante',
  idsRepeat: true,
  recognise,
  read: translate,
};
