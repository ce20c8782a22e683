import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { PRODUCTION } from '../../../tools/build/budgets';
import { PROJECT_FOLDER } from '../../../tools/development/project';
import { resultFolder } from './production';

const FIXTURE = path.join(import.meta.dirname, '../other-company');
const FONTS = path.join(PROJECT_FOLDER, 'node_modules/@fontsource/noto-sans/files');
/** The sources of which a site is built. */
const SOURCES = ['src', 'tools', 'scripts', 'functions/src', 'tests/browser/support/in-page'];
const FILES = [
  '.env.emulators',
  'index.html',
  'vite.config.ts',
  'firebase.json',
  'package.json',
  'tsconfig.json',
];

const BUILD = `
  import { buildFunction } from './tools/build/function.ts';
  await import('./scripts/budgets.ts');
  await buildFunction('dist', 'functions/lib');
`;

/**
 * Builds the site and the function of a copy of the project that only differs in src/company, which
 * has another company.
 *
 * @returns the folder of the copy
 *
 * @throws Error with the output if the build fails or a page exceeds its budget
 */
export async function buildOtherCompany(): Promise<string> {
  const folder = await copyWithOtherCompany('other-company');
  const { NODE_ENV: _, ...environment } = process.env;
  const env = { ...environment, ...PRODUCTION, PRODUCTION_SITE: path.join(folder, 'dist') };
  await promisify(execFile)(process.execPath, programOf(BUILD), { cwd: folder, env });
  return folder;
}

/** Returns Node's arguments for a program that imports TypeScript modules. */
export const programOf = (text: string) => ['--import', 'tsx', '--input-type=module', '-e', text];

/**
 * Copies the project with another company in src/company, and returns the folder of the copy.
 * `name` is the folder's name: tests that run in parallel need different ones.
 */
export async function copyWithOtherCompany(name: string): Promise<string> {
  const folder = resultFolder(name);
  rmSync(folder, { recursive: true, force: true });
  for (const source of [...SOURCES, ...FILES]) {
    cpSync(path.join(PROJECT_FOLDER, source), path.join(folder, source), { recursive: true });
  }
  symlinkSync(path.join(PROJECT_FOLDER, 'node_modules'), path.join(folder, 'node_modules'));
  await replaceCompany(path.join(folder, 'src/company'));
  return folder;
}

async function replaceCompany(folder: string): Promise<void> {
  rmSync(folder, { recursive: true });
  cpSync(FIXTURE, folder, { recursive: true });
  mkdirSync(path.join(folder, 'fonts'));
  for (const [name, weight] of [
    ['text', 400],
    ['poster', 700],
  ]) {
    const file = path.join(FONTS, `noto-sans-latin-${weight}-normal.woff2`);
    cpSync(file, path.join(folder, `fonts/${name}.woff2`));
  }
  mkdirSync(path.join(folder, 'pictures'));
  const background = '#808080';
  const picture = sharp({ create: { width: 16, height: 9, channels: 3, background } });
  const webp = await picture.webp().toBuffer();
  for (const name of ['picture', 'default-banner']) {
    writeFileSync(path.join(folder, `pictures/${name}.webp`), webp);
  }
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 500" fill="var(--accent)"/>';
  writeFileSync(path.join(folder, 'pictures/map-drawing.svg'), drawing);
}
