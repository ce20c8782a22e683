import type { OpeningSettings } from '../../domain/settings';
import { languageOf } from '../../domain/text';
import { StoredParagraphs } from '../StoredParagraphs';
import styles from './AboutHero.module.css';

interface AboutHeroProps {
  readonly texts: OpeningSettings;
}

/** The hero: a large word over moonlit water, and below it what the company is. */
export const AboutHero = ({ texts: { aboutWord, aboutTitle, aboutIntro } }: AboutHeroProps) => (
  <header className={styles.hero}>
    <div className={styles.sky} aria-hidden="true">
      <span className={styles.moon} />
      <span className={styles.word} lang={languageOf(aboutWord ?? '')}>
        {aboutWord}
      </span>
      <span className={styles.water} />
    </div>
    <div className={styles.words}>
      <h1 lang={languageOf(aboutTitle)} dir="auto">
        {aboutTitle}
      </h1>
      <div className={styles.intro}>
        <StoredParagraphs text={aboutIntro} />
      </div>
    </div>
  </header>
);
