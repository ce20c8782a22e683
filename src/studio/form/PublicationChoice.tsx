import { useCallback, type ComponentProps } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths, comparePath } from '../../content/paths/admin-paths';
import type { EntryId } from '../../content/entry';
import { formatPublicationTime } from '../../store/documents/publication-time';
import { getUnpublished } from '../../store/write/unpublished';
import { Time } from '../ui/text';
import { useBackgroundRead } from '../ui/background';
import actions from '../entries/CardActions.module.css';
import styles from './EntryForm.module.css';
import { PublicationField } from './PublicationField';

interface PublicationChoiceProps extends ComponentProps<typeof PublicationField> {
  /** The id of the next version that a published entry can have. */
  readonly nextId: EntryId | undefined;
}

/** When visitors see a new entry or a draft, or the changes of a published one. */
export default function PublicationChoice({ nextId, ...publication }: PublicationChoiceProps) {
  return nextId ? (
    <NextVersion id={nextId} publication={publication} />
  ) : (
    <PublicationField {...publication} />
  );
}

interface NextVersionProps {
  readonly id: EntryId;
  readonly publication: ComponentProps<typeof PublicationField>;
}

/**
 * When visitors see the changes of a published entry: at once, or they wait as its next version; or, if
 * there is one, where that is (product 37.2, 37.3).
 */
function NextVersion({ id, publication }: NextVersionProps) {
  const read = useCallback(() => getUnpublished(id), [id]);
  const version = useBackgroundRead(read, useLoaderData<unknown>());
  if (version === undefined) return <div className={styles.publication} />;
  if (!version) return <PublicationField {...publication} isEdit />;
  const { publishAt, savedAt } = version;
  return (
    <section className={styles.changes} aria-label="Next version">
      <p>
        <strong>There is a next version of this</strong>, saved <Time at={savedAt} />.{' '}
        {publishAt
          ? `Visitors see it from ${formatPublicationTime(publishAt)} on.`
          : 'It is a draft.'}{' '}
        What you save here they see at once; then the version waits until somebody has looked at it.
      </p>
      <p className={styles.links}>
        <Link className={actions.action} to={adminPaths.comingEntry(id)}>
          Go on editing it
        </Link>
        <Link className={actions.action} to={adminPaths.preview(id)}>
          Preview
        </Link>
        <Link className={actions.action} to={comparePath(id)}>
          Compare, publish or discard
        </Link>
      </p>
    </section>
  );
}
