import path from 'node:path';

/** The folder with package.json; everything the product reads of itself lies under it. */
export const root = path.resolve(import.meta.dirname, '../..');
