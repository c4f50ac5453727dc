/** Letters of a note; enough for a page of reasons, not for a file. */
export const mostNoteLetters = 4000;
/** Notes of one person. */
export const mostNotes = 2000;
