import type { Locale } from '../../../../i18n/locales.ts';
import { loadMessages } from '../../../../i18n/messages.ts';
import { translatorOf } from '../../../../i18n/translator.ts';

const groups = {
  product: ['what', 'advice', 'demo', 'figures', 'phone', 'programs'],
  data: ['passwords', 'seen', 'sold', 'leaving', 'server'],
  imports: ['connecting', 'files', 'unknown', 'twice', 'undo'],
  prices: ['cost', 'free', 'trial', 'cancelling', 'paying', 'granted'],
  poland: ['bonds', 'pensions', 'rates', 'tax'],
} as const;

export type FaqGroupKey = keyof typeof groups;
type QuestionKey = (typeof groups)[FaqGroupKey][number];

export type FaqQuestion = { key: QuestionKey; ask: string; answer: string };
export type FaqGroup = { key: FaqGroupKey; questions: FaqQuestion[] };

/** What the answers name: taken from what the product really has, never from the texts. */
export type FaqFacts = {
  /** Brokers that are connected, and those whose files are known. */
  apis: readonly string[];
  files: readonly string[];
  /** Kinds of savings bonds, and of pension accounts. */
  bonds: readonly string[];
  kinds: readonly string[];
  /** Paid plans with their prices, as they are written; none where there are no plans. */
  plans: readonly string[];
  vat: boolean;
  trialDays: number;
  charges: boolean;
  demo: boolean;
  hasPlans: boolean;
  /** The tax form of people who sold something. */
  taxForm: string;
};

/** Questions that concern this installation. */
function isAsked(key: QuestionKey, facts: FaqFacts): boolean {
  switch (key) {
    case 'demo':
      return facts.demo;
    case 'cost':
    case 'cancelling':
      return facts.hasPlans;
    case 'free':
      return !facts.hasPlans;
    case 'trial':
      return facts.hasPlans && facts.trialDays > 0;
    case 'paying':
      return facts.hasPlans && facts.charges;
    case 'granted':
      return facts.hasPlans && !facts.charges;
    default:
      return true;
  }
}

/** Questions and answers by subject, in words: for the page, and for search engines. */
export function faqOf(locale: Locale, facts: FaqFacts): FaqGroup[] {
  const t = translatorOf(loadMessages(locale, ['faq']), locale, 'faq.answers');
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'long' });
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const values = {
    apis: conjunction.format(facts.apis),
    files: list.format(facts.files),
    bonds: conjunction.format(facts.bonds),
    kinds: list.format(facts.kinds),
    plans: list.format(facts.plans),
    vat: facts.vat ? 'in' : 'out',
    days: facts.trialDays,
    form: facts.taxForm,
  };
  return (Object.keys(groups) as FaqGroupKey[]).map((key) => ({
    key,
    questions: groups[key]
      .filter((question) => isAsked(question, facts))
      .map((question) => ({
        key: question,
        ask: t(`${question}.ask`, values),
        answer: t(`${question}.answer`, values),
      })),
  }));
}
