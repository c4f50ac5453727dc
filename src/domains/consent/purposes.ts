/** What a visitor may agree to, each for itself. Their order is that of the cookie. */
export const purposes = ['statistics', 'recording', 'charts', 'maps'] as const;
export type Purpose = (typeof purposes)[number];

/** What a browser that asks not to be tracked refuses by that. */
const tracking: readonly Purpose[] = ['statistics', 'recording'];

/** What somebody answered to each purpose; nothing where they were not asked. */
export type Choice = Partial<Record<Purpose, boolean>>;

export type Consent = {
  /** What this installation has to ask about. */
  offered: readonly Purpose[];
  agreed: readonly Purpose[];
  /** What the visitor has not answered, and the browser not for them. */
  open: readonly Purpose[];
};

export const nothingOffered: Consent = { offered: [], agreed: [], open: [] };

/** What stands, of what is offered: a choice of one's own counts more than what the browser asks for all sites. */
export function consentOf(offered: readonly Purpose[], choice: Choice, untracked: boolean): Consent {
  return {
    offered,
    agreed: offered.filter((purpose) => choice[purpose] === true),
    open: offered.filter(
      (purpose) => choice[purpose] === undefined && !(untracked && tracking.includes(purpose)),
    ),
  };
}

/** A choice in a few signs: yes, no, not asked. */
export function writtenChoice(choice: Choice): string {
  return purposes
    .map((purpose) => {
      const answer = choice[purpose];
      return answer === undefined ? '-' : answer ? '1' : '0';
    })
    .join('');
}

/** Nothing for what was not written by us. */
export function readChoice(text: string): Choice | undefined {
  if (text.length !== purposes.length || !/^[01-]+$/.test(text)) return undefined;
  return Object.fromEntries(
    purposes.flatMap((purpose, at) => (text[at] === '-' ? [] : [[purpose, text[at] === '1']])),
  );
}
