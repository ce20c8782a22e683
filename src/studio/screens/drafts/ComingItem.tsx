import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths, comparePath } from '../../../content/paths/admin-paths';
import type { BaseState } from '../../../store/documents/next-version';
import { isDue, type Publication, type Unpublished } from '../../../store/documents/unpublished';
import { isField } from '../../../store/documents/kinds';
import { lackOfCapacity, type Capacity } from '../../kind/capacity';
import { OldestAnnouncements } from '../../ui/notify';
import { Time } from '../../ui/text';
import actions from '../../entries/CardActions.module.css';
import { CardPicture } from '../../entries/CardPicture';
import { EntryCard } from '../../entries/EntryCard';
import styles from '../../entries/EntryCard.module.css';
import type { ListItemProps } from '../../entries/EntryList';
import type { MenuAction } from '../../ui/Menu';
import { BaseNotice } from './BaseNotice';
import { kindOf, whenOf } from './coming-texts';
import { RescheduleDialog } from './RescheduleDialog';
import { useComingActions } from './useComingActions';
import { nameOf, studioOf } from '../../kinds';

interface ComingItemProps {
  readonly entry: Unpublished;
  readonly item: ListItemProps;
  readonly now: number;
  readonly capacity: Capacity;
  /** Of a next version: what has become of what is published. */
  readonly base: BaseState | undefined;
}

/** A draft or scheduled entry, and what can be done with it (product 29.7). */
export function ComingItem({ entry, item, now, capacity, base }: ComingItemProps) {
  const headingId = useId();
  const [rescheduling, setRescheduling] = useState(false);
  const { id, publishAt, until, savedAt } = entry;
  /** On the site with an end: it is no longer scheduled, and not moved to its list. */
  const isEnding = until !== undefined && isDue(entry, now);
  const name = nameOf(entry);
  /** Why there is no room for it then. */
  const lackAt = (publication: Publication) =>
    isField(entry.kind) && !base ? lackOfCapacity(capacity, publication, id) : undefined;
  const lack = publishAt && !until && lackAt(isDue(entry, now) ? 'now' : publishAt);
  const { pending, publishNow, schedule, ending, makeDraft, deletion } = useComingActions(
    entry,
    item,
    lackAt('now'),
  );

  const more: MenuAction[] = [
    { label: 'Preview', path: adminPaths.preview(id) },
    ...(base ? [{ label: 'Compare', path: comparePath(id) }] : []),
    ...(isEnding
      ? []
      : [
          {
            label: publishAt ? 'Reschedule' : 'Schedule',
            onPress: () => setRescheduling(true),
            pending,
          },
        ]),
    ...(publishAt ? [{ label: 'Make it a draft', onPress: makeDraft, pending }] : []),
  ];

  return (
    <>
      <EntryCard
        {...{ id, headingId, name, item, deletion }}
        ending={
          publishAt && !base
            ? { pending, until, ...ending, start: isEnding ? undefined : publishAt }
            : undefined
        }
        subtitle={kindOf(entry)}
        {...(base && { deleteLabel: 'Discard' })}
        picture={
          studioOf(entry.kind)
            .card?.(entry.entry, 0)
            .picture?.(styles.picture ?? '') ?? <CardPicture picture={entry.entry.picture} />
        }
        edit={
          <Link
            to={adminPaths.comingEntry(id)}
            state={{ fromList: true }}
            className="button"
            aria-describedby={headingId}
          >
            Edit
          </Link>
        }
        afterEdit={
          !isEnding && (
            <button
              type="button"
              className={actions.action}
              aria-disabled={pending}
              aria-describedby={headingId}
              onClick={publishNow}
            >
              Publish now
            </button>
          )
        }
        more={more}
      >
        <p className={styles.mark}>{whenOf(entry, now, lack !== undefined)}</p>
        <BaseNotice state={base} publishAt={publishAt} />
        {lack && (
          <p className={styles.soft}>
            {!isDue(entry, now) && lack} <OldestAnnouncements />
          </p>
        )}
        <p className={styles.soft}>
          Saved <Time at={savedAt} />
        </p>
      </EntryCard>
      {rescheduling && (
        <RescheduleDialog
          name={name}
          publishAt={publishAt}
          until={until}
          noteOf={lackAt}
          onAnswer={(time) => {
            setRescheduling(false);
            if (time) schedule(time);
          }}
        />
      )}
    </>
  );
}
