import { Link } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import type { Unpublished } from '../../../store/documents/unpublished';
import actions from '../../entries/CardActions.module.css';
import { useLeave } from '../../entries/useLeave';
import { useComingActions } from './useComingActions';
import styles from './CompareActions.module.css';

interface CompareActionsProps {
  readonly version: Unpublished;
  /** Whether it cannot be published before it was looked at in its form. */
  readonly isHeld: boolean;
}

/** What can be done with a next version beside its comparison. */
export function CompareActions({ version, isHeld }: CompareActionsProps) {
  const leave = useLeave(adminPaths.coming);
  const { pending, publishNow, deletion } = useComingActions(
    version,
    { onRemove: leave, onReturn: () => undefined },
    undefined,
  );
  const { id } = version;

  const action = (label: string, onPress: () => void) => (
    <button type="button" className={actions.action} aria-disabled={pending} onClick={onPress}>
      {label}
    </button>
  );

  return (
    <div className={`${actions.actions} ${styles.actions}`}>
      <Link to={adminPaths.comingEntry(id)} className="button">
        {isHeld ? 'Look at it and decide' : 'Go on editing it'}
      </Link>
      {!isHeld && action('Publish now', publishNow)}
      <Link to={adminPaths.preview(id)} className={actions.action}>
        Preview
      </Link>
      {action('Discard', deletion.ask)}
    </div>
  );
}
