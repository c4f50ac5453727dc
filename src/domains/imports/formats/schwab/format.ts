import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const schwab: FileFormat = {
  id: 'schwab',
  broker: 'schwab',
  recognise,
  read: translate,
};
