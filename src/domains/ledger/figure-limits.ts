/** The limits of rule L-4: whole part and decimals of each kind of figure. */
export const mostUnits = '1000000000000';
export const unitDecimals = 18;
export const priceDecimals = 12;
