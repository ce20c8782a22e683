import { createElement, Fragment } from 'react';
import { TRASH_DAYS, type Trashed } from '../../store/documents/trash';
import { kindAt } from '../../store/documents/kinds';
import { IN_TRASH, notify } from '../ui/notify';
import { useConfirm } from '../ui/useConfirm';
import { useAdminSubmit } from '../session/useAdminSubmit';
import { leadsTo, otherUses, type ShownEntry } from './references';
import { WHOLE_LIST, type WrittenList } from '../admin-list';
import type { ListItemProps } from './EntryList';
import { restore } from '../../store/write/trash';

interface Deletion {
  /** 'Delete this banner?' */
  readonly question: string;
  /** The name of the entry. */
  readonly subject: string;
  /** Whether it is deleted at once instead of moved to the trash. */
  readonly isFinal?: boolean;
  /** How long it can be restored, if not as long as an entry. */
  readonly days?: number;
  /** The entry and where it is stored: the question says what else shows its pictures, and what leads to it. */
  readonly shown?: ShownEntry;
  /** What a final deletion includes. */
  readonly note?: string;
  readonly done: string;
  /** The message if the trash could not hold it. */
  readonly forEver?: string;
  readonly failed: Parameters<typeof useAdminSubmit>[1]['failed'];
  /** Returns what restores the entry; nothing if the trash could not hold it. */
  readonly remove: () => Promise<Trashed | void>;
  /** The list that the entry leaves, if it is read by pages. */
  readonly list?: WrittenList;
  readonly item: Pick<ListItemProps, 'onRemove' | 'onReturn'>;
}

/** Deletes an entry after a question, and offers to undo it. */
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
    const more = shown && createElement(Fragment, null, otherUses(shown), leadsToShown(shown));
    if (await confirm({ title: question, subject, note: fullNote, more, action: 'Delete' })) {
      await submit();
    }
  };
  return { ask: () => void ask(), pending };
}

/** Undefined for what is not published. */
function leadsToShown({ at }: ShownEntry) {
  const kind = kindAt(at.path);
  return kind && leadsTo(kind, [at]);
}

const inTrashFor = (days: number) => `It can be restored from the trash for ${days} days.`;

interface Restoration {
  /** The name of the entry. */
  readonly subject: string;
  /** The list that changes with it. */
  readonly list: WrittenList;
  /** Called before the list is read again. */
  readonly onRestored: () => void;
}

/** Takes an entry out of the trash. */
export const useRestore = ({ subject, list, onRestored }: Restoration) =>
  useAdminSubmit(
    async (trashed: Trashed) => {
      await list.afterWrite(restore(trashed));
      onRestored();
    },
    { done: `Restored: ${subject}`, failed: 'It could not be restored.' },
  );
