/**
 * Why a file is not read at all: it is none of ours, damaged, protected by a password, or larger than a file of a broker
 * ever is, in its rows (`tooLarge`), columns, cells or once it is unpacked; `empty` has no rows, `macros` brings a
 * program along.
 */
export type RefusedReason =
  | 'notDocument'
  | 'broken'
  | 'protected'
  | 'tooLarge'
  | 'tooWide'
  | 'cellTooLong'
  | 'unpacksTooLarge'
  | 'empty'
  | 'macros';

export class FileRefused extends Error {
  readonly reason: RefusedReason;
  /** What went wrong where nobody foresaw it: for the log. */
  readonly fault: string | undefined;
  constructor(reason: RefusedReason, fault?: string) {
    super(reason);
    this.name = 'FileRefused';
    this.reason = reason;
    this.fault = fault;
  }
}
