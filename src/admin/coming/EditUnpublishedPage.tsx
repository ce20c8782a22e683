import { Suspense, useState, type ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../admin-paths';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import type { Unpublished, UnpublishedId } from '../../domain/unpublished';
import { usePageTitle } from '../../hooks/usePageTitle';
import { KIND_NAMES } from '../lists/kind-names';
import { useLeave } from '../lists/useLeave';
import styles from '../shell/Page.module.css';
import type { UnpublishedToEdit } from './coming.loader';
import { EntryGone } from './EntryGone';
import { UnpublishedForm } from './UnpublishedForm';

/** The form of an entry that is not published (product 29.5). */
export function EditUnpublishedPage() {
  const { id, entry } = useLoaderData<UnpublishedToEdit>();
  usePageTitle('Edit');

  return (
    <>
      <Link to={adminPaths.coming} className={styles.back}>
        All that is coming up
      </Link>
      <Loaded
        key={id}
        from={entry}
        waiting={
          <Titled>
            <p role="status">Loading...</p>
          </Titled>
        }
        failed={(retry) => (
          <Titled>
            <LoadFailure what="The entry" retry={retry} />
          </Titled>
        )}
      >
        {(loaded) => <EditForm id={id} loaded={loaded} />}
      </Loaded>
    </>
  );
}

interface EditFormProps {
  readonly id: UnpublishedId;
  readonly loaded: Unpublished | null;
}

function EditForm({ id, loaded }: EditFormProps) {
  // What was opened: if it is published or deleted meanwhile, what was typed is not lost.
  const [opened] = useState(loaded);
  const leave = useLeave(adminPaths.coming);

  if (!opened) {
    return (
      <Titled>
        <EntryGone id={id} />
      </Titled>
    );
  }
  return (
    <>
      <h1 className={styles.title}>{`Edit ${KIND_NAMES[opened.kind].toLowerCase()}`}</h1>
      <Suspense fallback={<p role="status">Loading...</p>}>
        <UnpublishedForm unpublished={opened} leave={leave} />
      </Suspense>
    </>
  );
}

/** What is shown instead of the form, below a heading. */
const Titled = ({ children }: { readonly children: ReactNode }) => (
  <>
    <h1 className={styles.title}>Edit</h1>
    {children}
  </>
);
