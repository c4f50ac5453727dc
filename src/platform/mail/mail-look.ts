/**
 * The colours of the product as mail programs need them: written out, light and dark. Each is a token of the design
 * system; a test compares them.
 */
export const colours = {
  ground: { token: 'bg', light: '#e7e4de', dark: '#121517' },
  surface: { token: 'surface', light: '#f7f5f1', dark: '#1b1f22' },
  well: { token: 'surface-2', light: '#edeae4', dark: '#24292d' },
  line: { token: 'surface-3', light: '#dedad2', dark: '#31373c' },
  ink: { token: 'ink', light: '#1e2225', dark: '#f2efe9' },
  'ink-2': { token: 'ink-2', light: '#4d5357', dark: '#b9bcbb' },
  'ink-3': { token: 'ink-3', light: '#5f6568', dark: '#979c9e' },
  graphite: { token: 'graphite', light: '#23282c', dark: '#1f2427' },
  tile: { token: 'graphite-2', light: '#2f353a', dark: '#2b3135' },
  'on-graphite': { token: 'on-graphite', light: '#f4f1eb', dark: '#f4f1eb' },
  mark: { token: 'cg1', light: '#f0a02b', dark: '#f0a02b' },
  amber: { token: 'amber', light: '#e39417', dark: '#f5a62e' },
  'on-amber': { token: 'on-amber', light: '#241802', dark: '#241802' },
  link: { token: 'amber-text', light: '#864f00', dark: '#f8bf63' },
  gain: { token: 'gain', light: '#0b6657', dark: '#58c9b0' },
  loss: { token: 'loss', light: '#ab2f3c', dark: '#ff918f' },
} as const;
export type Colour = keyof typeof colours;

export const fonts = {
  text: "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  display: "'Bricolage Grotesque', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  mono: 'Menlo, Consolas, monospace',
};

type Paint = { text?: Colour; ground?: Colour; line?: Colour; also?: string };

/** Light stands at the element, because some programs know nothing else; dark comes by its class where they do. */
export function painted({ text, ground, line, also }: Paint, style: string): string {
  const classes = [also, text && `t-${text}`, ground && `g-${ground}`, line && `l-${line}`].filter(Boolean);
  const light = [
    text && `color:${colours[text].light}`,
    ground && `background-color:${colours[ground].light}`,
    line && `border-color:${colours[line].light}`,
  ].filter(Boolean);
  return ` class="${classes.join(' ')}" style="${[...light, style].join(';')}"`;
}

function darkRules(): string {
  return Object.entries(colours)
    .map(
      ([name, { dark }]) =>
        `.t-${name}{color:${dark}!important}.g-${name}{background-color:${dark}!important}.l-${name}{border-color:${dark}!important}`,
    )
    .join('');
}

/** On a phone the edges give way to the words. */
const narrowRules =
  '.edge{padding-left:12px!important;padding-right:12px!important}.pad{padding-left:20px!important;padding-right:20px!important}.large{font-size:26px!important;line-height:32px!important}';

export const styleSheet = `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){${narrowRules}}@media (prefers-color-scheme:dark){${darkRules()}}</style>`;
