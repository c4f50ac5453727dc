import { locales } from '../../../i18n/locales.ts';
import { allMessages, type Messages } from '../../../i18n/messages.ts';
import { path } from '../../../i18n/paths.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Findable, Finder } from './finder.ts';

type AnswerName = keyof Messages['help']['answers'];

/** What is asked of plans is not answered where there are none. */
const ofPlans: readonly AnswerName[] = ['cost', 'trial', 'cancelling', 'invoice', 'beyond'];

/** Questions of the help page by their words in both languages. */
export const findAnswers: Finder = {
  async listed({ locale, services }) {
    const answers = answersIn(locale);
    if (services.settings.plans) return answers;
    return answers.filter(({ id }) => !ofPlans.includes(id as AnswerName));
  },
};

const known = new Map<string, Findable[]>();

function answersIn(locale: Context['locale']): Findable[] {
  const found =
    known.get(locale) ??
    (Object.keys(allMessages(locale).help.answers) as AnswerName[]).map((name) => ({
      kind: 'answer' as const,
      id: name,
      title: allMessages(locale).help.answers[name].question,
      words: locales.flatMap((each) => {
        const { question, answer } = allMessages(each).help.answers[name];
        return [question, plainWords(answer)];
      }),
      note: beginningOf(plainWords(allMessages(locale).help.answers[name].answer)),
      to: `${path('help', locale)}#help-${name}`,
    }));
  known.set(locale, found);
  return found;
}

const longestBeginning = 90;

function beginningOf(text: string): string {
  if (text.length <= longestBeginning) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestBeginning))} …`;
}

/** Without the marks of its links. */
function plainWords(text: string): string {
  return text.replace(/<\/?\w+>/g, '');
}
