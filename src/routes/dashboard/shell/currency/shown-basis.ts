import type { ShownBasis } from '../../../../domains/valuation/basis/bases.ts';
import type { PageContext } from '../../../page-context.ts';

/** The basis a page's figures are asked on: the chosen one in złoty, nominal in all else (BA-1). */
export function basisIn({ basis }: Pick<PageContext, 'basis'>, currency: string): ShownBasis {
  return currency === 'pln' ? basis : 'nominal';
}
