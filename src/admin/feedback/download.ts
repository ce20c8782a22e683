/** Saves a file to the visitor's downloads. The address has to last until the browser has read it. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LASTS_MS);
}

const ADDRESS_LASTS_MS = 60_000;
