import { type Finding, finding } from './finding';
import { type Answer, type ReadApi, listAt, textAt } from './google-api';

const API = 'https://firebaserules.googleapis.com/v1';

/** Returns the address of the API that lists a project's published rules. */
export const releasesUrl = (projectId: string) =>
  `${API}/projects/${projectId}/releases?pageSize=100`;

/** The buckets that have rules. */
export const bucketsIn = (body: unknown): readonly string[] =>
  releasesIn(body)
    .filter(({ name }) => name.startsWith(STORAGE))
    .map(({ name }) => name.slice(STORAGE.length));

const DEPLOY = 'npm run deploy publishes those of this folder.';

interface Release {
  readonly name: string;
  readonly ruleset: string;
}

/** The rules that a project publishes: for its default database, and for each of its buckets. */
function releasesIn(body: unknown): readonly Release[] {
  return listAt(body, 'releases')
    .map((release) => ({
      name: textAt(release, 'name').replace(/^.*\/releases\//, ''),
      ruleset: textAt(release, 'rulesetName'),
    }))
    .filter(({ name }) => name === FIRESTORE || name.startsWith(STORAGE));
}

const FIRESTORE = 'cloud.firestore';
const STORAGE = 'firebase.storage/';

/** Whether a published ruleset is the file of this folder; the ends of lines may differ. */
function isPublished(ruleset: unknown, file: string): boolean {
  const [published] = listAt(ruleset, 'source', 'files').map((source) => textAt(source, 'content'));
  return published !== undefined && normalized(published) === normalized(file);
}

const normalized = (text: string) => text.replaceAll('\r\n', '\n').trim();

export async function checkRules(
  releases: Answer,
  readApi: ReadApi,
  files: { readonly firestore: string; readonly storage: string },
): Promise<readonly Finding[]> {
  const found = releases.ok ? releasesIn(releases.body) : [];
  const compared = found.map(async ({ name, ruleset }) => {
    const isStorage = name.startsWith(STORAGE);
    const what = isStorage
      ? `The rules of the bucket ${name.slice(STORAGE.length)} are those of storage.rules`
      : 'The rules of the database are those of firestore.rules';
    return finding(what, await readApi(`${API}/${ruleset}`), (body) =>
      isPublished(body, isStorage ? files.storage : files.firestore)
        ? undefined
        : `Other rules are published. ${DEPLOY}${isStorage ? ' If the site does not use this bucket, close or delete it in the console.' : ''}`,
    );
  });
  return [...(await Promise.all(compared)), ...missing(releases)];
}

/** Without any rules there is no file to compare, and nothing of the site works. */
function missing(releases: Answer): readonly Finding[] {
  const has = (kind: string) => (body: unknown) =>
    releasesIn(body).some(({ name }) => name.startsWith(kind)) ? undefined : DEPLOY;
  const findings = [
    finding('Rules of the database are published', releases, has(FIRESTORE)),
    finding('Rules of the file storage are published', releases, has(STORAGE)),
  ];
  return findings.filter(({ status }) => status !== 'ok');
}
