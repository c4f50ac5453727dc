/** A figure as a row stores it. */
export const plain = (value: number, decimals = 2): string => value.toFixed(decimals).replace(/\.?0+$/, '');
