/** The light design's own colours: paper knows no style sheet. */
export const paper = {
  ink: '#1e2225',
  quiet: '#4d5357',
  faint: '#5f6568',
  line: '#dedad2',
  band: '#f2f0eb',
  cover: '#f7f5f1',
  sky: '#e7e4de',
  tile: '#23282c',
  gain: '#0b6657',
  loss: '#ab2f3c',
  amber: '#e39417',
  amberStrong: '#c9780a',
  amberFill: '#f0ac3d',
  strata: ['#dbd6cc', '#d1cbc0', '#c6bfb3'],
  series: [
    '#d9870f',
    '#0e5f5a',
    '#669be0',
    '#1d273f',
    '#eacc79',
    '#a5ddff',
    '#815ba2',
    '#582f02',
    '#adb6b2',
    '#918f87',
  ],
} as const;

export const fonts = { text: 'HankenGrotesk', display: 'BricolageGrotesque' } as const;

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, side: 42 } as const;

/** The fonts have no narrow gap. */
export function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}
