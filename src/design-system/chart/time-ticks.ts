export type TimeTick = { at: number; day: string; kind: 'day' | 'month' | 'year' };

/** Where the time axis is labelled: days in a short span, else first days of months, as many as there is room for. */
export function timeTicks(days: readonly string[], width: number): TimeTick[] {
  if (days.length < 2) return [];
  const room = Math.max(2, Math.floor(width / 72));
  const months = days.flatMap((day, at) =>
    at > 0 && day.slice(0, 7) !== days[at - 1]?.slice(0, 7) ? [{ at, day }] : [],
  );
  if (months.length < 3) {
    const step = Math.max(1, Math.ceil((days.length - 1) / Math.min(room, 7)));
    return days.flatMap((day, at) =>
      at > 0 && at % step === 0 && at < days.length - 1 ? [{ at, day, kind: 'day' as const }] : [],
    );
  }
  const every = [1, 2, 3, 6, 12, 24, 60].find((count) => months.length / count <= room) ?? 120;
  return months
    .filter(({ day }) => monthNumber(day) % every === 0)
    .map(({ at, day }) => ({ at, day, kind: every >= 12 ? 'year' : 'month' }));
}

function monthNumber(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month - 1;
}
