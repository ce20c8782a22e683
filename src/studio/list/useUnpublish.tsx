import { useState, type ReactNode } from 'react';
import { adminPaths } from '../../content/paths/admin-paths';
import type { EntryKind, EntryOf } from '../../content/entry';
import { locationOf } from '../../store/documents/kinds';
import type { Unpublication } from '../../store/write/publishing';
import { notify } from '../ui/notify';
import { useConfirm } from '../ui/useConfirm';
import { leadsTo } from './references';
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

/** Makes a published entry a draft, at once or at its end; throws as the service, which is loaded now. */
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
  /** The list that the entry leaves, if it is read by pages. */
  readonly list: WrittenList;
  readonly item: Pick<ListItemProps, 'onRemove' | 'onReturn'>;
}

/** Makes a published entry a draft after a question, which can be undone, or at a set time. */
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
  const leads = () => leadsTo(kind, [locationOf(kind, entry)]);
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
    /** At a set time. */
    setEnd: (...end: Parameters<Ending['setEnd']>) => void submit(...end),
    pending,
    leads,
  };
}

/** How an entry gets an end, or another one. */
export interface Ending {
  readonly pending: boolean;
  /** When it begins to be on the site; undefined if it is. */
  readonly start?: Date | undefined;
  /** The end that is stored, if any. */
  readonly until?: Date | undefined;
  /** Called with what is to be said then. */
  readonly setEnd: (end: { readonly until: Date }, done: string) => void;
  /** For one that has an end. */
  readonly removeEnd?: () => void;
  /** Looks up what leads to it, and says so. */
  readonly leads: () => ReactNode;
}

/**
 * The action that asks for the end of an entry, if it can have one, and the dialog that it opens, whose code
 * is loaded by a press.
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

/** Makes drafts of several published entries of a kind after a question. */
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
      // An attempt without an answer may have been stored.
      await publishAgain(draft ?? (await write()));
    },
  };
}
