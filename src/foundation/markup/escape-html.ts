const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text inside of HTML, XML or a picture: what somebody typed stays letters. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => names[character]!);
}
