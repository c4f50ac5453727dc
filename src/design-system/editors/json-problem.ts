export type JsonProblemKind =
  | 'empty'
  | 'trailingComma'
  | 'missingComma'
  | 'decimalComma'
  | 'missingColon'
  | 'unquotedKey'
  | 'wrongQuotes'
  | 'missingClose'
  | 'unclosedText'
  | 'badNumber'
  | 'duplicateKey'
  | 'tooDeep'
  | 'afterEnd'
  | 'unexpected';

export type JsonProblem = {
  kind: JsonProblemKind;
  /** From 1. */
  line: number;
  /** What is underlined: [from, to) in the text. */
  from: number;
  to: number;
  /** The whole text with this mended, where there is one way to mend it. */
  fixed?: string;
};

const deepest = 24;
const quotes = `'„”“‘’`;

/** The first thing that keeps a text from being JSON, with its line; nothing where it is. */
export function findJsonProblem(text: string): JsonProblem | undefined {
  try {
    const scan = new Scan(text);
    scan.space();
    if (scan.at >= text.length) scan.fail('empty', scan.at, scan.at);
    scan.value(0);
    scan.space();
    if (scan.at < text.length) scan.fail('afterEnd', scan.at, text.length, text.slice(0, scan.at).trimEnd());
    return undefined;
  } catch (problem) {
    if (problem instanceof Found) return problem.problem;
    throw problem;
  }
}

class Found extends Error {
  readonly problem: JsonProblem;
  constructor(problem: JsonProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Walks through a text as JSON and stops at the first problem. */
class Scan {
  readonly text: string;
  at = 0;
  constructor(text: string) {
    this.text = text;
  }

  fail(kind: JsonProblemKind, from: number, to: number, fixed?: string): never {
    const line = this.text.slice(0, from).split('\n').length;
    throw new Found({ kind, line, from, to: Math.max(to, from), ...(fixed !== undefined && { fixed }) });
  }

  swap(from: number, to: number, by: string): string {
    return this.text.slice(0, from) + by + this.text.slice(to);
  }

  space(): void {
    while (/[ \t\r\n]/.test(this.text[this.at] ?? '')) this.at++;
  }

  value(depth: number): void {
    if (depth > deepest) this.fail('tooDeep', this.at, this.at + 1);
    const next = this.text[this.at];
    if (next === '{') this.list(depth, '}', () => this.entry(depth));
    else if (next === '[') this.list(depth, ']', () => this.value(depth + 1));
    else if (next === '"') this.quoted();
    else this.bare(next);
  }

  bare(next: string | undefined): void {
    if (next !== undefined && quotes.includes(next)) this.wrongQuotes();
    const word = /^(?:true|false|null)(?![\w$])/.exec(this.text.slice(this.at, this.at + 6));
    if (word) {
      this.at += word[0].length;
      return;
    }
    this.number();
  }

  number(): void {
    const rest = this.text.slice(this.at, this.at + 400);
    const typed = /^[-+.\w$]+/.exec(rest)?.[0] ?? '';
    if (/^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/.test(typed)) {
      this.at += typed.length;
      return;
    }
    if (!typed) this.fail('unexpected', this.at, this.at + 1);
    const plain = /^([-+]?)0*(\d*)\.?(\d*)([eE][-+]?\d+)?$/.exec(typed);
    if (!plain || !(plain[2] || plain[3])) this.fail('badNumber', this.at, this.at + typed.length);
    const [, sign, whole, fraction, power = ''] = plain;
    const mended = `${sign === '-' ? '-' : ''}${whole || '0'}${fraction ? `.${fraction}` : ''}${power}`;
    this.fail(
      'badNumber',
      this.at,
      this.at + typed.length,
      this.swap(this.at, this.at + typed.length, mended),
    );
  }

  quoted(): string {
    const from = this.at;
    const found = /^"(?:[^"\\\n]|\\.)*"/.exec(this.text.slice(from));
    if (!found) {
      const end = this.text.indexOf('\n', from);
      this.fail('unclosedText', from, end < 0 ? this.text.length : end);
    }
    this.at += found[0].length;
    try {
      return JSON.parse(found[0]);
    } catch {
      this.fail('unexpected', from, this.at);
    }
  }

