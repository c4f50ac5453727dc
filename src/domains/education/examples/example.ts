import type { Figure } from '../figure.ts';
import type { FigureCard } from '../figure-groups.ts';

/** A worked example: the numbers its sentences name, and those that are shown where the reader has none (rule ED-3). */
export type Example = { values: Readonly<Record<string, Figure>>; card: FigureCard };
