import path from 'node:path';
import { parseEnv } from 'node:util';
import { renameSync, writeFileSync, existsSync, readFileSync } from 'node:fs';
import type { Ask } from './arguments';
import { type Part, type Setup, Refusal } from './steps';
import { listAt, textAt } from '../google-answers';
import { SetupError } from '../../development/command-line';

/** What src/company/site.ts says. */
interface SiteFields {
  readonly origin: string;
  readonly name: string;
  readonly tagline: string;
  readonly shortName: string;
}

/** What it says of the demo company. */
export const DEMO: SiteFields = {
  origin: 'https://nilavu.example',
  name: 'Nilavu Pictures',
  tagline: 'Films made after dark, from Kochi.',
  shortName: 'Nilavu',
};

const LITERAL = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const PLACES: Readonly<Record<keyof SiteFields, RegExp>> = {
  origin: new RegExp(String.raw`(\borigin:\s*)${LITERAL}`),
  name: new RegExp(String.raw`(\bname:\s*)${LITERAL}`),
  tagline: new RegExp(String.raw`(\btagline:\s*)${LITERAL}`),
  shortName: new RegExp(String.raw`(\bSHORT_NAME\s*=\s*)${LITERAL}`),
};
const FIELDS = ['origin', 'name', 'tagline', 'shortName'] as const;

/** Below an icon there is space for about twelve letters. */
const SHORT = 12;

/** The fields in which the text of the file still has the demo company. */
export const demoFieldsIn = (text: string): readonly (keyof SiteFields)[] =>
  FIELDS.filter((field) => PLACES[field].exec(text)?.[2]?.slice(1, -1) === DEMO[field]);

/** The text of the file with other values; what is beside them stays. */
export function withFields(text: string, fields: Partial<SiteFields>): string {
  return FIELDS.reduce((changed, field) => {
    const value = fields[field];
    if (value === undefined) return changed;
    return changed.replace(PLACES[field], (_, before: string) => before + literal(value));
  }, text);
}

/** The address that the text of the file has. */
export const originIn = (text: string): string =>
  PLACES.origin.exec(text)?.[2]?.slice(1, -1) ?? DEMO.origin;

/** A name that fits below an icon: the whole, or its first word. */
export const shortNameOf = (name: string): string =>
  name.length <= SHORT ? name : (name.split(' ')[0] ?? name);

/** As the formatter writes a text. */
const literal = (value: string) =>
  value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\')}'`;

/** The variables of .env.example that a build needs. */
interface WebConfig {
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
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const SITE = 'src/company/site.ts';
const ONE_LINE = /^\S.*$/;

/** The file that names the company; empty if it is not where it was. */
function readSite(folder: string): string {
  const file = path.join(folder, SITE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The address that the site in a folder says that it has. */
export const addressOf = (folder: string): string => originIn(readSite(folder));

/** The site names the company that it is for, and not the demo (product 33.7). */
export const companyTasks = ({ project, folder, isDemo, ask }: Setup): readonly Part[] => [
  {
    what: `${SITE} names the company`,
    isSo: () => Promise.resolve(isDemo || demoFieldsIn(readSite(folder)).length === 0),
    make: async () => {
      const text = readSite(folder);
      const fields = await askFor(demoFieldsIn(text), ask, project);
      writeWhole(path.join(folder, SITE), withFields(text, fields));
      return 'commit that file, and dress the rest of src/company as README says';
    },
    byHand: `correct ${SITE}`,
  },
];

async function askFor(
  wanted: readonly (keyof SiteFields)[],
  ask: Ask,
  project: string,
): Promise<Partial<SiteFields>> {
  const fields: { -readonly [Name in keyof SiteFields]?: string } = {};
  if (wanted.includes('name')) {
    fields.name = await ask({
      name: 'name',
      text: "What is the company's name?",
      accepts: ONE_LINE,
    });
    if (wanted.includes('shortName')) fields.shortName = shortNameOf(fields.name);
  }
  if (wanted.includes('tagline')) {
    const text = 'What is said below the name, in one line?';
    fields.tagline = await ask({ name: 'tagline', text, accepts: ONE_LINE });
  }
  if (wanted.includes('origin')) {
    fields.origin = await ask({
      name: 'address',
      text: 'Which address will the site have?',
      otherwise: `https://${project}.web.app`,
      accepts: /^https:\/\/[a-z0-9.-]+\.[a-z]+$/,
    });
  }
  return fields;
}

const envFileOf = (mode: string) => `.env.${mode}.local`;

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Refuses to fill in a file that is for another project (product 33.8).
 *
 * @throws SetupError with the name of that project
 */
export function requireOwnEnvFile({ project, folder, mode }: Setup): void {
  const name = envFileOf(mode);
  const { VITE_FIREBASE_PROJECT_ID: other } = valuesIn(textOf(path.join(folder, name)));
  if (!other || other === project) return;
  throw new SetupError(
    `${name} is for the project ${other}: give --project ${other}, another --mode, or rename that file and run this command again.`,
  );
}

/** The web app is registered, and its configuration is in the file that the build reads. */
export function webAppTasks({ project, folder, google, mode }: Setup): readonly Part[] {
  const name = envFileOf(mode);
  const file = path.join(folder, name);
  const readEnv = () => textOf(file);
  const apps = `/v1beta1/projects/${project}/webApps`;
  const find = async () => {
    const found = listAt(await google.read('firebaseApiOrigin', `GET ${apps}`), 'apps');
    return textAt(found[0], 'name');
  };
  return [
    {
      what: 'The site is registered as a web app',
      isSo: async () => (await find()) !== '',
      make: async () => {
        await google.change('firebaseApiOrigin', `POST ${apps}`, { displayName: 'Website' });
      },
      byHand: `add a web app at https://console.firebase.google.com/project/${project}/settings/general`,
      isNeeded: true,
    },
    {
      what: `${name} has the app's addresses`,
      isSo: async () => {
        const values = valuesIn(readEnv());
        return NAMES.every((variable) => values[variable]);
      },
      make: async () => {
        const config = await google.read(
          'firebaseApiOrigin',
          `GET /v1beta1/${await find()}/config`,
        );
        const values: WebConfig = {
          VITE_FIREBASE_API_KEY: textAt(config, 'apiKey'),
          VITE_FIREBASE_APP_ID: textAt(config, 'appId'),
          VITE_FIREBASE_PROJECT_ID: project,
          VITE_FIREBASE_STORAGE_BUCKET: textAt(config, 'storageBucket'),
        };
        const missing = NAMES.filter((variable) => !values[variable]);
        if (missing.length > 0) throw new Refusal(`it does not say ${missing.join(' and ')}`);
        writeWhole(file, withValues(readEnv(), values));
      },
      byHand: 'copy .env.example to that file and fill it in from Project settings → General',
      isNeeded: true,
    },
  ];
}
