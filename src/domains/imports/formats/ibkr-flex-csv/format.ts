import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const ibkrFlexCsv: FileFormat = {
  id: 'ibkr-flex-csv',
  broker: 'interactive-brokers',
  recognise,
  read: translate,
};
