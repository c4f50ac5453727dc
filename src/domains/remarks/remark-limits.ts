/** Letters of a tag. */
export const longestTag = 30;
/** Different tags of one person, and of one thing. */
export const mostTags = 200;
export const mostTagsOfThing = 20;
/** Things of one person that have a tag, counted for each of their tags. */
export const mostTagged = 50_000;
