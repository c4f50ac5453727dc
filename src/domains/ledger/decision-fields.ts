import * as z from 'zod/mini';

/** Letters of either answer. */
export const longestAnswer = 1000;

const answer = z
  .string('decisionTooLong')
  .check(
    z.trim(),
    z.maxLength(longestAnswer, 'decisionTooLong'),
    z.regex(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u, 'decisionTooLong'),
  );

/** Why something is bought, and what would change its owner's mind; kept by the domain of remarks (rule WL-8). */
export const decisionFields = z.object({
  why: z._default(answer, ''),
  change_mind: z._default(answer, ''),
});
export type DecisionWords = z.output<typeof decisionFields>;
