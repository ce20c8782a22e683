import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file as a whole or, if this is interrupted, not at all. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
