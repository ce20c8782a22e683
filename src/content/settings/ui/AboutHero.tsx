import scene from '../../../company/about-scene.module.css';
import type { OpeningSettings } from '../../../shared/settings';
import { languageOf } from '../../../shared/text/text';
import { StoredParagraphs } from '../../../shared/ui/text/StoredParagraphs';
import styles from './AboutHero.module.css';

interface AboutHeroProps {
  readonly texts: OpeningSettings;
}

/** The hero: a large word in the company's scene, and below it what the company is. */
export const AboutHero = ({ texts: { aboutWord, aboutTitle, aboutIntro } }: AboutHeroProps) => (
  <header className={styles.hero}>
    <div className={scene.sky} aria-hidden="true">
      <span className={scene.moon} />
      <span className={scene.word} lang={languageOf(aboutWord ?? '')}>
        {aboutWord}
      </span>
      <span className={scene.water} />
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
