import type { ReactNode } from 'react';
import { usePageTitle } from '../hooks/usePageTitle';
import { Logo } from './Logo';
import styles from './PageMessage.module.css';

interface PageMessageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that has nothing to show but words, and a way on. */
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
