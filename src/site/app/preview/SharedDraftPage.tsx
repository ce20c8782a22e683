import type { LoaderFunctionArgs } from 'react-router-dom';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { LoadFailure } from '../../../shared/ui/Loaded';
import { PageMessage } from '../../components/PageMessage';
import { dayText } from '../../../shared/words/dates';
import type { EntryKind, EntryOf } from '../../../content/entry';
import type { SharedDraft } from '../../../store/documents/preview-link';
import { useNoindexHead } from '../../../content/meta/use-page-head';
import { paths } from '../../../content/paths/paths';
import { readSharedDraft } from '../../reads/read-shared-draft';
import { loadDraftPage, type DraftPageData } from './draft-pages';
import styles from './SharedDraftPage.module.css';
import {
  ENDS_BY_ITSELF,
  notPublishedText,
  PREVIEW,
  PREVIEW_ENDED,
  START_AT_HOME,
  THE_PREVIEW,
} from '../../../shared/words/preview';

interface SharedDraftData extends DraftPageData {
  /** Undefined if there is no draft to show. */
  readonly shared?: SharedDraft;
}

/** Loads the page of the draft's kind, with the shared draft in its data. */
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

/** A shared draft on its page, with a bar that marks it as a preview. */
export function SharedDraftPage() {
  const { Page, shared } = useLoaderData<SharedDraftData>();
  return (
    <>
      {/* The page reads the data of this route as its own. */}
      <Page />
      {shared && (
        <aside className={styles.bar} aria-label={PREVIEW}>
          <strong>{PREVIEW}</strong>
          {notPublishedText(timeText(shared.madeAt), timeText(shared.endsAt))}
        </aside>
      )}
    </>
  );
}

/** Formats a time in the visitor's time zone: "27 November 2026, 18:00". */
const timeText = (at: Date) => {
  const day = dayText(at.getFullYear(), at.getMonth() + 1, at.getDate());
  const [hours, minutes] = [at.getHours(), at.getMinutes()].map((one) => `${one}`.padStart(2, '0'));
  return `${day}, ${hours}:${minutes}`;
};

function Ended() {
  useNoindexHead(PREVIEW_ENDED);
  return (
    <PageMessage title={PREVIEW_ENDED}>
      <p>{ENDS_BY_ITSELF}</p>
      <p>
        <Link to={paths.home}>{START_AT_HOME}</Link>
      </p>
    </PageMessage>
  );
}

function Failed() {
  const { revalidate } = useRevalidator();
  useNoindexHead(PREVIEW);
  return (
    <PageMessage title={PREVIEW}>
      <LoadFailure what={THE_PREVIEW} retry={() => void revalidate()} />
    </PageMessage>
  );
}
