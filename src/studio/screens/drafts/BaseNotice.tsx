import type { BaseState } from '../../../store/documents/next-version';
import { isDue, type Unpublished } from '../../../store/documents/unpublished';
import styles from '../../entries/EntryCard.module.css';

interface BaseNoticeProps extends Pick<Unpublished, 'publishAt'> {
  readonly state: BaseState | undefined;
}

/** Says why a next version is not published as it is (product 37.6). */
export function BaseNotice({ state, publishAt }: BaseNoticeProps) {
  if (!state || state === 'same') return null;
  const isHeld = publishAt && (isDue({ publishAt }) ? 'was not' : 'will not be');
  return (
    <p className={styles.mark}>
      {state === 'gone'
        ? 'What this is a version of is not published: it was unpublished or deleted.'
        : 'What is published was changed after this version was begun.'}{' '}
      {isHeld && `So it ${isHeld} published at its time. `}
      {state === 'gone'
        ? 'Publish that again first.'
        : 'Open its form: it shows both, and you decide.'}
    </p>
  );
}
