import type { EntryKind, EntryOf, FieldsOf } from '../../content/entry';
import { hasTrash, locationOf } from '../../store/documents/kinds';
import { deleteEntry } from '../../store/write/trash';
import { withField, useFieldChange } from '../bulk/useFieldChange';
import { bulkUnpublish } from '../entries/bulk-unpublish';
import { fieldsToChange, notesOf } from '../form/fields/form-table';
import { listedName, studioOf } from '../kinds';
import { leadsToAll } from './leads/leads';
import { useBulk, type BulkChange } from '../bulk/useBulk';
import { editChange, fieldsChange } from '../bulk/undoable-change';
import { switchesOf } from './kind-fields';
import { listFor } from './kind-list';

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
