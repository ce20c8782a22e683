import { useState, type ReactNode } from 'react';
import { adminPaths } from '../../content/paths/admin-paths';
import type { EntryKind, EntryOf } from '../../content/entry';
import { locationOf } from '../../store/documents/kinds';
import type { Unpublication } from '../../store/write/publishing';
import { notify } from '../ui/notify';
import { useConfirm } from '../ui/useConfirm';
import { incomingLinksNote } from './references';
import { useAdminSubmit } from '../session/useAdminSubmit';
import type { WrittenList } from '../admin-list';
import type { ListItemProps } from './EntryList';
import { nounOf } from '../kinds';
import { formatPublicationTime } from '../../store/documents/publication-time';
import { loadDialog } from '../ui/background';
import type { MenuAction } from '../ui/Menu';
import { countOf } from '../ui/text';
import type { BulkChange } from '../bulk/useBulk';
import type { UndoableChange } from '../bulk/undoable-change';

/**
 * Makes a published entry a draft, now or at a given time. Throws the errors of the service, which
 * is loaded on demand.
 */
const unpublish = async <Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
  options?: { readonly until: Date },
) => (await import('../../store/write/publishing')).unpublish(kind, entry, options);

interface Unpublishing<Kind extends EntryKind> {
  readonly kind: Kind;
  readonly entry: EntryOf<Kind>;
  /** The name of the entry. */
  readonly subject: string;
  /** The list that the entry leaves, if it is paged. */
  readonly list: WrittenList;
  readonly item: Pick<ListItemProps, 'onRemove' | 'onReturn'>;
}

/** Makes a published entry a draft: now, after a question and with "Undo", or at a chosen time. */
export function useUnpublish<Kind extends EntryKind>({
  kind,
  entry,
  subject,
  list,
  item,
}: Unpublishing<Kind>) {
  const confirm = useConfirm();
  const undo = useAdminSubmit(
    async (draft: Unpublication) => {
      const { publishAgain } = await import('../../store/write/publish-undo');
      await list.afterWrite(publishAgain(draft));
      item.onReturn();
    },
    { done: `Published again: ${subject}`, failed: 'It could not be published again.' },
  );
  const { submit, pending } = useAdminSubmit(
    async (end?: { readonly until: Date }, done?: string) => {
      const draft = await list.afterWrite(unpublish(kind, entry, end));
      item.onRemove();
      if (done) notify.success(done);
      else {
        notify.saved(`Unpublished: ${subject}`, {
          draftPath: adminPaths.comingEntry(draft.id),
          undo: () => void undo.submit(draft),
        });
      }
    },
    { failed: 'It could not be unpublished.' },
  );
  const leads = () => incomingLinksNote(kind, [locationOf(kind, entry)]);
  const ask = async () => {
    if (pending) return;
    const question = {
      title: `Unpublish this ${nounOf(kind)}?`,
      subject,
      note: 'Visitors will no longer see it. It stays here as a draft.',
      more: leads(),
      action: 'Unpublish',
    };
    if (await confirm(question)) await submit();
  };
  return {
    ask: () => void ask(),
    /** Sets the time at which the entry leaves the site. */
    setEnd: (...end: Parameters<Ending['setEnd']>) => void submit(...end),
    pending,
    leads,
  };
}

/** The data and functions to set, change or remove the end of an entry. */
export interface Ending {
  readonly pending: boolean;
  /** When the entry is published; undefined if it is published already. */
  readonly start?: Date | undefined;
  /** The stored end, if there is one. */
  readonly until?: Date | undefined;
  /** Sets the end; `done` is the message after a success. */
  readonly setEnd: (end: { readonly until: Date }, done: string) => void;
  /** Defined if the entry has an end. */
  readonly removeEnd?: () => void;
  /** Returns a note that lists what links to the entry. */
  readonly leads: () => ReactNode;
}

/**
 * Returns the menu actions that set the end of an entry, if it can have one, and the dialog that
 * they open. The dialog's code is loaded on demand.
 */
export function useEndAction(name: string, ending: Ending | undefined) {
  const [dialog, setDialog] = useState<
    typeof import('../form/TimeFields') & { readonly more: ReactNode }
  >();
  if (!ending) return { actions: [], dialog: null };

  const { pending, setEnd, removeEnd, leads, start, until } = ending;
  const ask = async () => {
    const code = await loadDialog(() => import('../form/TimeFields'));
    setDialog(code && { ...code, more: leads() });
  };
  const onAnswer = (end: Date | null | undefined) => {
    setDialog(undefined);
    if (end) setEnd({ until: end }, `On the site until ${formatPublicationTime(end)}: ${name}`);
    else if (end === null) removeEnd?.();
  };
  const action: MenuAction = {
    label: until ? 'Change the end' : 'Set an end',
    pending,
    onPress: () => void ask(),
  };
  return {
    actions: [action],
    dialog: dialog && <dialog.EndDialog {...{ name, start, until, more: dialog.more, onAnswer }} />,
  };
}

/** The action that makes several published entries drafts, after a question. */
export const bulkUnpublish = <Kind extends EntryKind>(kind: Kind): BulkChange<EntryOf<Kind>> => ({
  label: 'Unpublish',
  done: 'unpublished',
  leaves: true,
  question: (count) => ({
    title: `Unpublish ${countOf(count, kind).toLowerCase()}?`,
    note: `Visitors will no longer see ${count === 1 ? 'it. It stays as a draft' : 'them. They stay as drafts'} in “Coming up”.`,
    action: 'Unpublish',
  }),
  undone: 'published again',
  changeFor: (entry) => unpublishChange(kind, entry),
});

function unpublishChange<Kind extends EntryKind>(kind: Kind, entry: EntryOf<Kind>): UndoableChange {
  let draft: Awaited<ReturnType<typeof unpublish<Kind>>> | undefined;
  const write = async () => {
    draft = await unpublish(kind, entry);
    return draft;
  };
  return {
    write,
    undo: async () => {
      const { publishAgain } = await import('../../store/write/publish-undo');
      // If the write had no response, it may have been stored; writing it again finds the draft.
      await publishAgain(draft ?? (await write()));
    },
  };
}
