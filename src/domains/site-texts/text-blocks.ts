/** Paragraphs as the operator types them: an empty line begins a new one, a single line break is a space. */
export function blocksOf(typed: string): string[] {
  return typed
    .split(/\r?\n[\s\p{Zs}]*\r?\n/u)
    .map((block) => block.replace(/[\t\r\n]+/g, ' ').trim())
    .filter(Boolean);
}

export function typedOf(blocks: readonly string[]): string {
  return blocks.join('\n\n');
}
