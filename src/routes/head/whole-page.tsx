const end = 'whole-page';

/**
 * A browser draws what it has of a page that is still arriving, and moves it when the rest comes: three cards stand where
 * one stood before. Where browsers know this link they draw the page once, when they have read its end.
 */
export function DrawnWhole() {
  return <link rel="expect" href={`#${end}`} blocking="render" />;
}

/**
 * The end of what is seen, and the place of the page's data (packed-data.ts). Both come before the scripts: these run as
 * soon as they are there, be the rest of the page still on its way.
 */
export function WholePage() {
  return (
    <>
      <i id={end} hidden />
      <i id="page-data" hidden />
    </>
  );
}
