import { expect, test } from 'vitest';
import { isOnMap, onMap, outlineFeatures } from './plain-projection.ts';

test('the outline is of Poland: sixteen voivodeships of closed rings inside its borders', () => {
  const { features } = outlineFeatures();
  expect(features).toHaveLength(16);
  for (const { geometry } of features)
    for (const [ring] of geometry.coordinates) {
      expect(ring!.length).toBeGreaterThan(3);
      expect(ring!.at(-1)).toEqual(ring![0]);
      for (const [lng, lat] of ring!) {
        expect(lng).toBeGreaterThan(14);
        expect(lng).toBeLessThan(24.2);
        expect(lat).toBeGreaterThan(48.9);
        expect(lat).toBeLessThan(54.95);
      }
    }
});

test('places stand where they belong', () => {
  expect(isOnMap(52.23, 21.01)).toBe(true);
  expect(isOnMap(40.7, -74)).toBe(false);
  expect(onMap(54.95, 14)).toEqual({ x: 0, y: 0 });
});
