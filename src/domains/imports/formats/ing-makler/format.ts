import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const ingMakler: FileFormat = {
  id: 'ing-makler',
  broker: 'ing',
  recognise,
  read: translate,
};
