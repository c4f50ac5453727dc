import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const swissquote: FileFormat = {
  id: 'swissquote',
  broker: 'swissquote',
  idsRepeat: true,
  recognise,
  read: translate,
};
