import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../admin-paths';
import styles from './Page.module.css';

interface StandalonePageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** An editor with an address of its own, in the frame of the site (product 14.2). */
export const StandalonePage = ({ title, children }: StandalonePageProps) => (
  <section className="section first">
    <Link to={adminPaths.home} className={styles.back}>
      To the admin area
    </Link>
    <h1 className={styles.title}>{title}</h1>
    {children}
  </section>
);
