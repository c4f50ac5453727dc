import { LanguageModelFailure } from './language-model.ts';

/** The JSON object in a model's text, which may stand in a code fence or after a sentence of politeness. */
export function jsonInText(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    throw new LanguageModelFailure('garbled', 'no JSON object in the text');
  }
}
