import { useId } from 'react';
import { expiryOf, type TrashEntry } from '../../../store/documents/trash';
import { deleteForEver } from '../../../store/write/trash';
import { authorText, Time } from '../../ui/text';
import { CardPicture, EntryCard } from '../../list/EntryCard';
import type { ListItemProps } from '../../list/EntryList';
import { useDelete, useRestore } from '../../list/useDelete';
import { nameIn, whatIs, trashList } from './trash.loader';

interface TrashItemProps {
  readonly entry: TrashEntry;
  readonly item: ListItemProps;
}

/** A deleted entry: its kind and title, who deleted it and when, and until when it can be restored. */
export function TrashItem({ entry, item }: TrashItemProps) {
  const headingId = useId();
  const { id, kind, isUnpublished, text, picture, deletedAt, by, uid } = entry;
  const name = nameIn(entry);
  const restoring = useRestore({ subject: name, list: trashList, onRestored: item.onRemove });
  const deletion = useDelete({
    question: 'Delete this for ever?',
    subject: name,
    isFinal: true,
    ...(kind === 'message' && { note: '' }),
    done: 'Deleted for ever.',
    failed: 'It could not be deleted for ever.',
    shown: { entry, at: entry },
    remove: () => deleteForEver(entry),
    list: trashList,
    item,
  });

  return (
    <EntryCard
      {...{ id, headingId, name, item, deletion }}
      {...(kind !== 'message' && !isUnpublished && { at: entry })}
      subtitle={whatIs(entry)}
      description={text}
      picture={kind !== 'message' && <CardPicture picture={picture} />}
      deleteLabel="Delete for ever"
      edit={
        <button
          type="button"
          className="action"
          aria-disabled={restoring.pending}
          aria-describedby={headingId}
          onClick={() => void restoring.submit(entry)}
        >
          Restore
        </button>
      }
    >
      <p className="note">
        Deleted <Time at={deletedAt} /> by {authorText(by, uid)}
      </p>
      <p className="note">
        Gone for ever on <Time at={expiryOf(entry)} />
      </p>
    </EntryCard>
  );
}
