import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import { EditConflictError, TimesConflictError } from '../../../store/documents/conflict';
import { BaseChangedError } from '../../../store/documents/next-version';
import {
  publicationFrom,
  type Publication,
  type Unpublished,
} from '../../../store/documents/unpublished';
import { placeOfNext } from '../../../store/documents/kinds';
import { draftAt } from '../../../store/documents/locations';
import { notify } from '../../ui/notify';
import { useConfirm } from '../../ui/useConfirm';
import { incomingLinksNote } from '../../list/references';
import { savedMessage } from '../../form/state/publication';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import type { ListItemProps } from '../../list/EntryList';
import { showSaved } from '../../form/state/saved-entry';
import { trashDraft, publishDraft, rescheduleDraft } from '../../form/state/draft-writer';
import { useDelete } from '../../list/useDelete';
import { kindLabels, nameOf } from '../../kinds';

/** The actions of an unpublished entry. */
export function useDraftActions(
  entry: Unpublished,
  item: Pick<ListItemProps, 'onRemove' | 'onReturn'>,
) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const name = nameOf(entry);
  const { publishAt, until } = entry;

  const publishing = useAdminSubmit(
    async () => {
      const id = await publishDraft(entry).catch((error: unknown) => {
        // The form shows both versions, and how to decide.
        if (error instanceof BaseChangedError) void navigate(adminPaths.comingEntry(entry.id));
        throw error;
      });
      item.onRemove();
      notify.saved(`Published: ${name}`, {
        viewPath: kindLabels(entry.kind).viewPath(id, entry.path),
      });
    },
    { failed: 'It could not be published.' },
  );
  const moving = useAdminSubmit(
    async (publication: Publication) => {
      await rescheduleDraft(entry, publication).catch((error: unknown) => {
        // An EditConflictError makes the list be read again.
        throw error instanceof TimesConflictError ? new EditConflictError(entry) : error;
      });
      // With another time, the entry may move in the list, so it is scrolled into view.
      showSaved({ key: entry.id, isNew: false });
      notify.success(savedMessage(publication, Date.now()));
    },
    { failed: 'Its time could not be changed.' },
  );
  const deletion = useDelete({
    question: entry.base ? 'Discard this next version?' : 'Delete this?',
    subject: name,
    done: 'It is in the trash.',
    forEver: 'It is deleted for ever: the trash could not hold it.',
    failed: 'It could not be deleted.',
    shown: { entry: entry.entry, at: draftAt(entry) },
    remove: () => trashDraft(entry),
    item,
  });
  const pending = publishing.pending || moving.pending || deletion.pending;

  const publishNow = async () => {
    if (pending) return;
    const question = {
      title: 'Publish this now?',
      subject: name,
      note: entry.base ? REPLACES : 'Visitors see it at once.',
      action: 'Publish now',
      isHarmless: true,
    };
    if (!(await confirm(question))) return;
    // An entry with an end stays in this list.
    if (until) await moving.submit(publicationFrom('now', until));
    else await publishing.submit();
  };
  const move = (publication: Publication) => void (pending || moving.submit(publication));

  return {
    pending,
    publishNow: () => void publishNow(),
    schedule: (start: Date) => move(publicationFrom(start, until)),
    ending: {
      setEnd: (end: { readonly until: Date }) =>
        move(publicationFrom(publishAt ?? 'draft', end.until)),
      /** Without its end, the entry remains on the site. */
      removeEnd: () => move(publishAt ?? 'draft'),
      leads: () => incomingLinksNote(entry.kind, [placeOfNext(entry)]),
    },
    makeDraft: () => move('draft'),
    deletion: { pending, ask: () => void (pending || deletion.ask()) },
  };
}

const REPLACES = 'Visitors see it at once, in place of what is published now.';
