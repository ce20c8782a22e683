import type { EntryKind, EntryOf, FieldsOf } from '../../content/entry';
import { hasTrash, locationOf, describeKind } from '../../store/documents/kinds';
import { deleteEntry } from '../../store/write/trash';
import { withField, useFieldChange } from '../bulk/useFieldChange';
import { bulkUnpublish } from '../list/useUnpublish';
import { fieldsToChange, notesOf } from '../form/fields/form-table';
import { listedName, studioOf, switchesOf } from '../kinds';
import { leadsToAll } from '../list/references';
import { useBulk, type BulkChange } from '../bulk/useBulk';
import { editChange, fieldsChange } from '../bulk/undoable-change';
import { listFor, pagesOf, type KindData } from './kind-list';
import { useMoveBeyondPage, type EntryOrder } from '../list/order/useEntryOrder';
import type { GalleryImage } from '../../content/image/image';
import { moveInOrder } from '../../store/write/entry-order';
import type { AllEntries } from '../bulk/SelectionBar';

/** What can be done with several entries of a kind at once (product 14.12, 36.1). */
export function useKindBulk<Kind extends EntryKind>(kind: Kind) {
  const studio = studioOf(kind);
  const nameOf = (entry: EntryOf<Kind>, position: number) => listedName(kind, entry, position);
  const bulk = useBulk<EntryOf<Kind>>({
    noun: studio.words.one,
    nameOf,
    changes: [...switchChanges(kind), bulkUnpublish(kind)],
    remove: (entry) => deleteEntry(kind, entry),
    leads: leadsToAll(kind),
    isFinal: (entry) => !hasTrash(kind, locationOf(kind, entry).path),
    list: listFor(kind),
  });
  return useFieldChange(bulk, {
    nameOf,
    table: fieldsToChange(studio),
    notes: notesOf(studio),
    changeFor: (entry, name, value) => editChange(kind, entry, withField(entry, name, value)),
  });
}

/** Sets each switch of several entries. */
const switchChanges = <Kind extends EntryKind>(kind: Kind): readonly BulkChange<EntryOf<Kind>>[] =>
  switchesOf(kind).flatMap(({ name, words }) =>
    [true, false].map((isOn) => ({
      label: `${words.label}: ${isOn ? 'yes' : 'no'}`,
      done: isOn ? words.yes : words.no,
      changeFor: (entry: EntryOf<Kind>) =>
        fieldsChange(kind, entry, { [name]: isOn } as Partial<FieldsOf<Kind>>),
    })),
  );

/**
 * How a list is put in order by hand (product 28.1); undefined for other lists, and while a search or
 * filter is active.
 */
export function useKindOrder<Kind extends EntryKind>(
  kind: Kind,
  data: KindData<EntryOf<Kind>>,
): EntryOrder<EntryOf<Kind>> | undefined {
  const { search, lack } = data.question;
  const beyondPage = useMoveBeyondPage(
    data as Pick<AllEntries<EntryOf<Kind>>, 'answer'>,
    moveBeyondPage as never,
  );
  if (describeKind(kind).order !== 'by hand' || search || lack) return undefined;
  const { placeText } = studioOf(kind);
  const move: EntryOrder<EntryOf<Kind>>['move'] = (...args) => moveInOrder(kind, ...args);
  return {
    nameOf: (entry, position) => listedName(kind, entry, position),
    move: (...args) => (data.isPaged ? pagesOf(kind).afterMove(move(...args)) : move(...args)),
    ...(data.isPaged && { beyondPage }),
    ...(placeText && { describe: (position) => `${placeText(position)}.` }),
  };
}

/** Only the gallery has more entries than its open pages. */
const moveBeyondPage = async (image: GalleryImage, to: number) =>
  (await import('./kind-reads')).moveImageBeyondPage(image, to);
