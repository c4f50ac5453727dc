import { type Day, dayNumber } from '../../foundation/calendar-day.ts';
import { type DecimalText, isDecimalText } from '../../foundation/decimal.ts';

/** The types of columns that rows can be copied into, and what each takes. */
type Values = {
  uuid: string;
  text: string;
  int4: number;
  numeric: DecimalText;
  date: Day;
  time: string;
  timestamptz: Date;
  bytea: Buffer;
};
export type CopiedType = keyof Values;
export type CopiedValue<Type extends CopiedType> = Values[Type] | null | undefined;

/** Writes a value at a place, as PostgreSQL sends it itself, and tells how many bytes it took. */
type Write<Value> = (into: Buffer, at: number, value: Value) => number;

/** PostgreSQL counts from the year 2000. */
const firstDay = dayNumber('2000-01-01');
const firstMillisecond = Date.UTC(2000, 0, 1);

export const writers: { [Type in CopiedType]: Write<Values[Type]> } = {
  uuid(into, at, value) {
    if (into.write(value.replaceAll('-', ''), at, 'hex') !== 16) throw new RangeError(`not an id: ${value}`);
    return 16;
  },
  text: (into, at, value) => into.write(value, at, 'utf8'),
  int4: (into, at, value) => into.writeInt32BE(value, at) - at,
  numeric: writeNumeric,
  date: (into, at, value) => into.writeInt32BE(dayNumber(value) - firstDay, at) - at,
  time(into, at, value) {
    const [, hours, minutes, seconds] = /^(\d\d):(\d\d)(?::(\d\d)(?:\.0+)?)?$/.exec(value) ?? [];
    if (!hours) throw new RangeError(`not a time: ${value}`);
    const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
    return into.writeBigInt64BE(BigInt(whole) * 1_000_000n, at) - at;
  },
  timestamptz: (into, at, value) =>
    into.writeBigInt64BE(BigInt(value.getTime() - firstMillisecond) * 1000n, at) - at,
  bytea: (into, at, value) => value.copy(into, at),
};

/** Groups of four decimal digits from the first that is not zero, with where the point stands and how many decimals are shown. */
function writeNumeric(into: Buffer, at: number, text: DecimalText): number {
  if (!isDecimalText(text)) throw new RangeError(`not a decimal: ${text.slice(0, 60)}`);
  const isSigned = text[0] === '-' || text[0] === '+';
  const point = text.indexOf('.');
  const whole = text.slice(isSigned ? 1 : 0, point < 0 ? undefined : point);
  const decimals = point < 0 ? '' : text.slice(point + 1);
  const before = Math.ceil(whole.length / 4);
  const digits = whole.padStart(before * 4, '0') + decimals.padEnd(Math.ceil(decimals.length / 4) * 4, '0');
  let [first, last] = [0, digits.length / 4 - 1];
  const group = (number: number) => Number(digits.slice(number * 4, number * 4 + 4));
  while (first <= last && group(first) === 0) first += 1;
  while (last >= first && group(last) === 0) last -= 1;
  const count = last - first + 1;
  let end = into.writeInt16BE(count, at);
  end = into.writeInt16BE(count ? before - first - 1 : 0, end);
  end = into.writeUInt16BE(count && text[0] === '-' ? 0x4000 : 0, end);
  end = into.writeInt16BE(decimals.length, end);
  for (let number = first; number <= last; number++) end = into.writeInt16BE(group(number), end);
  return end - at;
}
