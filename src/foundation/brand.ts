/** The product's name, in one place so that an operator can change it. */
export const brand = { name: 'Walory' };
