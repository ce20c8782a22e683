import { Suspense, useState, type ReactNode } from 'react';
import { adminPaths } from '../../../content/paths/admin-paths';
import { usePageTitle } from '../../../content/usePageTitle';
import { nounOf } from '../../kinds';
import { useLeave } from '../../entries/useLeave';
import styles from '../../ui/Page.module.css';
import type { ToEdit } from './coming.loader';
import { UnpublishedFrame } from './UnpublishedFrame';
import { UnpublishedForm } from './UnpublishedForm';

/** The form of an entry that is not published (product 29.5). */
export function EditUnpublishedPage() {
  usePageTitle('Edit');
  return (
    <UnpublishedFrame title="Edit">
      {(loaded, gone) => <EditForm loaded={loaded} gone={gone} />}
    </UnpublishedFrame>
  );
}

interface EditFormProps {
  readonly loaded: ToEdit | null;
  readonly gone: ReactNode;
}

function EditForm({ loaded, gone }: EditFormProps) {
  // What was opened: if it is published or deleted meanwhile, what was typed is not lost.
  const [opened] = useState(loaded);
  const leave = useLeave(adminPaths.coming);

  if (!opened) return gone;
  return (
    <>
      <h1 className={styles.title}>
        {opened.base
          ? `Edit the next version of a ${nounOf(opened.kind)}`
          : `Edit ${nounOf(opened.kind)}`}
      </h1>
      <Suspense fallback={<p role="status">Loading...</p>}>
        <UnpublishedForm unpublished={opened} leave={leave} />
      </Suspense>
    </>
  );
}
