/** A file as a data URL. Browsers give an empty file one without content, so it is made here. */
export async function fileToDataUrl(file: File): Promise<string> {
  if (file.size === 0) return 'data:application/octet-stream;base64,';
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(String(reader.result).replace(/^data:[^,]*,/, 'data:application/octet-stream;base64,'));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
