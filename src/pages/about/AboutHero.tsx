import styles from './AboutHero.module.css';

/** The word that the company is named for, over the water it is named after. */
export const AboutHero = () => (
  <header className={styles.hero}>
    <div className={styles.sky} aria-hidden="true">
      <span className={styles.moon} />
      <span className={styles.word} lang="ml">
        നിലാവ്
      </span>
      <span className={styles.water} />
    </div>
    <div className={styles.words}>
      <h1>Nilavu means moonlight</h1>
      <p>
        It is what was left when the power went, half an hour before the end of a film, and nobody
        would go home. We are a small company in Fort Kochi and make most of our films after dark.
      </p>
    </div>
  </header>
);
