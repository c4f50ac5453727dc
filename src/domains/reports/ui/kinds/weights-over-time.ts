/** Beyond so many parts a chart is unreadable: the smaller ones are one. */
const most = 7;

type Layer = { key: string; label: string; values: readonly (number | null)[] };
export type Weights = { days: string[]; parts: { key: string; label: string; shares: number[] }[] };

/**
 * Values over time as shares of each day, the largest first and the small ones together under `others`. Days on which a
 * part is not known, or on which there was nothing, have no shares and are left out.
 */
export function weightsOverTime(days: readonly string[], layers: readonly Layer[]): Weights {
  const known = days.flatMap((_, at) => {
    const values = layers.map(({ values: { [at]: value } }) => value ?? null);
    const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    return whole > 0 && values.every((value) => value !== null) ? [{ at, whole }] : [];
  });
  const shown = layers.length > most ? layers.slice(0, most - 1) : layers;
  const rest = layers.slice(shown.length);
  const shareOf = (some: readonly Layer[]) =>
    known.map(({ at, whole }) => some.reduce((sum, { values }) => sum + (values[at] ?? 0), 0) / whole);
  return {
    days: known.map(({ at }) => days[at]!),
    parts: [
      ...shown.map((layer) => ({ key: layer.key, label: layer.label, shares: shareOf([layer]) })),
      ...(rest.length > 0 ? [{ key: 'others', label: 'others', shares: shareOf(rest) }] : []),
    ],
  };
}
