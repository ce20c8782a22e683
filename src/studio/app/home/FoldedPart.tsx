import { useState, type ReactNode } from 'react';
import styles from './Overview.module.css';

interface FoldedPartProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Shown beside the title, on a phone below the rest. */
  readonly beside?: ReactNode;
  /** Whether it has to be seen on a phone, too. */
  readonly isUrgent?: boolean;
  readonly className?: string | undefined;
}

/** A part of what the homepage says first, on a phone one line that opens (product 14.16). */
export function FoldedPart({ title, children, beside, isUrgent, className = '' }: FoldedPartProps) {
  const [isPhone] = useState(() => matchMedia('(width < 40rem)').matches);
  return (
    <section className={`${styles.part} ${className}`} aria-label={title}>
      {isPhone ? (
        <details open={isUrgent}>
          <summary>
            <h2>{title}</h2>
          </summary>
          {children}
          {beside}
        </details>
      ) : (
        <>
          <div className={styles.head}>
            <h2>{title}</h2>
            {beside}
          </div>
          {children}
        </>
      )}
    </section>
  );
}
