import type { FileFormat } from '../../file-format.ts';
import { sectionsOf, statementsIn } from './read.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const ibkrFlexXml: FileFormat = {
  id: 'ibkr-flex-xml',
  broker: 'interactive-brokers',
  recognise,
  read: (file) => translate(sectionsOf(statementsIn(file.document) ?? [])),
};
