/** Marks prices and rates that were made up for the demonstration; wherever one is shown, the screen says so. */
export const simulatedSource = 'simulated';