  /** Polish and typographic quotes, and the single ones of programmers. */
  wrongQuotes(): never {
    const from = this.at;
    const found = new RegExp(`^[${quotes}]([^${quotes}"\\n]*)[${quotes}"]`).exec(this.text.slice(from));
    if (!found) this.fail('wrongQuotes', from, from + 1);
    const to = from + found[0].length;
    this.fail('wrongQuotes', from, to, this.swap(from, to, JSON.stringify(found[1])));
  }

  /** What stands between brackets, parted by commas. */
  list(depth: number, close: '}' | ']', part: () => unknown): void {
    const names = new Set<unknown>();
    const open = this.at++;
    this.space();
    if (this.text[this.at] === close) {
      this.at++;
      return;
    }
    for (let comma = -1; ; ) {
      if (this.text[this.at] === close)
        this.fail('trailingComma', comma, comma + 1, this.swap(comma, comma + 1, ''));
      this.noEnd(open, close);
      this.notDecimalComma(comma);
      const from = this.at;
      const name = part();
      if (close === '}' && names.has(name)) this.fail('duplicateKey', from, this.at);
      names.add(name);
      const end = this.at;
      this.space();
      this.noEnd(open, close);
      const next = this.text[this.at];
      if (next === close) {
        this.at++;
        return;
      }
      if (next !== ',') this.noComma(next, end, depth);
      comma = this.at++;
      this.space();
    }
  }

  noEnd(open: number, close: string): void {
    if (this.at < this.text.length) return;
    const whole = this.text.trimEnd().replace(/,$/, '');
    this.fail('missingClose', open, open + 1, `${whole}\n${close}`);
  }

  noComma(next: string | undefined, end: number, depth: number): never {
    const starts = next !== undefined && /["\w{[-]/.test(next);
    if (!starts || depth > deepest) this.fail('unexpected', this.at, this.at + 1);
    this.fail('missingComma', this.at, this.at + 1, this.swap(end, end, ','));
  }

  /** `0,40` is how Poles write 0.40. */
  notDecimalComma(comma: number): void {
    if (comma < 0) return;
    // Only what is near is looked at: a long text has many commas.
    const start = Math.max(0, comma - 40);
    const before = /:\s*(-?\d+)$/.exec(this.text.slice(start, comma));
    const after = /^\d+(?=\s*[,}\]\n])/.exec(this.text.slice(comma + 1, comma + 40));
    // In a list of whole numbers a comma is only a comma; after a named one only a name could follow.
    if (!before || !after) return;
    const from = comma - before[1]!.length;
    const to = comma + 1 + after[0].length;
    this.fail('decimalComma', from, to, this.swap(comma, comma + 1, '.'));
  }

  entry(depth: number): string {
    const from = this.at;
    const next = this.text[from];
    if (next !== undefined && quotes.includes(next)) this.wrongQuotes();
    if (next !== '"') {
      const bare = /^[\p{L}_$][\p{L}\d_$.-]*/u.exec(this.text.slice(from));
      if (!bare) this.fail('unexpected', from, from + 1);
      const to = from + bare[0].length;
      this.fail('unquotedKey', from, to, this.swap(from, to, JSON.stringify(bare[0])));
    }
    const name = this.quoted();
    const end = this.at;
    this.space();
    if (this.text[this.at] !== ':') {
      const typed =
        this.text[this.at] === '=' ? this.swap(this.at, this.at + 1, ':') : this.swap(end, end, ':');
      this.fail('missingColon', from, end, typed);
    }
    this.at++;
    this.space();
    if (this.at >= this.text.length) this.fail('unexpected', from, end);
    this.value(depth + 1);
    return name;
  }
}
