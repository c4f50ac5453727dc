import { expect, test } from 'vitest';
import { pathPoints } from '../../../../tests/support/path-points.ts';
import { type ChartLayer, layersAxis, layersLayout } from './layers-layout.ts';

const layers: ChartLayer[] = [
  { key: 'principal', label: 'principal', tone: 'stone3', values: [10, 10, 20] },
  { key: 'subsidy', label: 'subsidy', tone: 'amber', values: [30, 20, 0] },
];
const frame = { left: 0, right: 100, top: 0, floor: 40 };

test('the axis holds the layers together, and the line beside them', () => {
  expect(layersAxis(layers, undefined).high).toBe(40);
  expect(layersAxis(layers, [50, 50, 50]).high).toBe(50);
  expect(layersAxis(layers, undefined).ticks).toEqual([10, 20, 30, 40]);
});

test('without any height there is still an axis', () => {
  const flat: ChartLayer[] = [{ key: 'a', label: 'a', tone: 'stone1', values: [0, 0] }];
  const { high } = layersAxis(flat, undefined);
  expect(layersLayout(flat, undefined, high, frame).areas[0]).not.toContain('NaN');
});

test('each layer reaches down to the floor, on top of those below it', () => {
  const drawn = layersLayout(layers, undefined, 40, frame);
  expect(pathPoints(drawn.areas[0]!).slice(0, 4)).toEqual([
    [0, 30],
    [50, 30],
    [100, 20],
    [100, 40],
  ]);
  expect(pathPoints(drawn.areas[1]!)[0]).toEqual([0, 0]);
});

test('the line along the amber ends where the amber does', () => {
  expect(pathPoints(layersLayout(layers, undefined, 40, frame).amberLine)).toEqual([
    [0, 0],
    [50, 10],
  ]);
});
