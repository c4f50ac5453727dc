import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { decimal } from '../../../foundation/decimal.ts';
import type { TaxPaper } from '../papers/tax-paper.ts';
import type { Filed } from '../years/years-in-turn.ts';

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)];
/** A paper of 100,000 sales has some 60 MB; nothing larger is ours. */
const mostBytes = 256_000_000;

export const packPaper = (paper: TaxPaper): Promise<Buffer> => packed(JSON.stringify(paper));

export async function openPaper(bytes: Buffer): Promise<TaxPaper> {
  return JSON.parse((await unpacked(bytes, { maxOutputLength: mostBytes })).toString('utf8'));
}

/** Of readings, figures, rows and rates; not of names, which may change. */
export function hashOf({ instruments: _names, accounts: _too, ...paper }: TaxPaper): string {
  return createHash('sha256').update(JSON.stringify(paper)).digest('hex');
}

/** What later years take from a filed one. */
export function passedOn({ figures, losses }: TaxPaper): Filed {
  return {
    loss: decimal(figures.loss),
    lossesUsed: losses
      .filter(({ now }) => Number(now) > 0)
      .map(({ year, now }) => ({ year, amount: decimal(now) })),
    cryptoCarriedOn: decimal(figures.cryptoCarriedOn),
  };
}
