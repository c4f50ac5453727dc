import type { FileFormat } from '../../file-format.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

export const walory: FileFormat = { id: 'walory', broker: 'walory', recognise, read: translate };
