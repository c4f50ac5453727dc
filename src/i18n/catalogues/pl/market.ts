import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/market.ts';

const pl: SameKeys<typeof en> = {};
export default pl;
