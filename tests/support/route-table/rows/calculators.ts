import { everybody, type Row } from '../row.ts';

export const calculatorsRoutes: Record<string, Row> = { 'tools.bondOffer': everybody };
