import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const coinbase: FileFormat = { id: 'coinbase', broker: 'coinbase', recognise, read: translate };
