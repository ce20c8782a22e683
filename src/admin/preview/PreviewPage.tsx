import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths, comparePath } from '../../admin-paths';
import type { Picture } from '../../domain/pictures/picture';
import { isDue, type Unpublished } from '../../domain/entries/unpublished';
import { idIn } from '../../domain/entries/entry';
import { usePageTitle } from '../../hooks/usePageTitle';
import { kindOf, whenOf } from '../coming/coming-texts';
import { UnpublishedFrame } from '../coming/UnpublishedFrame';
import { lazyComponent } from '../../components/loading/lazy-component';
import type { PictureItem } from '../kit/uploads/picture-items';
import page from '../kit/Page.module.css';
import { CopyLink } from './CopyLink';
import { PreviewFrame } from './PreviewFrame';
import styles from './PreviewPage.module.css';
import { SharedLinks } from './SharedLinks';
import { nameOf } from '../kit/kinds';

const LinkPreviews = lazyComponent(() => import('../movies/LinkPreviews'));

/** An entry as visitors will see it, before it is published (product 29.20). */
export function PreviewPage() {
  return (
    <UnpublishedFrame title="Preview">
      {(entry, gone) => (entry ? <Preview entry={entry} /> : gone)}
    </UnpublishedFrame>
  );
}

function Preview({ entry }: { readonly entry: Unpublished }) {
  const { id } = entry;
  const [now] = useState(Date.now);
  const title = `Preview: ${nameOf(entry)}`;
  usePageTitle(title);

  return (
    <>
      <h1 className={page.title} dir="auto">
        {title}
      </h1>
      <p className={page.lead}>
        {kindOf(entry)}. {whenOf(entry, now)}.
      </p>
      <div className={styles.actions}>
        <Link to={adminPaths.comingEntry(id)} className="button">
          Edit
        </Link>
        {entry.base && (
          <Link to={comparePath(id)} className="button">
            Compare
          </Link>
        )}
        <CopyLink path={adminPaths.preview(id)} />
      </div>
      {!isDue(entry, now) && <SharedLinks draft={entry} />}
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
        id={idIn({ id })}
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
