import { collection, limit, orderBy, query } from 'firebase/firestore/lite';
import type { SearchKind } from '../../../content/base/define-kind';
import { asRecord, asText } from '../../../content/base/stored-values';
import type { EntryLocation, EntryOf } from '../../../content/entry';
import {
  searchKeyOf,
  type SearchEntry,
  type SearchKey,
} from '../../../content/search/search-entry';
import { REVISIONS } from '../../../firebase/collections';
import { firestore, readDocuments } from '../../../firebase/firestore';
import { mergeByTime, type ReadNext } from '../../../shared/lists/merge-by-time';
import { searchKeyAt } from '../../documents/kinds';
import {
  type Revision,
  historyKindOf,
  revisionFromDocument,
  type HistoryKind,
} from '../../documents/revision';
import { foundEntriesReader } from './index-reader';

/** The number of latest edits that are read to sort a list by last change. */
const EDITS_READ = 100;

/** An entry with the time of its last change, where `mergeByTime` expects the time of publication. */
interface ChangedEntry<T> {
  readonly entry: T;
  readonly publishedAt: Date;
}

/**
 * Returns a function that reads entries sorted by last change or publication, latest first. Changes
 * are known from the last EDITS_READ edits; all other entries are sorted by publication.
 */
export function lastChangedReader<Kind extends SearchKind>(
  kind: Kind,
  find: () => Promise<readonly SearchEntry[]>,
  pageSize: number,
): ReadNext<EntryOf<Kind>> {
  let merged: ReadNext<ChangedEntry<EntryOf<Kind>>> | undefined;
  return async () => {
    if (!merged) {
      const [found, changes] = await Promise.all([find(), latestChanges(EDITS_READ)]);
      const times = new Map(changes.map(({ location, at }) => [searchKeyAt(location), at]));
      const timeOf = (key: SearchKey | undefined) => times.get(key)?.getTime() ?? 0;
      const edited = found
        .filter(({ key }) => timeOf(key))
        .toSorted((a, b) => timeOf(b.key) - timeOf(a.key));
      const others = found.filter(({ key }) => !timeOf(key));
      const sources = [edited, others].map((entries) => {
        const read = foundEntriesReader(kind, async () => entries, pageSize);
        const ordered = async () =>
          (await read()).map((entry): ChangedEntry<EntryOf<Kind>> => {
            const published = entry.publishedAt?.getTime() ?? 0;
            const changed = timeOf(searchKeyOf(kind, entry));
            return { entry, publishedAt: new Date(Math.max(published, changed)) };
          });
        return { ordered, undated: async () => [] };
      });
      merged = mergeByTime(sources, pageSize);
    }
    return (await merged()).map(({ entry }) => entry);
  };
}

/** The last edit of an entry, or of the settings. */
interface LatestChange extends Revision {
  readonly location: EntryLocation;
  readonly kind: HistoryKind;
}

/**
 * Returns the latest change of each entry in the last `edits` edits. Throws FirestoreError or TimeoutError.
 */
async function latestChanges(edits: number): Promise<readonly LatestChange[]> {
  const last = query(collection(firestore, REVISIONS), orderBy('at', 'desc'), limit(edits));
  const docs = await readDocuments(last);
  const changes = docs.flatMap((document) => changeIn(document.id, document.data()) ?? []);
  const nameOf = ({ location }: LatestChange) => `${location.path} ${location.key ?? ''}`;
  const names = changes.map(nameOf);
  return changes.filter((change, position) => names.indexOf(nameOf(change)) === position);
}

/**
 * A change of a draft has the location at which the draft will be published; the draft of an
 * announcement has no key yet.
 */
function changeIn(id: string, data: unknown): LatestChange | null {
  const { path, key, before } = asRecord(data);
  const published = asText(asRecord(before)['path']) ?? asText(path) ?? '';
  const revision = revisionFromDocument(id, data);
  const location = { path: published, key: asText(key) };
  const kind = historyKindOf(location);
  return revision && kind && { ...revision, kind, location };
}
