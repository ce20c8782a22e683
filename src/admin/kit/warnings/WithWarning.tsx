import { useId, type ReactNode } from 'react';
import { NewTabLink } from '../../../components/text/NewTabLink';
import type { Warning } from './warning';
import styles from './WithWarning.module.css';

interface WithWarningProps {
  readonly warning: Warning | undefined;
  /** Returns the field; `describedBy` is the id of the warning, if there is one. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** A field with the warning about its value, which is part of its description. */
export function WithWarning({ warning, children }: WithWarningProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      {children(warning && id)}
      {warning && (
        <p className={styles.warning}>
          <span id={id}>{warning.text}</span>
          {warning.href && (
            <>
              {' '}
              <NewTabLink href={warning.href}>Look at it</NewTabLink>
            </>
          )}
        </p>
      )}
    </div>
  );
}
