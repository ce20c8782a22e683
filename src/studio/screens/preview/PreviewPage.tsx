import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths, comparePath } from '../../../content/paths/admin-paths';
import { isDue, type Unpublished } from '../../../store/documents/unpublished';
import { usePageTitle } from '../../../content/usePageTitle';
import { kindOf, whenOf } from '../drafts/coming-texts';
import { UnpublishedFrame } from '../drafts/UnpublishedFrame';
import page from '../../ui/Page.module.css';
import { CopyLink } from './CopyLink';
import { PreviewFrame } from './PreviewFrame';
import styles from './PreviewPage.module.css';
import { SharedLinks } from './SharedLinks';
import { partsOf } from '../../kind/parts';
import { nameOf, studioOf } from '../../kinds';

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
  const Below = partsOf(entry.kind).belowPreview;
  const hasPage = studioOf(entry.kind).viewPath !== undefined;
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
      {hasPage ? (
        <>
          {!isDue(entry, now) && <SharedLinks draft={entry} />}
          <PreviewFrame src={adminPaths.previewPage(id)} />
        </>
      ) : (
        <p className="empty">No page of the site shows it.</p>
      )}
      {Below && (
        <Suspense>
          <Below {...entry} />
        </Suspense>
      )}
    </>
  );
}
