import type { LoaderFunctionArgs } from 'react-router-dom';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { PageMessage } from '../../components/PageMessage';
import { formatPublicationTime } from '../../../store/documents/publication-time';
import type { EntryKind, EntryOf } from '../../../content/entry';
import type { SharedDraft } from '../../../store/documents/preview-link';
import { paths } from '../../../content/paths/paths';
import { readSharedDraft } from '../../reads/read-shared-draft';
import { loadDraftPage, type DraftPageData } from './draft-pages';
import styles from './SharedDraftPage.module.css';

interface SharedDraftData extends DraftPageData {
  /** Undefined if there is no draft to show. */
  readonly shared?: SharedDraft;
}

/** Loads the page with the draft that the link shows (product 29.30). */
export async function sharedDraftLoader({
  params,
  request,
}: Pick<LoaderFunctionArgs, 'params' | 'request'>): Promise<SharedDraftData> {
  let shared;
  try {
    shared = await readSharedDraft(params['link'] ?? '');
  } catch (error) {
    console.error(error);
    return { Page: Failed };
  }
  if (!shared) return { Page: Ended };
  const { id, kind, entry } = shared.draft;
  const page = await loadDraftPage<EntryKind>(
    kind,
    { id, read: async (): Promise<EntryOf<EntryKind>> => entry },
    { request },
  );
  return { ...page, shared };
}

/** A shared draft on its page, with a bar that says that it is a preview. */
export function SharedDraftPage() {
  const { Page, shared } = useLoaderData<SharedDraftData>();
  return (
    <>
      {/* The page reads the data of this route as its own. */}
      <Page />
      {shared && (
        <aside className={styles.bar} aria-label="Preview">
          <strong>Preview</strong>, not published. As of {formatPublicationTime(shared.madeAt)}.
          This link ends on {formatPublicationTime(shared.endsAt)}.
        </aside>
      )}
    </>
  );
}

const Ended = () => (
  <PageMessage title="This preview has ended">
    <p>
      A link to a preview ends by itself, or when it is ended or what it shows is published. Whoever
      sent it to you can make another one.
    </p>
    <p>
      <Link to={paths.home}>Start at home</Link>
    </p>
  </PageMessage>
);

function Failed() {
  const { revalidate } = useRevalidator();
  return (
    <PageMessage title="Preview">
      <LoadFailure what="The preview" retry={() => void revalidate()} />
    </PageMessage>
  );
}
