import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const revolutCrypto: FileFormat = {
  id: 'revolut-crypto',
  broker: 'revolut',
  recognise,
  read: translate,
};
