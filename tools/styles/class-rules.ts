import path from 'node:path';

/** Texts of files by their paths under `src`. */
export type Files = ReadonlyMap<string, string>;

type Sheet = { classes: Set<string>; composed: { name: string; from: string | undefined }[] };

/** The classes a sheet defines, and those it composes: of itself, or of another sheet. */
function sheetOf(css: string): Sheet {
  const classes = new Set<string>();
  const composed: Sheet['composed'] = [];
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  for (const [, part, end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{' && !part!.trim().startsWith('@')) {
      for (const [, name] of part!.matchAll(/\.([a-z_][\w-]*)/gi)) classes.add(name!);
    }
    const [, names, from] = /^\s*composes:\s*([\w\s-]+?)(?:\s+from\s+"([^"]+)")?\s*$/.exec(part!) ?? [];
    for (const name of names?.split(/\s+/) ?? []) composed.push({ name, from });
  }
  return { classes, composed };
}

type Uses = { names: Set<string>; beginnings: string[]; isComputed: boolean };

/** What a source takes of a sheet that it imports as `local`: names, beginnings of names, or whatever is computed. */
function usesOf(source: string, local: string): Uses {
  const names = new Set<string>();
  let isComputed = false;
  for (const [, dotted, quoted] of source.matchAll(
    new RegExp(`(?<![\\w.'])${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|\\b)`, 'g'),
  )) {
    const name = dotted ?? quoted;
    if (name) names.add(name);
    else isComputed = true;
  }
  const beginnings = isComputed ? [...source.matchAll(/`([\w-]+)\$\{/g)].map(([, begun]) => begun!) : [];
  return { names, beginnings, isComputed };
}

const importPattern = /^import (\w+) from '([^']+\.module\.css)';$/gm;
const anyImport = /^(?:import|export)\s[^;]*?from '[^']+';$/gm;
const resolved = (from: string, to: string) => path.posix.join(path.posix.dirname(from), to);

/**
 * Classes that a source takes of a sheet which has none of that name, so that they are `undefined`; and those that no
 * importer takes and no other class composes. Where a name is computed, any word of the sources may be it.
 */
export function classFaults(files: Files): string[] {
  const sheets = new Map<string, Sheet>();
  const uses = new Map<string, Uses[]>();
  const sources = [...files].filter(([file]) => /\.tsx?$/.test(file));
  for (const [file, text] of files) if (file.endsWith('.css')) sheets.set(file, sheetOf(text));
  const faults: string[] = [];
  const taken = new Map<string, Set<string>>();
  const take = (from: string, sheet: string, name: string) => {
    if (!sheets.get(sheet)?.classes.has(name)) faults.push(`${from} takes ${name}, which ${sheet} has not`);
    taken.set(sheet, (taken.get(sheet) ?? new Set()).add(name));
  };
  for (const [file, { composed }] of sheets)
    for (const { name, from } of composed) take(file, from ? resolved(file, from) : file, name);
  for (const [file, text] of sources) {
    const body = text.replace(anyImport, '');
    for (const [, local, to] of text.matchAll(importPattern)) {
      const sheet = resolved(file, to!);
      const found = usesOf(body, local!);
      for (const name of found.names) take(file, sheet, name);
      uses.set(sheet, [...(uses.get(sheet) ?? []), found]);
    }
  }
  for (const [sheet, { classes }] of sheets) {
    const mayBe = (name: string) =>
      (uses.get(sheet) ?? []).some(
        ({ isComputed, beginnings }) =>
          beginnings.some((begun) => name.startsWith(begun)) || (isComputed && isWord(name, sources)),
      );
    for (const name of classes)
      if (!taken.get(sheet)?.has(name) && !mayBe(name))
        faults.push(`${sheet} has ${name}, which nobody takes`);
  }
  return faults;
}

/** Whether a source has the name as a word: what is computed may come from far away. */
function isWord(name: string, sources: readonly [string, string][]): boolean {
  const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  return sources.some(([, text]) => text.includes(name) && word.test(text));
}
