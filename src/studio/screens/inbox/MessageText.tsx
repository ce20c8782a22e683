import { foldedMessage } from '../../../content/message/inbox';
import { languageOf } from '../../../shared/text/text';
import actions from '../../entries/CardActions.module.css';
import styles from './MessageCard.module.css';

interface MessageTextProps {
  readonly text: string;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** The id of the message's heading. */
  readonly describedBy: string;
}

/** What a message says: a long one is folded (product 16.20). */
export function MessageText({ text, expanded, onToggle, describedBy }: MessageTextProps) {
  const folded = foldedMessage(text);
  return (
    <>
      <p className={styles.message} lang={languageOf(text)} dir="auto">
        {expanded ? text : folded}
      </p>
      {folded !== text && (
        <button
          type="button"
          className={actions.action}
          aria-expanded={expanded}
          aria-describedby={describedBy}
          aria-keyshortcuts="o"
          onClick={onToggle}
        >
          {expanded ? 'Read Less' : 'Read More'}
        </button>
      )}
    </>
  );
}
