import { Link } from 'react-router-dom';
import { LIST_ANCHOR } from '../../../content/paths/admin-paths';
import type { EntryKind } from '../../../content/entry';
import { parseSearchKey, type SearchKey } from '../../../content/search/search-entry';
import actions from '../../entries/CardActions.module.css';
import { onScreen, studioOf } from '../../kinds';
import type { EditState } from '../../entries/useEditLink';

/** An entry that is named with a link to its form. */
interface NamedEntry {
  readonly key: SearchKey;
  readonly title: string;
}

/** The same for an entry of the search index. */
export const EditLink = ({ entry: { key, title } }: { readonly entry: NamedEntry }) => (
  <EditEntryLink {...parseSearchKey(key)} title={title} />
);

interface EditEntryLinkProps {
  readonly kind: EntryKind;
  /** The key of the entry in its list; the id of a movie. */
  readonly id: string;
  readonly title: string;
}

/** Opens the form of an entry: that of a kind with a screen of its own there, others above their list. */
export function EditEntryLink({ kind, id, title }: EditEntryLinkProps) {
  const state: EditState = { edit: id };
  const { editPath } = studioOf(kind);
  return (
    <Link
      to={editPath?.(id) ?? listWith(kind, title)}
      state={editPath ? null : state}
      className={actions.action}
    >
      Edit <span className="visually-hidden">{title || 'Untitled'}</span>
    </Link>
  );
}

/** The list in which a search finds the entry, as it may be on a further page otherwise. */
function listWith(kind: EntryKind, search: string) {
  const [pathname = '', query] = onScreen(kind).list.to.split('?');
  const parameters = new URLSearchParams(query);
  if (search) parameters.set('search', search);
  return { pathname, search: parameters.toString(), hash: LIST_ANCHOR };
}
