import { type Finding, findingFromApi } from '../findings';
import { type Answer, type ReadApi, listAt, textAt } from '../google-answers';
import { dueAt } from '../../../functions/src/due-query.ts';

/** Returns the names of the buckets with published rules. */
export const bucketsIn = (body: unknown): readonly string[] =>
  releasesIn(body)
    .filter(({ name }) => name.startsWith(STORAGE))
    .map(({ name }) => name.slice(STORAGE.length));

const DEPLOY = 'npm run deploy publishes those of this folder.';

interface Release {
  readonly name: string;
  readonly ruleset: string;
}

/** Returns the published rulesets of a project: for its default database and for each bucket. */
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

/** Returns whether a published ruleset equals the local file, ignoring line endings. */
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
    return findingFromApi(what, await readApi('rulesOrigin', `GET /v1/${ruleset}`), (body) =>
      isPublished(body, isStorage ? files.storage : files.firestore)
        ? undefined
        : `Other rules are published. ${DEPLOY}${isStorage ? ' If the site does not use this bucket, close or delete it in the console.' : ''}`,
    );
  });
  return [...(await Promise.all(compared)), ...missing(releases)];
}

/** Returns a finding each for Firestore and Storage if no rules are published: the site cannot work then. */
function missing(releases: Answer): readonly Finding[] {
  const has = (kind: string) => (body: unknown) =>
    releasesIn(body).some(({ name }) => name.startsWith(kind)) ? undefined : DEPLOY;
  const findings = [
    findingFromApi('Rules of the database are published', releases, has(FIRESTORE)),
    findingFromApi('Rules of the file storage are published', releases, has(STORAGE)),
  ];
  return findings.filter(({ status }) => status !== 'ok');
}

/** The states of indexes, by a text that is equal for equal indexes. */
type States = ReadonlyMap<string, string>;

const WHAT = 'The indexes of firestore.indexes.json are ready';

/** Reads the composite indexes, and the single-field indexes that differ from the default. */
export function readIndexes(project: string, read: ReadApi): Promise<[Answer, Answer]> {
  const groups = `/v1/projects/${project}/databases/(default)/collectionGroups/-`;
  return Promise.all([
    read('firestoreOrigin', `GET ${groups}/indexes`),
    read('firestoreOrigin', `GET ${groups}/fields?filter=indexConfig.usesAncestorConfig=false`),
  ]);
}

export function checkIndexes(composite: Answer, overrides: Answer, wanted: unknown): Finding {
  if (!composite.ok) return findingFromApi(WHAT, composite, () => undefined);
  return findingFromApi(WHAT, overrides, (fields) => {
    const problems = [...unreadyIndexes(composite.body, fields, wanted)].map(problemWith);
    return problems.length === 0 ? undefined : problems.join(' ');
  });
}

/**
 * Returns the indexes of the file that are not ready, each with its state; '' for a missing index.
 */
export function unreadyIndexes(composite: unknown, fields: unknown, wanted: unknown): States {
  const states = new Map([...compositeStates(composite), ...fieldStates(fields)]);
  const all = wantedIndexes(wanted).map((index) => [index, states.get(index) ?? ''] as const);
  return new Map(all.filter(([, state]) => state !== 'READY'));
}

const problemWith = ([index, state]: readonly [string, string]): string =>
  state === 'CREATING'
    ? `${index}: is being built, which takes some minutes.`
    : `${index}: ${state || 'missing'}. npx firebase deploy --only firestore:indexes`;

/** Returns the indexes in the file, in the same form as the indexes of a project. */
export function wantedIndexes(file: unknown): readonly string[] {
  const composite = listAt(file, 'indexes').map((index) =>
    indexName(textAt(index, 'collectionGroup'), textAt(index, 'queryScope'), fieldsOf(index)),
  );
  const single = listAt(file, 'fieldOverrides').flatMap((override) =>
    listAt(override, 'indexes').map((index) =>
      indexName(textAt(override, 'collectionGroup'), textAt(index, 'queryScope'), [
        { fieldPath: textAt(override, 'fieldPath'), ...Object(index) },
      ]),
    ),
  );
  return [...composite, ...single];
}

const compositeStates = (body: unknown): States =>
  new Map(listAt(body, 'indexes').map((index) => stateOf(index, groupOf(index))));

const fieldStates = (body: unknown): States =>
  new Map(
    listAt(body, 'fields').flatMap((field) =>
      listAt(field, 'indexConfig', 'indexes').map((index) => stateOf(index, groupOf(field))),
    ),
  );

const stateOf = (index: unknown, group: string) =>
  [indexName(group, textAt(index, 'queryScope'), fieldsOf(index)), textAt(index, 'state')] as const;

const groupOf = (resource: unknown) =>
  /\/collectionGroups\/([^/]+)\//.exec(textAt(resource, 'name'))?.[1] ?? '';

/** Returns an index as a text; each of its fields has an `order` or an `arrayConfig`. */
export function indexName(group: string, scope: string, fields: readonly unknown[]): string {
  const parts = fields.map(
    (field) =>
      `${textAt(field, 'fieldPath')} ${textAt(field, 'order') || textAt(field, 'arrayConfig')}`,
  );
  return `${group} (${scope}): ${parts.join(', ')}`;
}

/**
 * Returns the fields of an index without the document name, which the database adds to each
 * composite index.
 */
const fieldsOf = (index: unknown) =>
  listAt(index, 'fields').filter((field) => textAt(field, 'fieldPath') !== '__name__');

const DATABASES = 'https://firestore.googleapis.com/v1/projects';
const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 10_000;

/** Posts without the service account, as a visitor does. Returns the status; 0 without an answer. */
type AskAsVisitor = (url: string, body: object) => Promise<number>;

const askAsVisitor: AskAsVisitor = async (url, body) => {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { ...init, signal }).then(
    ({ status }) => status,
    () => 0,
  );
};

/**
 * Checks whether visitors can read due entries, and neither entries due in an hour nor entries that ended
 * within one hour (product 29.15). No entry is needed: the rules compare the query with the server's time.
 */
export async function checkDueAccess(
  projectId: string,
  ask: AskAsVisitor = askAsVisitor,
): Promise<readonly Finding[]> {
  const url = `${DATABASES}/${projectId}/databases/(default)/documents:runQuery`;
  const now = Date.now();
  const statusOf = (query: object) => ask(url, { structuredQuery: query });
  const [due, later, ended] = await Promise.all([
    statusOf(dueAt(now)),
    statusOf(dueAt(now + HOUR_MS)),
    statusOf(dueAt(now, now - HOUR_MS)),
  ]);
  return [
    findingOf('Visitors may list what is due', due, 200, [
      403,
      'Scheduled entries appear with the next visit of an administrator. npm run deploy publishes the rules; if these are published, check the clock here.',
    ]),
    findingOf('Visitors may not list what will be due', later, 403, [
      200,
      'Scheduled entries can be read before their time. npm run deploy publishes the rules.',
    ]),
    findingOf('Visitors may not list what has ended', ended, 403, [
      200,
      'Entries can be read after their end. npm run deploy publishes the rules.',
    ]),
  ];
}

function findingOf(
  what: string,
  status: number,
  wanted: number,
  [unwanted, detail]: readonly [number, string],
): Finding {
  if (status === wanted) return { what, status: 'ok' };
  if (status === unwanted) return { what, status: 'not ok', detail };
  return { what, status: 'not checked', detail: `Firestore answered ${status || 'nothing'}` };
}
