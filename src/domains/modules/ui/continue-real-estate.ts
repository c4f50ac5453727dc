/** Set while somebody who came for real estate is on the way to a first property. */
const flag = 'userShouldContinueRealEstateOnboarding';

/** Storage may be closed to us: then nobody is led on, and nothing else happens. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const continueRealEstate = {
  set: () => quietly(() => localStorage.setItem(flag, '1')),
  isSet: () => quietly(() => localStorage.getItem(flag)) !== null,
  clear: () => quietly(() => localStorage.removeItem(flag)),
};
