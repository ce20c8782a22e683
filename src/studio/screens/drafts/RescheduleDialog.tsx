import { publicationFrom, startOf, type Publication } from '../../../store/documents/unpublished';
import { TimeDialog } from '../../entries/TimeDialog';
import { AT_TIME, CHOICE, chosenPublication, TIME } from '../../form/publication';
import { PublicationTimeField } from '../../form/fields/TimeFields';

interface RescheduleDialogProps {
  readonly name: string;
  /** The time that is stored, if any. */
  readonly publishAt: Date | undefined;
  /** The end that is stored, if any: it stays. */
  readonly until: Date | undefined;
  /** What is to be said of a time. */
  readonly noteOf: (publication: Publication) => string | undefined;
  /** Called with the chosen time; with none if the dialog is closed. */
  readonly onAnswer: (publishAt: Date | undefined) => void;
}

const TOO_LATE = 'It would begin after its end. Choose an earlier time, or change the end first.';

/** Asks when an entry is to be published (product 29.7). */
export const RescheduleDialog = ({
  name,
  publishAt,
  until,
  noteOf,
  onAnswer,
}: RescheduleDialogProps) => (
  <TimeDialog
    title="When do visitors see it?"
    name={name}
    stored={publishAt}
    field={PublicationTimeField}
    check={(typed, now) => {
      const chosen = chosenPublication({ [CHOICE]: AT_TIME, [TIME]: typed }, 'draft', now);
      const start = chosen.publication && startOf(chosen.publication);
      const at = start instanceof Date ? start : undefined;
      return { at, error: chosen.error ?? (until && at && at >= until ? TOO_LATE : undefined) };
    }}
    proceed="Schedule"
    onAnswer={onAnswer}
  >
    {(at) => <p role="status">{at && noteOf(publicationFrom(at, until))}</p>}
  </TimeDialog>
);
