export type TickerLook = { locale: string; theme: 'light' | 'dark' };

export type TickerPlace = {
  /** Puts the service's script into its place. */
  insert(look: TickerLook): void;
  /** Takes away everything it has put there. */
  clear(): void;
};

/** Between taking the tape of one language away and putting that of the other in its place. */
export const reloadGap = 100;

/** Shows the tape in the language and theme of the page; after a change it is loaded anew. Ends with `stop`. */
export function keepTicker(place: TickerPlace) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: TickerLook | undefined;
  const stop = () => {
    clearTimeout(timer);
    if (shown) place.clear();
    shown = undefined;
  };
  return {
    show(look: TickerLook): void {
      if (shown?.locale === look.locale && shown.theme === look.theme) return;
      const isFirst = shown === undefined;
      stop();
      shown = look;
      if (isFirst) place.insert(look);
      else timer = setTimeout(() => place.insert(look), reloadGap);
    },
    stop,
  };
}
