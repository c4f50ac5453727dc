import type { QuietHours } from '../../due-time.ts';

const day = 1440;
/** The picture begins at noon, so that the night lies in the middle. */
const noon = 720;
/** Minutes after noon at which something happens in the picture. */
const moments = [90, 240, 372, 520, 720, 930, 1080, 1260, 1385];

export type NightLayout = {
  /** Stretches of the picture, from 0 to 1. */
  nights: { from: number; to: number }[];
  /** What happens, from 0 to 1, and whether it waits. */
  dots: { at: number; waits: boolean }[];
  /** Where what waited comes as one, and where the first of it waited. */
  bundle: { at: number; since: number | null } | null;
};

const sinceNoon = (minutes: number) => (minutes - noon + day) % day;

/** A day from noon to noon, with what is quiet in it. */
export function nightLayout(quiet: QuietHours | null): NightLayout {
  const at = (minutes: number) => minutes / day;
  if (!quiet)
    return { nights: [], dots: moments.map((one) => ({ at: at(one), waits: false })), bundle: null };
  const from = sinceNoon(quiet.from);
  const to = sinceNoon(quiet.to);
  const wraps = from > to;
  const waits = (one: number) => (wraps ? one >= from || one < to : one >= from && one < to);
  const nights = wraps
    ? [
        { from: 0, to: at(to) },
        { from: at(from), to: 1 },
      ].filter((night) => night.to > night.from)
    : [{ from: at(from), to: at(to) }];
  const end = Math.min(to + 12, day - 12);
  const first = moments.find((one) => waits(one) && one < to);
  return {
    nights,
    // What would stand under the one large dot is left out.
    dots: moments
      .filter((one) => Math.abs(one - end) > 80)
      .map((one) => ({ at: at(one), waits: waits(one) })),
    bundle: { at: at(end), since: first === undefined ? null : at(first) },
  };
}
