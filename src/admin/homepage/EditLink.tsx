import { Link } from 'react-router-dom';
import { editMoviePath, LIST_PART } from '../../admin-paths';
import { parseSearchKey, type SearchKey, type SearchKind } from '../../domain/search/search-entry';
import actions from '../kit/entries/CardActions.module.css';
import { KINDS_ON_SCREEN } from '../kit/kinds';
import type { EditState } from '../kit/entries/useEditLink';

/** An entry that is named with a link to its form. */
export interface NamedEntry {
  readonly key: SearchKey;
  readonly title: string;
}

/** Opens the form of an entry: that of a movie on its own page, others above their list. */
export function EditLink({ entry: { key, title } }: { readonly entry: NamedEntry }) {
  const { kind, id } = parseSearchKey(key);
  const state: EditState = { edit: id };
  return (
    <Link
      to={kind === 'movie' ? editMoviePath(id) : listWith(kind, title)}
      state={kind === 'movie' ? null : state}
      className={actions.action}
    >
      Edit <span className="visually-hidden">{title || 'Untitled'}</span>
    </Link>
  );
}

/** The list in which a search finds the entry, as it may be on a further page otherwise. */
function listWith(kind: SearchKind, search: string) {
  const [pathname = '', query] = KINDS_ON_SCREEN[kind].list.to.split('?');
  const parameters = new URLSearchParams(query);
  if (search) parameters.set('search', search);
  return { pathname, search: parameters.toString(), hash: LIST_PART };
}
