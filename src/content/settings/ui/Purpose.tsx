import type { PurposeSettings } from '../../../shared/settings';
import { StoredParagraphs } from '../../../shared/ui/text/StoredParagraphs';
import styles from './Purpose.module.css';

interface PurposeProps {
  readonly texts: Pick<PurposeSettings, 'mission' | 'vision'>;
}

/** Mission and Vision (product 9.9). */
export const Purpose = ({ texts: { mission, vision } }: PurposeProps) => (
  <div className={styles.hall}>
    <section className={styles.mission} aria-labelledby="mission">
      <h2 id="mission">Mission</h2>
      <StoredParagraphs text={mission} />
    </section>
    <section className={styles.vision} aria-labelledby="vision">
      <div className={styles.screen}>
        <h2 id="vision">Vision</h2>
        <StoredParagraphs text={vision} />
      </div>
      <div className={styles.seats} aria-hidden="true" />
    </section>
  </div>
);
