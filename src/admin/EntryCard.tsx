import type { ReactNode } from 'react';
import { languageOf } from '../domain/text';
import actions from './CardActions.module.css';
import styles from './EntryCard.module.css';
import { editButtonId } from './forms/useEditing';

interface EntryCardProps {
  readonly id: string;
  /** The id that the heading gets. */
  readonly headingId: string;
  readonly name: string;
  /** What it looks like. */
  readonly picture: ReactNode;
  /** What else there is to say about it. */
  readonly children: ReactNode;
  /** What stands above the row of buttons, and what begins it. */
  readonly above?: ReactNode;
  readonly before?: ReactNode;
  readonly onEdit: () => void;
  readonly removal: { readonly ask: () => void; readonly pending: boolean };
}

/** An entry in a list of the admin area, to be edited and deleted. */
export const EntryCard = ({
  id,
  headingId,
  name,
  picture,
  children,
  above,
  before,
  onEdit,
  removal,
}: EntryCardProps) => (
  <article className={styles.card} aria-labelledby={headingId} tabIndex={-1}>
    {picture}
    <div className={styles.words}>
      <h3 id={headingId} lang={languageOf(name)} dir="auto">
        {name}
      </h3>
      {children}
    </div>
    <div className={styles.foot}>
      {above}
      <div className={actions.actions}>
        {before}
        <button
          type="button"
          id={editButtonId(id)}
          className={actions.action}
          aria-describedby={headingId}
          onClick={onEdit}
        >
          Edit
        </button>
        <button
          type="button"
          className={actions.action}
          aria-disabled={removal.pending}
          aria-describedby={headingId}
          onClick={removal.ask}
        >
          Delete
        </button>
      </div>
    </div>
  </article>
);
