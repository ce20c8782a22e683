import { NewTabLink } from '../../../shared/ui/text/NewTabLink';
import type { Warning } from './warning';
import styles from './WarningNote.module.css';

interface WarningNoteProps {
  readonly id: string;
  readonly warning: Warning;
}

/** A warning below its field; the element with the id is the field's description. */
export const WarningNote = ({ id, warning: { text, href } }: WarningNoteProps) => (
  <p className={styles.note}>
    <span id={id}>{text}</span>
    {href && (
      <>
        {' '}
        <NewTabLink href={href}>Look at it</NewTabLink>
      </>
    )}
  </p>
);
