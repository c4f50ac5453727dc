/** Whether what was typed is the code to confirm with; case and outer spaces do not matter. */
export function confirmCodeMatches(code: string, typed: string): boolean {
  return typed.trim().toLowerCase() === code.trim().toLowerCase();
}
