/**
 * Loads another page as a whole document, because who is signed in has changed and nothing read before holds.
 * Never resolves, so that the button that led here stays busy until the page is gone.
 */
export function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => {});
}
