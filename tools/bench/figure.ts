/** One measured figure with its budget. */
export type Figure = { name: string; value: number; unit: string; budget: number; atLeast: boolean };
