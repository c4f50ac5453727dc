import type { documentKinds } from './contract.ts';

export type DocumentKind = (typeof documentKinds)[number];

const marks: Record<DocumentKind, string> = { confirmation: 'PP', invoice: 'FV', correction: 'KFV' };

/** PP 2026/000001: each kind counts by itself, each year of Warsaw anew (rule BL-9). */
export function documentNumber(kind: DocumentKind, year: number, ordinal: number): string {
  return `${marks[kind]} ${year}/${String(ordinal).padStart(6, '0')}`;
}

const written = /^(PP|FV|KFV)\s*(\d{4})\s*\/\s*(\d{1,9})$/i;

/** What a typed number means; nothing where it is none. */
export function readDocumentNumber(
  text: string,
): { kind: DocumentKind; year: number; ordinal: number } | undefined {
  const [, mark, year, ordinal] = written.exec(text.trim()) ?? [];
  if (!mark) return undefined;
  const kind = (Object.keys(marks) as DocumentKind[]).find((one) => marks[one] === mark.toUpperCase())!;
  return { kind, year: Number(year), ordinal: Number(ordinal) };
}
