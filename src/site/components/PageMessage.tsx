import type { ReactNode } from 'react';
import { usePageTitle } from '../../content/meta/page-title';
import { Logo } from '../../shared/ui/icons';
import styles from './PageMessage.module.css';

interface PageMessageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page with only a message and links. */
export function PageMessage({ title, children }: PageMessageProps) {
  usePageTitle(title);
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      {children}
      <div className={styles.moon}>
        <Logo />
      </div>
    </div>
  );
}
