import styles from './Purpose.module.css';

/** Mission and Vision: what is done in the dark of the hall, and what is seen on its screen. */
export const Purpose = () => (
  <div className={styles.hall}>
    <section className={styles.mission} aria-labelledby="mission">
      <h2 id="mission">Mission</h2>
      <p>
        To make Malayalam films that get the street right, the tide right and the joke right; to pay
        everybody who works on them every Saturday; and to open them in the halls that are left
        before they go anywhere else.
      </p>
    </section>
    <section className={styles.vision} aria-labelledby="vision">
      <div className={styles.screen}>
        <h2 id="vision">Vision</h2>
        <p>
          A lit screen in every town on this coast, and somebody in the ninth row who makes the next
          film for it.
        </p>
      </div>
      <div className={styles.seats} aria-hidden="true" />
    </section>
  </div>
);
