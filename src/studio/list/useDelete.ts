import { createElement, Fragment } from 'react';
import { TRASH_DAYS, type Trashed } from '../../store/documents/trash';
import { kindAt } from '../../store/documents/kinds';
import { IN_TRASH, notify } from '../ui/notify';
import { useConfirm } from '../ui/useConfirm';
import { useAdminSubmit } from '../session/useAdminSubmit';
import { incomingLinksNote, otherUsesNote, type ShownEntry } from './references';
import { WHOLE_LIST, type WrittenList } from '../admin-list';
import type { ListItemProps } from './EntryList';
import { restore } from '../../store/write/trash';

interface Deletion {
  /** 'Delete this banner?' */
  readonly question: string;
  /** The name of the entry. */
  readonly subject: string;
  /** Whether the entry is deleted for ever instead of moved to the trash. */
  readonly isFinal?: boolean;
  /** The number of days for which it can be restored, if it differs from other entries. */
  readonly days?: number;
  /**
   * The entry and its location, for the notes in the dialog: other uses of its pictures, and links
   * to it.
   */
  readonly shown?: ShownEntry;
  /** A note on what else a final deletion removes. */
  readonly note?: string;
  readonly done: string;
  /** The message if the entry was too large for the trash. */
  readonly forEver?: string;
  readonly failed: Parameters<typeof useAdminSubmit>[1]['failed'];
  /**
   * Deletes the entry. Returns the data to restore it; undefined if it was too large for the trash.
   */
  readonly remove: () => Promise<Trashed | void>;
  /** The list that the entry leaves, if it is paged. */
  readonly list?: WrittenList;
  readonly item: Pick<ListItemProps, 'onRemove' | 'onReturn'>;
}

/** Deletes an entry after a question, with "Undo". */
export function useDelete({
  question,
  subject,
  isFinal = false,
  days = TRASH_DAYS,
  shown,
  note = 'Its picture goes with it.',
  done,
  forEver = done,
  failed,
  remove,
  list = WHOLE_LIST,
  item,
}: Deletion) {
  const confirm = useConfirm();
  const undo = useRestore({ subject, list, onRestored: item.onReturn });
  const { submit, pending } = useAdminSubmit(
    async () => {
      const trashed = await list.afterWrite(remove());
      item.onRemove();
      if (!trashed) notify.success(forEver);
      else notify.saved(done, { undo: () => void undo.submit(trashed), later: IN_TRASH });
    },
    { failed },
  );
  const ask = async () => {
    if (pending) return;
    const fullNote = isFinal ? `${note} This cannot be undone.`.trim() : inTrashFor(days);
    const more = shown && createElement(Fragment, null, otherUsesNote(shown), leadsToShown(shown));
    if (await confirm({ title: question, subject, note: fullNote, more, action: 'Delete' })) {
      await submit();
    }
  };
  return { ask: () => void ask(), pending };
}

/** Returns a note on links to the entry; undefined for an unpublished entry. */
function leadsToShown({ at }: ShownEntry) {
  const kind = kindAt(at.path);
  return kind && incomingLinksNote(kind, [at]);
}

const inTrashFor = (days: number) => `It can be restored from the trash for ${days} days.`;

interface Restoration {
  /** The name of the entry. */
  readonly subject: string;
  /** The list to read again afterwards. */
  readonly list: WrittenList;
  /** Called before the list is read again. */
  readonly onRestored: () => void;
}

/** Restores an entry from the trash. */
export const useRestore = ({ subject, list, onRestored }: Restoration) =>
  useAdminSubmit(
    async (trashed: Trashed) => {
      await list.afterWrite(restore(trashed));
      onRestored();
    },
    { done: `Restored: ${subject}`, failed: 'It could not be restored.' },
  );
