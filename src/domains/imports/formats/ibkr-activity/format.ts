import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const ibkrActivity: FileFormat = {
  id: 'ibkr-activity',
  broker: 'interactive-brokers',
  recognise,
  read: translate,
};
