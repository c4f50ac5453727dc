const place = 'consent-later';

/** Closed without a choice: nothing is agreed to, and one is not asked again during this visit. */
export function putOff(): void {
  try {
    sessionStorage.setItem(place, 'yes');
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

export function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}
