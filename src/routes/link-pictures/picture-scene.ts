import { type IconName, iconPaths } from '../../design-system/brand/icon-paths.ts';
import { contour, contourBox } from '../../design-system/site/contour.ts';
import { pictureHeight, pictureWidth } from '../../domains/calculators/ui/tools/picture-size.ts';
import {
  loanPicture,
  overpaymentPicture,
  savingsPicture,
  type ToolPicture,
} from '../../domains/calculators/ui/tools/tool-pictures.ts';
import {
  amberPath,
  stonePath,
  strataBox,
  valuePath,
} from '../../domains/public-site/ui/home/examples/strata-paths.ts';
import { paper } from '../../foundation/paper/paper.ts';
import { drawn } from '../../platform/paper/letters.ts';
import { fontFiles } from '../../platform/paper/paper-fonts.ts';

export const width = 1200;
export const height = 630;

/** The ground of a picture: a chart that the page itself shows, bars by name, or bare layers. */
export type Scene =
  | { kind: 'example' | 'savings' | 'overpayment' | 'loan' }
  | { kind: 'bars'; bars: { name: string; share: number; isBest: boolean }[] }
  | { kind: 'layers'; turn: number };

/** How high it is, from the foot of the picture. */
const heights: Record<Scene['kind'], number> = {
  example: 250,
  savings: 250,
  overpayment: 250,
  loan: 250,
  bars: 250,
  layers: 190,
};

const inBox = (tall: number, box: string, content: string) =>
  `<svg x="0" y="${height - tall}" width="${width}" height="${tall}" viewBox="${box}" preserveAspectRatio="none">${content}</svg>`;

const line = (path: string, look: string) =>
  path && `<path d="${path}" fill="none" vector-effect="non-scaling-stroke" ${look}/>`;

/** Amber over stone, as every chart of value. */
function chart(box: string, tall: number, { stone, amber, value, dashed }: ToolPicture): string {
  const layers = stone.map(
    (layer, at) => `<path d="${layer}" fill="${paper.strata[at * 2] ?? paper.line}"/>`,
  );
  return inBox(
    tall,
    box,
    `<path d="${amber}" fill="url(#amber)"/>${layers.join('')}${line(value, `stroke="${paper.amberStrong}" stroke-width="4"`)}${line(dashed, `stroke="${paper.ink}" stroke-width="2.5" stroke-dasharray="6 6"`)}`,
  );
}

const tools = { savings: savingsPicture, overpayment: overpaymentPicture, loan: loanPicture } as const;

function bars(shown: readonly { name: string; share: number; isBest: boolean }[]): string {
  const step = (width - 144) / shown.length;
  const across = Math.min(140, step - 24);
  return shown
    .map(({ name, share, isBest }, at) => {
      const tall = 50 + share * 150;
      const x = 72 + at * step;
      const look = { font: fontFiles.textBold, size: 26, fill: isBest ? '#241802' : paper.quiet };
      return `<rect x="${x}" y="${height - tall}" width="${across}" height="${tall + 20}" rx="22" fill="${isBest ? paper.amber : paper.strata[2]}"/>${drawn(name, x + across / 2, height - 18, { ...look, anchor: 'middle' })}`;
    })
    .join('');
}

/** The dig of the public site: amber, then stone upon stone; no two pages lie the same. */
function layers(turn: number, tall: number): string {
  const fills = ['url(#amber)', ...paper.strata];
  return fills
    .map((fill, at) =>
      inBox(tall - at * 42, contourBox, `<path d="${contour(turn + at * 0.35)}" fill="${fill}"/>`),
    )
    .join('');
}

function ground(scene: Scene): string {
  const tall = heights[scene.kind];
  if (scene.kind === 'bars') return bars(scene.bars);
  if (scene.kind === 'layers') return layers(scene.turn, tall);
  if (scene.kind !== 'example')
    return chart(`0 0 ${pictureWidth} ${pictureHeight}`, tall, tools[scene.kind]());
  const example = { stone: [stonePath], amber: amberPath, value: valuePath, dashed: '' };
  return chart(strataBox, tall, example);
}

export function drawScene(scene: Scene): string {
  return `<defs><linearGradient id="amber" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paper.amberFill}"/><stop offset="1" stop-color="#f7d596"/></linearGradient></defs><rect width="${width}" height="${height}" fill="${paper.sky}"/>${ground(scene)}`;
}

/** The sign of a page or a class on its tile. */
export function drawSign(name: IconName, x: number, y: number, size: number): string {
  const inset = size * 0.24;
  const scale = (size - 2 * inset) / 20;
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size / 4}" fill="${paper.cover}"/><path transform="translate(${x + inset} ${y + inset}) scale(${scale})" d="${iconPaths[name]}" fill="none" stroke="${paper.amberStrong}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`;
}
