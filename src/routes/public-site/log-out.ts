/** Ends the session. */
export async function logOut(): Promise<void> {
  const token = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  await fetch('/logout', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token?.split('=')[1] ?? '') },
  });
}
