import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const mbankFinances: FileFormat = {
  id: 'mbank-finances',
  broker: 'mbank',
  recognise,
  read: translate,
};
