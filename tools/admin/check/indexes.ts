import { type Finding, finding } from './finding';
import { type Answer, listAt, textAt } from './google-api';

/** Indexes as texts that are equal when the indexes are, each with its state. */
type States = ReadonlyMap<string, string>;

const WHAT = 'The indexes of firestore.indexes.json are ready';

export function checkIndexes(composite: Answer, overrides: Answer, wanted: unknown): Finding {
  if (!composite.ok) return finding(WHAT, composite, () => undefined);
  return finding(WHAT, overrides, (fields) => {
    const problems = [...unreadyIndexes(composite.body, fields, wanted)].map(problemWith);
    return problems.length === 0 ? undefined : problems.join(' ');
  });
}

/** The indexes of the file that are not ready, each with its state; '' for one that is missing. */
export function unreadyIndexes(composite: unknown, fields: unknown, wanted: unknown): States {
  const states = new Map([...compositeStates(composite), ...fieldStates(fields)]);
  const all = wantedIndexes(wanted).map((index) => [index, states.get(index) ?? ''] as const);
  return new Map(all.filter(([, state]) => state !== 'READY'));
}

const problemWith = ([index, state]: readonly [string, string]): string =>
  state === 'CREATING'
    ? `${index}: is being built, which takes some minutes.`
    : `${index}: ${state || 'missing'}. npx firebase deploy --only firestore:indexes`;

/** Returns every index that the file names, in the same form as a project's indexes. */
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

/** An index as a text; each of its fields has an `order` or an `arrayConfig`. */
export function indexName(group: string, scope: string, fields: readonly unknown[]): string {
  const parts = fields.map(
    (field) =>
      `${textAt(field, 'fieldPath')} ${textAt(field, 'order') || textAt(field, 'arrayConfig')}`,
  );
  return `${group} (${scope}): ${parts.join(', ')}`;
}

/** The database adds the document's name to each composite index; the file leaves it out. */
const fieldsOf = (index: unknown) =>
  listAt(index, 'fields').filter((field) => textAt(field, 'fieldPath') !== '__name__');
