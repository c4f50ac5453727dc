import * as z from 'zod/mini';

/** Letters of a tag, and tags of one thing. */
export const longestTag = 30;
export const mostTagsOfThing = 20;

/** One's own word for things that belong together; the sign that is often written before it is not part of it (rule WL-6). */
export const tagName = z.string('tagError').check(
  z.overwrite((name) =>
    name
      .normalize('NFC')
      .trim()
      .replace(/^#+\s*/, ''),
  ),
  z.minLength(1, 'tagError'),
  z.maxLength(longestTag, 'tagError'),
  z.regex(/^[^\p{Cc},#]*$/u, 'tagError'),
);

/** Those of one thing; kept by the domain of remarks. */
export const tagNames = z
  .array(tagName, 'tagError')
  .check(z.maxLength(mostTagsOfThing, 'tooManyTagsOfThing'));
