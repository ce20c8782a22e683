import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../admin-paths';
import type { Whereabouts } from '../../../domain/entries/conflict';
import styles from './EntryForm.module.css';

const COMING = <Link to={adminPaths.coming}>Coming up</Link>;
const TRASH = <Link to={adminPaths.trash}>Trash</Link>;

const SENTENCES: Readonly<Record<Whereabouts, ReactNode>> = {
  unpublished: <>Somebody has unpublished this meanwhile. It is a draft now, in {COMING}.</>,
  'in the trash': <>Somebody has deleted this meanwhile. It can be restored from the {TRASH}.</>,
  deleted: <>Somebody has deleted this meanwhile, for ever and with its pictures.</>,
};
const UNKNOWN = (
  <>
    This is no longer there: somebody has unpublished or deleted it. Look in {COMING} or {TRASH}.
  </>
);

interface GoneNoticeProps {
  /** Undefined where it is not known. */
  readonly whereabouts: Whereabouts | undefined;
}

/** Says above a form what became of its entry, and that the text is not lost (product 15.9). */
export default function GoneNotice({ whereabouts }: GoneNoticeProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);

  return (
    <section ref={section} className={styles.changes} aria-label="No longer there" tabIndex={-1}>
      <p>
        <strong>{whereabouts ? SENTENCES[whereabouts] : UNKNOWN}</strong>
      </p>
      <p>Nothing of yours is saved yet. You can store what is here as a new draft.</p>
    </section>
  );
}
