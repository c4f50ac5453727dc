import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/settings.ts';

const pl: SameKeys<typeof en> = {};
export default pl;
