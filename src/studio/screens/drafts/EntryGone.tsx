import { Link } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import { kindInId } from '../../../store/documents/kinds';
import { onScreen } from '../../kinds';

/** Says that an unpublished entry is gone, and where it may be now (product 29.25). */
export function EntryGone({ id }: { readonly id: string }) {
  const kind = kindInId(id);
  if (!kind) return <p className="empty">This address names nothing that can be coming up.</p>;
  const { to, label } = onScreen(kind).list;
  return (
    <>
      <p className="empty">It is no longer there: it was published, or somebody deleted it.</p>
      <p>
        Look in <Link to={to}>{label}</Link> or in the <Link to={adminPaths.trash}>Trash</Link>.
      </p>
    </>
  );
}
