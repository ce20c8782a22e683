import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import { LoadedOnce } from '../../../shared/ui/LoadedOnce';
import { LoadFailure } from '../../../shared/ui/Loaded';
import { usePageTitle } from '../../../content/meta/page-title';
import type { DraftToEdit, DraftData } from './drafts.loader';
import { EntryGone } from './draft-texts';
interface DraftFrameProps {
  /** The page's title while the entry is loading. */
  readonly title: string;
  /** Renders the entry; null, with the message `gone`, if it was published or deleted. */
  readonly children: (entry: DraftToEdit | null, gone: ReactNode) => ReactNode;
}

/** A page about the unpublished entry in its address: the link back, and the entry once it is loaded. */
export function DraftFrame({ title, children }: DraftFrameProps) {
  const { id, entry } = useLoaderData<DraftData>();

  return (
    <>
      <Link to={adminPaths.coming} className="link">
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

/** What is shown instead of the entry, below a heading. */
function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <h1 className="page-title">{title}</h1>
      {children}
    </>
  );
}
