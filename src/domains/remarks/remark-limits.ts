/** Different tags of one person. */
export const mostTags = 200;
/** Things of one person that have a tag, counted for each of their tags. */
export const mostTagged = 50_000;
