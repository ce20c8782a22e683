import { lazy, Suspense, useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../admin-paths';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import type { Picture } from '../../domain/picture';
import { entryIdOf, type Unpublished } from '../../domain/unpublished';
import { usePageTitle } from '../../hooks/usePageTitle';
import { nameOf, whenOf } from '../coming/coming-texts';
import type { UnpublishedToEdit } from '../coming/coming.loader';
import { EntryGone } from '../coming/EntryGone';
import { KIND_NAMES } from '../lists/kind-names';
import type { PictureItem } from '../pictures/picture-items';
import page from '../shell/Page.module.css';
import { CopyLink } from './CopyLink';
import { PreviewFrame } from './PreviewFrame';
import styles from './PreviewPage.module.css';

const LinkPreviews = lazy(() => import('../movies/LinkPreviews'));

/** An entry as visitors will see it, before it is published (product 29.20). */
export function PreviewPage() {
  const { id, entry } = useLoaderData<UnpublishedToEdit>();

  return (
    <>
      <Link to={adminPaths.coming} className={page.back}>
        All that is coming up
      </Link>
      <Loaded
        key={id}
        from={entry}
        waiting={
          <Notice>
            <p role="status">Loading...</p>
          </Notice>
        }
        failed={(retry) => (
          <Notice>
            <LoadFailure what="The entry" retry={retry} />
          </Notice>
        )}
      >
        {(loaded) =>
          loaded ? (
            <Preview entry={loaded} />
          ) : (
            <Notice>
              <EntryGone id={id} />
            </Notice>
          )
        }
      </Loaded>
    </>
  );
}

function Notice({ children }: { readonly children: React.ReactNode }) {
  usePageTitle('Preview');
  return (
    <>
      <h1 className={page.title}>Preview</h1>
      {children}
    </>
  );
}

function Preview({ entry }: { readonly entry: Unpublished }) {
  const { id, kind } = entry;
  const [now] = useState(Date.now);
  const title = `Preview: ${nameOf(entry)}`;
  usePageTitle(title);

  return (
    <>
      <h1 className={page.title} dir="auto">
        {title}
      </h1>
      <p className={page.lead}>
        {KIND_NAMES[kind]}. {whenOf(entry, now)}.
      </p>
      <div className={styles.actions}>
        <Link to={adminPaths.comingEntry(id)} className="button">
          Edit
        </Link>
        <CopyLink path={adminPaths.preview(id)} />
      </div>
      <PreviewFrame src={adminPaths.previewPage(id)} />
      {entry.kind === 'movie' && <MovieLinks movie={entry} />}
    </>
  );
}

/** What a link to the movie will look like elsewhere. */
function MovieLinks({ movie: { id, entry } }: { readonly movie: Unpublished<'movie'> }) {
  return (
    <Suspense>
      <LinkPreviews
        id={entryIdOf({ id })}
        title={entry.title}
        description={entry.description}
        releaseDate={entry.releaseDate ?? ''}
        picture={entry.picture && storedItem(entry.picture)}
        movie={entry}
      />
    </Suspense>
  );
}

/** The picture as a form has it that was just opened. */
const storedItem = (picture: Picture): PictureItem => ({
  id: picture.src,
  name: '',
  alt: '',
  focus: '',
  title: '',
  state: { status: 'stored', picture },
});
