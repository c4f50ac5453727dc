import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const tradeRepublic: FileFormat = {
  id: 'trade-republic',
  broker: 'trade-republic',
  recognise,
  read: translate,
};
