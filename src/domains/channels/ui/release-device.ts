const longestWait = 1500;

/**
 * Who signs out leaves nobody's news on this screen (rule CH-8). The browser lets go by itself: its push service then
 * tells us that it is gone, also where the session is.
 */
export async function releaseDevice(): Promise<void> {
  const letGo = async () => {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  };
  // Nothing of this may keep anybody from leaving.
  const patience = new Promise<void>((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([letGo().catch(() => {}), patience]);
}
