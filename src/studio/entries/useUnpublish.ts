import { adminPaths } from '../../content/paths/admin-paths';
import type { EntryKind, EntryOf } from '../../content/entry';
import { locationOf } from '../../store/documents/kinds';
import type { Unpublication } from '../../store/write/publishing';
import { notify } from '../ui/notify';
import { useConfirm } from '../ui/useConfirm';
import { leadsTo } from '../kind/leads/leads';
import { useAdminSubmit } from '../session/useAdminSubmit';
import type { adminList } from '../admin-list';
import type { Ending } from './useEndAction';
import type { ListItemProps } from './EntryList';
import { nounOf } from '../kinds';

/** Makes a published entry a draft, at once or at its end; throws as the service, which is loaded now. */
export const unpublish = async <Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
  options?: { readonly until: Date },
) => (await import('../../store/write/publishing')).unpublish(kind, entry, options);

interface Unpublishing<Kind extends EntryKind> {
  readonly kind: Kind;
  readonly entry: EntryOf<Kind>;
  /** The name of the entry. */
  readonly thing: string;
  /** The list that the entry leaves, if it is read by pages. */
  readonly list?: Pick<ReturnType<typeof adminList>, 'afterWrite'>;
  readonly item: Pick<ListItemProps, 'onRemove' | 'onReturn'>;
}

/**
 * Makes a published entry a draft after a question, which can be undone, or at a set time (product 29.9,
 * 38.2).
 */
export function useUnpublish<Kind extends EntryKind>({
  kind,
  entry,
  thing,
  list = { afterWrite: (write) => write },
  item,
}: Unpublishing<Kind>) {
  const confirm = useConfirm();
  const undo = useAdminSubmit(
    async (draft: Unpublication) => {
      const { publishAgain } = await import('../../store/write/publish-undo');
      await list.afterWrite(publishAgain(draft));
      item.onReturn();
    },
    { done: `Published again: ${thing}`, failed: 'It could not be published again.' },
  );
  const { submit, pending } = useAdminSubmit(
    async (end?: { readonly until: Date }, done?: string) => {
      const draft = await list.afterWrite(unpublish(kind, entry, end));
      item.onRemove();
      if (done) notify.success(done);
      else {
        notify.saved(`Unpublished: ${thing}`, {
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
      thing,
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
