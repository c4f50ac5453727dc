import { questionList } from '../../../design-system/site/json-ld.ts';
import type { Question } from '../../../design-system/site/questions.tsx';
import { toolApplication } from '../../../domains/calculators/ui/frame/tool-application.ts';
import { type Area, allMessages, loadMessages } from '../../../i18n/messages.ts';
import { type PageName, path } from '../../../i18n/paths.ts';
import type { PageContext } from '../../page-context.ts';
import { siteWords } from '../site-words.ts';

/** What a page of a tool is called and where it is. */
export type Tool = {
  page: PageName;
  /** By which the operator's words are found. */
  type: string;
  area: Extract<Area, `tool${'Loan' | 'Savings' | 'Overpayment' | 'Bonds'}`>;
};

export const loanTool: Tool = {
  page: 'loanCalculator',
  type: 'tools/housing-loan-subsidy',
  area: 'toolLoan',
};
export const savingsTool: Tool = {
  page: 'savingsCalculator',
  type: 'tools/compound-interest',
  area: 'toolSavings',
};
export const overpaymentTool: Tool = {
  page: 'overpaymentCalculator',
  type: 'tools/mortgage-overpayment',
  area: 'toolOverpayment',
};

export const bondTool: Tool = { page: 'bondCalculator', type: 'tools/treasury-bonds', area: 'toolBonds' };

/** Words and questions of a tool's page; machines are told of both. For loaders alone. */
export async function toolData(context: PageContext, { page, type, area }: Tool) {
  const { locale, now, site } = context;
  const { blocks, ...head } = await siteWords(context, type);
  const own = allMessages(locale)[area];
  const questions = questionsOf(own.faq);
  const url = site.origin + path(page, locale);
  context.describe(
    toolApplication({ name: own.title, description: head.description, url, language: locale }),
    ...questionList(questions),
  );
  return {
    locale,
    now,
    messages: loadMessages(locale, ['tools', area]),
    head,
    blocks,
    questions,
  };
}

function questionsOf(faq: Record<string, { ask: string; answer: string }>): Question[] {
  return Object.entries(faq).map(([key, { ask, answer }]) => ({ key, ask, answer }));
}
