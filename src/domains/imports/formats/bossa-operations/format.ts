import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const bossaOperations: FileFormat = {
  id: 'bossa-operations',
  broker: 'bossa',
  recognise,
  read: translate,
};
