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
import { foundReader } from './index-reader';

/** Edits that are read to put a list into the order of the last changes. */
const EDITS_READ = 100;

/** An entry with the time of its last change in place of its publication's. */
interface ChangedEntry<T> {
  readonly entry: T;
  readonly publishedAt: Date;
}

/**
 * Reads the entries that were changed or published last first. When one was changed is known from the last
 * EDITS_READ edits; the others are in the order in which they were published.
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
        const read = foundReader(kind, async () => entries, pageSize);
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
 * Returns what was changed last, each entry once, from the last edits, as many as `edits` says. Throws
 * FirestoreError or TimeoutError.
 */
async function latestChanges(edits: number): Promise<readonly LatestChange[]> {
  const last = query(collection(firestore, REVISIONS), orderBy('at', 'desc'), limit(edits));
  const docs = await readDocuments(last);
  const changes = docs.flatMap((document) => changeIn(document.id, document.data()) ?? []);
  const nameOf = ({ location }: LatestChange) => `${location.path} ${location.key ?? ''}`;
  const names = changes.map(nameOf);
  return changes.filter((change, position) => names.indexOf(nameOf(change)) === position);
}

/** A draft is named by the place at which it is published; an announcement's has no key of its own. */
function changeIn(id: string, data: unknown): LatestChange | null {
  const { path, key, before } = asRecord(data);
  const published = asText(asRecord(before)['path']) ?? asText(path) ?? '';
  const revision = revisionFromDocument(id, data);
  const location = { path: published, key: asText(key) };
  const kind = historyKindOf(location);
  return revision && kind && { ...revision, kind, location };
}
