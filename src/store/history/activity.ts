import {
  collection,
  limit,
  orderBy,
  query,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { mergeRecords, type ActivityPart, type Records } from './activity-record';
import { RECORD_NAMES, type RecordName } from '../write/records';
import type { EntryId, EntryLocation } from '../../content/entry';
import { titleOf, historyKindAt, type HistoryKind } from '../documents/revision';
import {
  asDate,
  asPositiveInteger,
  asRecord,
  asRequiredText,
  asText,
} from '../../content/base/stored-values';
import { RECORDS, REVISIONS, UNPUBLISHED } from '../../firebase/collections';
import { kindInId, isEntryId } from '../documents/kinds';
import { NO_END } from '../documents/unpublished';
import { firestore, readDocuments } from '../../firebase/firestore';
import { withSigners } from '../team/signers';

/** An action of an administrator on an entry or on the settings. */
export interface Activity {
  readonly id: string;
  readonly did: RecordName | 'edited';
  readonly kind: HistoryKind;
  /** The location of the published entry, also while it is not published. */
  readonly location: EntryLocation;
  /** The id of the draft, if the action was on a draft. */
  readonly draft?: EntryId | undefined;
  readonly title: string;
  /** When the entry is on the site after the action; undefined if not set, or removed. */
  readonly publishAt?: Date | undefined;
  readonly until?: Date | undefined;
  /** The position to which the entry was moved, from 1. */
  readonly to?: number | undefined;
  /** The email address of the administrator. */
  readonly by: string;
  /** The account id of the administrator; older revisions have none. */
  readonly uid?: string | undefined;
  /** The name of the administrator, if it is known. */
  readonly name?: string | undefined;
  readonly at: Date;
}

export interface ActivityQuery {
  /** The account whose activity is read; undefined for all accounts. */
  readonly uid?: string | undefined;
  readonly kind?: HistoryKind | undefined;
  /** Reads only records before this time; undefined for the latest ones. */
  readonly before?: Date | undefined;
}

/** The number of documents that a page reads from each of the two collections. */
export const ACTIVITY_READ = 50;

/**
 * Returns a page of the activity, latest first. Reads at most ACTIVITY_READ edits and as many other
 * records, regardless of the filters. Throws FirestoreError or TimeoutError.
 */
export async function readActivity(filters: ActivityQuery): Promise<ActivityPart<Activity>> {
  const [edits, others] = await Promise.all([
    readRecords(REVISIONS, filters, editIn),
    readRecords(RECORDS, filters, recordIn),
  ]);
  const { records, older } = mergeRecords(edits, others);
  const { kind } = filters;
  const matching = records.flatMap(({ activity }) =>
    activity && (kind === undefined || activity.kind === kind) ? [activity] : [],
  );
  return { records: await withSigners(matching), older };
}

interface Read {
  readonly at: Date;
  /** Null if the action is unknown. */
  readonly activity: Activity | null;
}

async function readRecords(
  path: string,
  { uid, before }: ActivityQuery,
  read: (
    document: QueryDocumentSnapshot,
  ) => Omit<Activity, 'id' | 'by' | 'uid' | 'name' | 'at'> | null,
): Promise<Records<Read>> {
  const last = query(
    collection(firestore, path),
    ...(uid === undefined ? [] : [where('uid', '==', uid)]),
    ...(before ? [where('at', '<', before)] : []),
    orderBy('at', 'desc'),
    limit(ACTIVITY_READ),
  );
  const docs = await readDocuments(last);
  const records = docs.flatMap((document): Read[] => {
    const at = asDate(document.get('at'));
    if (!at) return [];
    const what = read(document);
    const by = asRequiredText(document.get('by'));
    const who = { id: document.id, by, uid: asText(document.get('uid')), at };
    return [{ at, activity: what && { ...who, ...what } }];
  });
  return { records, isComplete: docs.length < ACTIVITY_READ };
}

function editIn(document: QueryDocumentSnapshot) {
  const { path, key, before } = asRecord(document.data());
  const stored = asRecord(before);
  const draft = draftIn(path);
  const fields = draft === undefined ? stored : asRecord(stored['entry']);
  return placed('edited', { path, key, place: stored['path'], title: titleOf(fields) });
}

function recordIn(document: QueryDocumentSnapshot) {
  const { did, ...record } = asRecord(document.data());
  const name = RECORD_NAMES.find((known) => known === did);
  const what = name ? placed(name, record) : null;
  return what && { ...what, ...timesOf(record), to: asPositiveInteger(record['to']) };
}

function timesOf({ publishAt, until }: Readonly<Record<string, unknown>>) {
  const end = asDate(until);
  return { publishAt: asDate(publishAt), until: end && end < NO_END ? end : undefined };
}

function placed(
  did: Activity['did'],
  { path, key, place, title }: Readonly<Record<string, unknown>>,
) {
  const id = draftIn(path);
  const published = asText(id === undefined ? path : place) ?? '';
  const kind = id === undefined ? historyKindAt(published) : kindInId(id);
  if (!kind) return null;
  const draft = isEntryId(id) ? id : undefined;
  const location = { path: published, key: asText(key) };
  return { did, kind, location, draft, title: asText(title) ?? '' };
}

/** Returns the id of the draft that is stored at a path; undefined if the path is not a draft's. */
function draftIn(path: unknown): string | undefined {
  const [collectionName, id] = asRequiredText(path).split('/');
  return collectionName === UNPUBLISHED ? id : undefined;
}
