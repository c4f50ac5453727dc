import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/admin.ts';

const pl: SameKeys<typeof en> = {};
export default pl;
