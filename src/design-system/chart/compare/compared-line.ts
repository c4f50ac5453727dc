/** One line of a comparison; the number is in its badge everywhere. */
export type ComparedLine = {
  key: string;
  number: number;
  label: string;
  /** What 100 was worth on each day; null where it is not known. */
  values: readonly (number | null)[];
  /** `own` is what is compared, `hurdle` what it should beat. */
  role: 'own' | 'hurdle' | 'other';
};

const others = ['--ln-1', '--ln-3', '--ln-4', '--ln-5', '--ln-6'];

/** The colour of each line: amber is one's own, the hurdle is of stone, the others differ. */
export function comparedColours(roles: readonly ComparedLine['role'][]): string[] {
  let next = 0;
  return roles.map((role) => {
    if (role === 'own') return 'var(--ln-2)';
    return `var(${role === 'hurdle' ? '--ch-invested' : others[next++ % others.length]})`;
  });
}
