import { choiceFields } from '../domains/billing/plan-choice.ts';
import { bondFieldNames } from '../domains/calculators/bond-choice/bond-fields.ts';
import { loanFields } from '../domains/calculators/loan-subsidy/loan-fields.ts';
import { overpaymentFields } from '../domains/calculators/overpayment/overpayment-fields.ts';
import { savingsFields } from '../domains/calculators/savings/savings-fields.ts';
import { type PageName, pageAt, pageNames, pattern, splitLocale } from '../i18n/paths.ts';

/** Pages with a secret in their address. The log keeps it out by words of its own (plain-path.ts): a test compares. */
export const tokenPages = pageNames.filter((page) => pattern(page, 'en').includes('/:token'));

/** Pages that hold something of one person, or a secret in their address: made for each who asks. */
const personal = new Set<PageName>([...tokenPages, 'sharedReport', 'sharedTaxes', 'sharedStrategy']);

/** What a page is told by its query once: it is made for the one who comes with it. */
const forOneVisitor: Partial<Record<PageName, readonly string[]>> = {
  login: ['next', 'demo', 'changed'],
  forgotPassword: ['sent'],
  contact: ['sent'],
  newsletter: ['asked'],
};

/** What a page is asked by its query, and answers the same to everybody. All else in a query changes nothing. */
const questions: Partial<Record<PageName, readonly string[]>> = {
  apiDocs: ['q'],
  pricing: choiceFields,
  loanCalculator: Object.keys(loanFields),
  savingsCalculator: Object.keys(savingsFields),
  overpaymentCalculator: Object.keys(overpaymentFields),
  bondCalculator: bondFieldNames,
};

/** A longer question is answered, but not kept: nobody passes it on. */
const longestQuestion = 400;

export type PublicAddress = {
  /** The one spelling of the address, whatever the caller's. */
  proper: string;
  /** What the page is asked, in its one spelling; empty where it is asked nothing. */
  question: string;
  /** Whether its page is the same for every visitor, and may be kept. */
  shared: boolean;
};

/**
 * Which public page an address means. The router reads capitals, escapes and slashes at the end as it likes; here each
 * page has one spelling. Nothing for the dashboard, for what is no page, and for the data of one.
 */
export function publicAddress({ pathname, searchParams }: URL): PublicAddress | undefined {
  if (pathname.endsWith('.data')) return undefined;
  const proper = properPath(pathname);
  const page = pageAt(proper);
  if (!page || personal.has(page) || /^\/dashboard(\/|$)/.test(splitLocale(proper).bare)) return undefined;
  const question = questionIn(searchParams, questions[page] ?? []);
  const isForOne = forOneVisitor[page]?.some((name) => searchParams.has(name)) ?? false;
  return { proper, question, shared: !isForOne && question.length <= longestQuestion };
}

/** The first value of each name that counts, in our order: other spellings are the same question. */
function questionIn(searchParams: URLSearchParams, names: readonly string[]): string {
  const asked = names.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return asked.length ? `?${new URLSearchParams(asked)}` : '';
}

function properPath(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // What cannot be decoded is no page of ours.
  }
  const spelt = decoded
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
  return spelt.split('/').map(encodeURIComponent).join('/');
}
