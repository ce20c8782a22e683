/** How long the browser may take to read the file of a download. */
const RELEASE_MS = 60_000;

/** Downloads a file that was created in the page. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), RELEASE_MS);
}
