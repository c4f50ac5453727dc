import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const degiroAccount: FileFormat = {
  id: 'degiro-account',
  broker: 'degiro',
  idsRepeat: true,
  recognise,
  read: translate,
};
