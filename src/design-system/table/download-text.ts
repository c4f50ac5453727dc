/** Hands a text to the browser as a file. The byte order mark tells Excel that it is UTF-8. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
