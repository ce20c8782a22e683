import { useLoaderData } from 'react-router-dom';
import type { EntryKind, EntryOf } from '../../content/entry';
import { usePageTitle } from '../../content/usePageTitle';
import { headingOf } from '../kinds';
import { KindEditor } from './KindEditor';
import type { KindData } from './kind-list';

interface KindPageProps<Kind extends EntryKind> {
  readonly kind: Kind;
  /** The heading, where the page has another address for the form. */
  readonly title?: string;
}

/** The screen of a kind: the form for a new entry and the list of those that there are (product 2.2). */
export function KindPage<Kind extends EntryKind>({
  kind,
  title = headingOf(kind),
}: KindPageProps<Kind>) {
  usePageTitle(title);
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <KindEditor kind={kind} data={useLoaderData<KindData<EntryOf<Kind>>>()} />
    </>
  );
}
