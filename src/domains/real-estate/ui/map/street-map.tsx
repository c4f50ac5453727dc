import {
  FullscreenControl,
  Map as MapView,
  Marker,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
// By its address: styles are one file, and only who sees a map needs these.
import looks from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { outlineFeatures } from './plain-projection.ts';
import styles from './property-map.module.css';

type Props = {
  name: string;
  lat: number;
  lng: number;
  style: string | null;
  /** Something stands there; otherwise the country is shown. */
  marked: boolean;
  onFail: () => void;
};

const zoom = 15;
const wholeCountry = 4.6;

setWorkerUrl(workerUrl);

/** A map around one place: a zoom and a fullscreen control, one circle; the page scrolls over it undisturbed. */
export function StreetMap({ name, lat, lng, style, marked, onFail }: Props) {
  const t = useTranslations('realEstate.map');
  const holder = useRef<HTMLDivElement>(null);
  const latest = useRef({ t, onFail });
  latest.current = { t, onFail };
  useEffect(() => {
    const container = holder.current;
    if (!container) return;
    const { t, onFail } = latest.current;
    let map: MapView;
    try {
      map = new MapView({
        container,
        center: [lng, lat],
        zoom: marked ? zoom : wholeCountry,
        style: style ?? outlineStyle(container),
        scrollZoom: false,
        boxZoom: false,
        doubleClickZoom: false,
        attributionControl: style ? { compact: true } : false,
        locale: {
          'NavigationControl.ZoomIn': t('zoomIn'),
          'NavigationControl.ZoomOut': t('zoomOut'),
          'FullscreenControl.Enter': t('fullscreen'),
          'FullscreenControl.Exit': t('fullscreen'),
          'Map.Title': t('of', { name }),
        },
      });
    } catch {
      // Without WebGL there is no map, and everything else is as it was.
      onFail();
      return;
    }
    let drawn = false;
    map.once('load', () => {
      drawn = true;
    });
    // A tile that is missing leaves a hole; a style that does not come leaves nothing.
    map.on('error', () => {
      if (!drawn) onFail();
    });
    map.addControl(new NavigationControl({ showCompass: false }));
    map.addControl(new FullscreenControl());
    if (!style) map.addControl(new ScaleControl(), 'bottom-left');
    if (marked) {
      const spot = document.createElement('div');
      spot.className = styles.marker!;
      new Marker({ element: spot }).setLngLat([lng, lat]).addTo(map);
    }
    return () => map.remove();
  }, [lat, lng, style, name, marked]);
  return (
    <>
      {/* Before the styles of the dashboard, which have the last word on how the map looks. */}
      <link rel="stylesheet" href={looks} precedence="site" />
      <div ref={holder} className={styles.street} />
    </>
  );
}

/** A token as a colour that the map can read: it knows neither variables nor themes. */
function colourOf(container: HTMLElement, token: string): string {
  const probe = container.appendChild(document.createElement('span'));
  probe.style.color = `var(${token})`;
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}

/** The shipped outline in the colours of the page. */
function outlineStyle(container: HTMLElement): StyleSpecification {
  const colour = (token: string) => colourOf(container, token);
  return {
    version: 8,
    sources: { poland: { type: 'geojson', data: outlineFeatures() } },
    layers: [
      { id: 'beyond', type: 'background', paint: { 'background-color': colour('--surface-2') } },
      { id: 'land', type: 'fill', source: 'poland', paint: { 'fill-color': colour('--surface-3') } },
      {
        id: 'borders',
        type: 'line',
        source: 'poland',
        paint: { 'line-color': colour('--ink-3'), 'line-width': 1 },
      },
    ],
  };
}
