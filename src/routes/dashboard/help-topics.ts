import { matches } from '../../foundation/fold-text.ts';
import type { Messages } from '../../i18n/messages.ts';

export type AnswerName = keyof Messages['help']['answers'];
export type SectionName = keyof Messages['help']['sections'];

export type HelpSection = { name: SectionName; answers: readonly AnswerName[] };

/** The questions in the order they are shown; their words are in the catalogue. */
export const helpSections: readonly HelpSection[] = [
  { name: 'figures', answers: ['profit', 'irr', 'prices', 'change', 'missing', 'currency'] },
  { name: 'data', answers: ['ways', 'property', 'taxes', 'readOnly'] },
  { name: 'strategies', answers: ['strategy', 'ownStrategy', 'simulation', 'virtual'] },
  { name: 'sharing', answers: ['pdf'] },
  { name: 'account', answers: ['mail', 'fewer', 'password', 'api', 'leaving'] },
  { name: 'plans', answers: ['cost', 'trial', 'cancelling', 'invoice', 'beyond'] },
];

/** What is asked of plans is not shown where there are none. */
export function sectionsWith(plans: boolean): readonly HelpSection[] {
  return plans ? helpSections : helpSections.filter(({ name }) => name !== 'plans');
}

/** The words of an answer without the marks of its links. */
export function plainWords(text: string): string {
  return text.replace(/<\/?\w+>/g, '');
}

/** Sections with only those answers that contain every word of the query; empty ones are left out. */
export function findAnswers(
  sections: readonly HelpSection[],
  query: string,
  wordsOf: (answer: AnswerName, section: SectionName) => string,
): HelpSection[] {
  if (!query.trim()) return [...sections];
  return sections
    .map(({ name, answers }) => ({
      name,
      answers: answers.filter((answer) => matches(wordsOf(answer, name), query.trim())),
    }))
    .filter(({ answers }) => answers.length > 0);
}
