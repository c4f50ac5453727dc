import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const portfolioPerformance: FileFormat = {
  id: 'portfolio-performance',
  broker: 'portfolio-performance',
  recognise,
  read: translate,
};
