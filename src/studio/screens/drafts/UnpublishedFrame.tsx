import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import { LoadedOnce } from '../../../shared/ui/loading/LoadedOnce';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { usePageTitle } from '../../../content/usePageTitle';
import styles from '../../ui/Page.module.css';
import type { ToEdit, UnpublishedToEdit } from './coming.loader';
import { EntryGone } from './EntryGone';

interface UnpublishedFrameProps {
  /** The title of the page before the entry is loaded. */
  readonly title: string;
  /** Shows the entry; `gone` is for one that is null, as it was published or deleted. */
  readonly children: (entry: ToEdit | null, gone: ReactNode) => ReactNode;
}

/** A page about the unpublished entry in its address: the way back, and the entry once it is loaded. */
export function UnpublishedFrame({ title, children }: UnpublishedFrameProps) {
  const { id, entry } = useLoaderData<UnpublishedToEdit>();

  return (
    <>
      <Link to={adminPaths.coming} className={styles.back}>
        All that is coming up
      </Link>
      <LoadedOnce
        key={id}
        from={entry}
        waiting={
          <Titled title={title}>
            <p role="status">Loading...</p>
          </Titled>
        }
        failed={(retry) => (
          <Titled title={title}>
            <LoadFailure what="The entry" retry={retry} />
          </Titled>
        )}
      >
        {(loaded) =>
          children(
            loaded,
            <Titled title={title}>
              <EntryGone id={id} />
            </Titled>,
          )
        }
      </LoadedOnce>
    </>
  );
}

interface TitledProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What is shown instead of the entry, below a heading. */
function Titled({ title, children }: TitledProps) {
  usePageTitle(title);
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </>
  );
}
