import { languageOf } from '../../../shared/text/text';
import styles from './Overview.module.css';

interface EntryNameProps {
  readonly title: string | undefined;
  readonly note?: string;
}

/** The name of an entry, and what is said about it. */
export const EntryName = ({ title = '', note }: EntryNameProps) => (
  <span>
    <bdi lang={languageOf(title)}>{title || 'Untitled'}</bdi>
    {note && <span className={styles.note}> {note}</span>}
  </span>
);
