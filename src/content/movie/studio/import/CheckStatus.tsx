import { RunProgress } from '../../../../studio/ui/RunProgress';
import styles from './ImportPage.module.css';
import type { useTableCheck } from './useTableCheck';

type Check = Pick<
  ReturnType<typeof useTableCheck>,
  'isChecking' | 'progress' | 'isStopped' | 'stop' | 'goOn'
>;

/** How far the check of a table is, with a button that stops it (product 26.14). */
export function CheckStatus({ isChecking, progress, isStopped, stop, goOn }: Check) {
  if (progress) return <RunProgress {...progress} stop={stop} />;
  return (
    <div className={styles.status}>
      <p role="status">
        {isChecking && 'Checking...'}
        {isStopped && 'The check was stopped.'}
      </p>
      {isStopped && (
        <button type="button" className="button" onClick={goOn}>
          Go on
        </button>
      )}
    </div>
  );
}
