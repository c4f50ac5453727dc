import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const trading212: FileFormat = {
  id: 'trading212',
  broker: 'trading212',
  recognise,
  read: translate,
};
