import { paper } from './paper.ts';

const letter = 'M0 3.5h8l3.7 12.7 1.25-4.2h6.1l1.25 4.2L24 3.5h8L24.4 29h-6.3L16 22l-2.1 7H7.6z';
const layers = [
  { y: 3.5, height: 6.9, fill: '#ffd58a' },
  { y: 12, height: 7.5, fill: '#f5a62e' },
  { y: 21.1, height: 7.9, fill: '#d07a08' },
];

/** The sign of the house on its tile, as tall as the name beside it. */
export function mark(x: number, y: number, size: number): string {
  const clips = layers.map(
    (layer, at) =>
      `<clipPath id="m${at}"><rect x="0" y="${layer.y}" width="32" height="${layer.height}"/></clipPath>`,
  );
  const parts = layers.map(({ fill }, at) => `<path clip-path="url(#m${at})" fill="${fill}" d="${letter}"/>`);
  const scale = size / 48;
  return `<defs>${clips.join('')}</defs><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size / 3}" fill="${paper.tile}"/><g transform="translate(${x + size / 6} ${y + size / 6}) scale(${scale})">${parts.join('')}</g>`;
}
