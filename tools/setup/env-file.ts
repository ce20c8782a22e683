import { parseEnv } from 'node:util';
import { renameSync, writeFileSync } from 'node:fs';

/** The variables of .env.example that a build needs. */
export interface WebConfig {
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
}

export const NAMES = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
] as const satisfies readonly (keyof WebConfig)[];

/** The values that the text of a .env file has. */
export const valuesIn = (text: string): Partial<WebConfig> => parseEnv(text);

/** The text of a .env file with these values; its other lines stay as they are. */
export function withValues(text: string, config: WebConfig): string {
  const others = text
    .split('\n')
    .filter((line) => !NAMES.some((name) => new RegExp(`^\\s*${name}\\s*=`).test(line)));
  const lines = NAMES.map((name) => `${name}=${config[name]}`);
  return `${[...lines, ...others].join('\n').trimEnd()}\n`;
}

/** Writes a file as a whole or, if this is interrupted, not at all. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
