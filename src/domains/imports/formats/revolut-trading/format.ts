import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const revolutTrading: FileFormat = {
  id: 'revolut-trading',
  broker: 'revolut',
  recognise,
  read: translate,
};
