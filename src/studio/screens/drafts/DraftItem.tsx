import { useId, useState } from 'react';
import { adminPaths, comparePath } from '../../../content/paths/admin-paths';
import type { BaseState } from '../../../store/documents/next-version';
import { isDue, publicationStart, type Unpublished } from '../../../store/documents/unpublished';
import { Time } from '../../ui/text';
import { CardPicture, EntryCard } from '../../list/EntryCard';
import type { ListItemProps } from '../../list/EntryList';
import type { MenuAction } from '../../ui/Menu';
import { BaseNotice, kindOf, publicationText } from './DraftFrame';
import { useDraftActions } from './useDraftActions';
import { nameOf, studioOf } from '../../kinds';
import { TimeDialog } from '../../form/TimeFields';
import { CHOICE, chosenPublication, TIME } from '../../form/state/publication';
import { Action } from '../../ui/parts';
interface DraftItemProps {
  readonly entry: Unpublished;
  readonly item: ListItemProps;
  readonly now: number;
  /** For a next version: whether its published entry has changed since, or no longer exists. */
  readonly base: BaseState | undefined;
}

/** The card of a draft or scheduled entry, with its actions. */
export function DraftItem({ entry, item, now, base }: DraftItemProps) {
  const headingId = useId();
  const [rescheduling, setRescheduling] = useState(false);
  const { id, publishAt, until, savedAt } = entry;
  /** Whether the entry is on the site and has an end, so that it stays in this list. */
  const isEnding = until !== undefined && isDue(entry, now);
  const name = nameOf(entry);
  const { pending, publishNow, schedule, ending, makeDraft, deletion } = useDraftActions(
    entry,
    item,
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
          studioOf(entry.kind).card?.(entry.entry, 0).picture?.('cover') ?? (
            <CardPicture picture={entry.entry.picture} />
          )
        }
        editPath={adminPaths.comingEntry(id)}
        afterEdit={
          !isEnding && (
            <Action pending={pending} aria-describedby={headingId} onClick={publishNow}>
              Publish now
            </Action>
          )
        }
        more={more}
      >
        <p className="strong small">{publicationText(entry, now)}</p>
        <BaseNotice state={base} publishAt={publishAt} />
        <p className="note">
          Saved <Time at={savedAt} />
        </p>
      </EntryCard>
      {rescheduling && (
        <RescheduleDialog
          name={name}
          publishAt={publishAt}
          until={until}
          onAnswer={(time) => {
            setRescheduling(false);
            if (time) schedule(time);
          }}
        />
      )}
    </>
  );
}

interface RescheduleDialogProps {
  readonly name: string;
  /** The stored time. */
  readonly publishAt: Date | undefined;
  /** The stored end, which does not change. */
  readonly until: Date | undefined;
  /** Called with the chosen time; undefined if the dialog was closed. */
  readonly onAnswer: (publishAt: Date | undefined) => void;
}

const TOO_LATE = 'It would begin after its end. Choose an earlier time, or change the end first.';

/** A dialog for the time of publication. */
const RescheduleDialog = ({ name, publishAt, until, onAnswer }: RescheduleDialogProps) => (
  <TimeDialog
    title="When do visitors see it?"
    name={name}
    stored={publishAt}
    field="start"
    check={(typed, now) => {
      const chosen = chosenPublication({ [CHOICE]: 'at', [TIME]: typed }, 'draft', now);
      const start = chosen.publication && publicationStart(chosen.publication);
      const at = start instanceof Date ? start : undefined;
      return { at, error: chosen.error ?? (until && at && at >= until ? TOO_LATE : undefined) };
    }}
    proceed="Schedule"
    onAnswer={onAnswer}
  />
);
