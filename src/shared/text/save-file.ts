/** How long the browser may take to read a file that it has been given. */
const RELEASE_MS = 60_000;

/** Downloads a file that the page has made. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), RELEASE_MS);
}
