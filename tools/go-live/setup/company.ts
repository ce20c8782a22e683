import path from 'node:path';
import { parseEnv } from 'node:util';
import { renameSync, writeFileSync, existsSync, readFileSync } from 'node:fs';
import type { Ask } from './arguments';
import { type SetupTask, type Setup, Refusal } from './steps';
import { listAt, textAt } from '../google-answers';
import { SetupError } from '../../development/command-line';

/** The fields of src/company/site.ts that a set-up fills in. */
interface SiteFields {
  readonly origin: string;
  readonly name: string;
  readonly tagline: string;
  readonly shortName: string;
}

/** The values of the demo company. */
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

/** The maximum length of a short name: about twelve letters fit below an icon. */
const SHORT = 12;

/** Returns the fields of the file that still have a value of the demo company. */
export const demoFieldsIn = (text: string): readonly (keyof SiteFields)[] =>
  FIELDS.filter((field) => PLACES[field].exec(text)?.[2]?.slice(1, -1) === DEMO[field]);

/** Returns the file with other values; the rest is unchanged. */
export function withFields(text: string, fields: Partial<SiteFields>): string {
  return FIELDS.reduce((changed, field) => {
    const value = fields[field];
    if (value === undefined) return changed;
    return changed.replace(PLACES[field], (_, before: string) => before + literal(value));
  }, text);
}

/** Returns the address of the site in the file. */
export const originIn = (text: string): string =>
  PLACES.origin.exec(text)?.[2]?.slice(1, -1) ?? DEMO.origin;

/** Returns a name that fits below an icon: the whole name, or its first word. */
export const shortNameOf = (name: string): string =>
  name.length <= SHORT ? name : (name.split(' ')[0] ?? name);

/** Returns a string literal as the formatter writes it. */
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

/** Parses the text of a .env file. */
export const valuesIn = (text: string): Partial<WebConfig> => parseEnv(text);

/** Returns the text of a .env file with these values; other lines are unchanged. */
export function withValues(text: string, config: WebConfig): string {
  const others = text
    .split('\n')
    .filter((line) => !NAMES.some((name) => new RegExp(`^\\s*${name}\\s*=`).test(line)));
  const lines = NAMES.map((name) => `${name}=${config[name]}`);
  return `${[...lines, ...others].join('\n').trimEnd()}\n`;
}

/** Writes a file atomically: completely, or not at all if interrupted. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const SITE = 'src/company/site.ts';
const ONE_LINE = /^\S.*$/;

/** Returns the text of the file with the company's name; '' if it does not exist. */
function readSite(folder: string): string {
  const file = path.join(folder, SITE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns the address of the site in a folder. */
export const addressOf = (folder: string): string => originIn(readSite(folder));

/** The tasks that replace the demo company by the company's own (product 33.7). */
export const companyTasks = ({ project, folder, isDemo, ask }: Setup): readonly SetupTask[] => [
  {
    what: `${SITE} names the company`,
    isDone: () => Promise.resolve(isDemo || demoFieldsIn(readSite(folder)).length === 0),
    apply: async () => {
      const text = readSite(folder);
      const fields = await askFor(demoFieldsIn(text), ask, project);
      writeWhole(path.join(folder, SITE), withFields(text, fields));
      return 'commit that file, and dress the rest of src/company as README says';
    },
    manualRemedy: `correct ${SITE}`,
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
 * Requires that the .env file belongs to this project (product 33.8).
 *
 * @throws SetupError with the name of the other project
 */
export function requireOwnEnvFile({ project, folder, mode }: Setup): void {
  const name = envFileOf(mode);
  const { VITE_FIREBASE_PROJECT_ID: other } = valuesIn(textOf(path.join(folder, name)));
  if (!other || other === project) return;
  throw new SetupError(
    `${name} is for the project ${other}: give --project ${other}, another --mode, or rename that file and run this command again.`,
  );
}

/** The tasks that register the web app and write its configuration to the .env file. */
export function webAppTasks({ project, folder, google, mode }: Setup): readonly SetupTask[] {
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
      isDone: async () => (await find()) !== '',
      apply: async () => {
        await google.change('firebaseApiOrigin', `POST ${apps}`, { displayName: 'Website' });
      },
      manualRemedy: `add a web app at https://console.firebase.google.com/project/${project}/settings/general`,
      isRequired: true,
    },
    {
      what: `${name} has the app's addresses`,
      isDone: async () => {
        const values = valuesIn(readEnv());
        return NAMES.every((variable) => values[variable]);
      },
      apply: async () => {
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
      manualRemedy: 'copy .env.example to that file and fill it in from Project settings → General',
      isRequired: true,
    },
  ];
}
