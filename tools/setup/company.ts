import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Ask } from './ask';
import type { Part, Setup } from './run-steps';
import { demoFieldsIn, originIn, shortNameOf, type SiteFields, withFields } from './site-file';
import { writeWhole } from './env-file';

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
export const companyParts = ({ project, folder, isDemo, ask }: Setup): readonly Part[] => [
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
