/** The product's one clock: days, periods and times of messages are those of Warsaw. */
export const warsawZone = 'Europe/Warsaw';
