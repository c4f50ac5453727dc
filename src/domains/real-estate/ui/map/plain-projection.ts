import { voivodeships } from './poland-outline.ts';

/** A plain map of Poland: what `poland-outline.ts` is drawn in. */
const across = 61.5661;
const west = 14;
const north = 54.95;

export const mapBox = { x: -8, y: -6, width: 640, height: 616 };

export function onMap(lat: number, lng: number): { x: number; y: number } {
  return { x: (lng - west) * across, y: (north - lat) * 100 };
}

export function isOnMap(lat: number, lng: number): boolean {
  const { x, y } = onMap(lat, lng);
  return x >= mapBox.x && y >= mapBox.y && x <= mapBox.x + mapBox.width && y <= mapBox.y + mapBox.height;
}

/** The rings of a voivodeship as [longitude, latitude]. */
function ringsOf(path: string): [number, number][][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((point) => {
          const [x, y] = point.split(' ').map(Number) as [number, number];
          return [x / across + west, north - y / 100] as [number, number];
        }),
    )
    .map((ring) => [...ring, ring[0]!]);
}

/** The same outline for a map that can be moved. */
export function outlineFeatures() {
  return {
    type: 'FeatureCollection' as const,
    features: voivodeships.map(({ name, path }) => ({
      type: 'Feature' as const,
      properties: { name },
      geometry: { type: 'MultiPolygon' as const, coordinates: ringsOf(path).map((ring) => [ring]) },
    })),
  };
}
