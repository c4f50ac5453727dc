import { useLocale } from 'use-intl';
import { type Numbers, numbersIn } from '../../foundation/format-number.ts';

/** Numbers that are no money, in the page's language (rule U-1). */
export function useNumbers(): Numbers {
  return numbersIn(useLocale());
}
