import { Link } from 'react-router-dom';
import { ABOUT_SETTINGS } from '../../../company/about-settings';
import { useSettings } from '../settings-store';
import scene from '../../../company/about-scene.module.css';
import type { Section } from '../settings';
import { languageOf } from '../../../shared/text/text';
import { StoredParagraphs } from '../../../shared/ui/text';
import styles from './About.module.css';
import { paths } from '../../paths/paths';
import { ArrowIcon } from '../../../shared/ui/icons';
import { Photo } from '../../../shared/ui/Photo';
import {
  MISSION,
  OUR_STORY,
  SEE_MOVIES,
  VISION,
  EVERYBODY_ELSE,
  WRITE_TO_US,
} from '../../../shared/words/about';

/** Returns the texts and pictures of /about. */
export const useAboutSettings = () => useSettings(ABOUT_SETTINGS, import.meta.env.ABOUT_SETTINGS);

/** The hero: a large word in the company's scene, and an introduction below it. */
export const AboutHero = ({
  texts: { aboutWord, aboutTitle, aboutIntro },
}: {
  readonly texts: Section<'opening'>;
}) => (
  <header className={styles.hero}>
    <div className={scene.sky} aria-hidden="true">
      <span className={scene.moon} />
      <span className={`display ${scene.word}`} lang={languageOf(aboutWord ?? '')}>
        {aboutWord}
      </span>
      <span className={scene.water} />
    </div>
    <div className={`section row between ${styles.words}`}>
      <h1 lang={languageOf(aboutTitle)} dir="auto">
        {aboutTitle}
      </h1>
      <div className={`stack loose large ${styles.intro}`}>
        <StoredParagraphs text={aboutIntro} />
      </div>
    </div>
  </header>
);

/** "Our Story": a picture, the story, a quotation from it in large type, and the rest. */
export const Story = ({ texts }: { readonly texts: Section<'story'> }) => (
  <section className={`section ${styles.story}`} aria-labelledby="story">
    <figure className={styles.figure}>
      <Photo picture={texts.storyPicture} sizes="(width < 90rem) 100vw, 80rem" className="cover" />
      {texts.storyCaption && (
        <figcaption className="note" lang={languageOf(texts.storyCaption)} dir="auto">
          {texts.storyCaption}
        </figcaption>
      )}
    </figure>
    <div className={`stack wide ${styles.column}`}>
      <h2 id="story">{OUR_STORY}</h2>
      <StoredParagraphs text={texts.storyLead} className={styles.lead} />
      <StoredParagraphs text={texts.story} />
    </div>
    {texts.storyQuote && (
      <blockquote className={styles.pull}>
        <StoredParagraphs text={texts.storyQuote} className="accent display" />
      </blockquote>
    )}
    <div className={`stack wide ${styles.column}`}>
      <StoredParagraphs text={texts.storyMore ?? ''} />
      <p>
        <Link className="button" to={paths.movies}>
          {SEE_MOVIES} <ArrowIcon />
        </Link>
      </p>
    </div>
  </section>
);

export const Purpose = ({
  texts: { mission, vision },
}: {
  readonly texts: Pick<Section<'purpose'>, 'mission' | 'vision'>;
}) => (
  <div className={`section row ${styles.hall}`}>
    <section className={styles.mission} aria-labelledby="mission">
      <h2 id="mission">{MISSION}</h2>
      <StoredParagraphs text={mission} className="large" />
    </section>
    <section className={styles.vision} aria-labelledby="vision">
      <div className={`stack loose ${styles.screen}`}>
        <h2 id="vision">{VISION}</h2>
        <StoredParagraphs text={vision} />
      </div>
      <div className={styles.seats} aria-hidden="true" />
    </section>
  </div>
);

/** One of the producers with portrait, role and biography; nothing without a name. */
export function Producer({
  texts,
  which,
}: {
  readonly texts: Partial<Section<'firstProducer'>> & Section<'secondProducer'>;
  readonly which: 'producer1' | 'producer2';
}) {
  const name = texts[which];
  if (!name) return null;
  const role = texts[`${which}Role` as const];
  return (
    <>
      <Photo
        picture={texts[`${which}Picture` as const]}
        sizes="(width < 48rem) 100vw, 38rem"
        className={`cover ${styles.portrait}`}
      />
      <div className={styles.person}>
        <h3 lang={languageOf(name)} dir="auto">
          {name}
        </h3>
        {role && (
          <p className={`accent ${styles.role}`} lang={languageOf(role)} dir="auto">
            {role}
          </p>
        )}
        <StoredParagraphs text={texts[`${which}Bio` as const] ?? ''} />
      </div>
    </>
  );
}

/** The team: one or two producers. */
export const Producers = ({
  texts,
}: {
  readonly texts: Section<'purpose'> & Section<'firstProducer'> & Section<'secondProducer'>;
}) => (
  <section className="section" aria-labelledby="team">
    <h2 id="team" className="section-title" lang={languageOf(texts.teamTitle)} dir="auto">
      {texts.teamTitle}
    </h2>
    <ul className={styles.producers}>
      <li>
        <Producer texts={texts} which="producer1" />
      </li>
      {texts.producer2 && (
        <li>
          <Producer texts={texts} which="producer2" />
        </li>
      )}
    </ul>
    <p className={`soft large ${styles.more}`}>
      {EVERYBODY_ELSE} <Link to={paths.contact}>{WRITE_TO_US}</Link>.
    </p>
  </section>
);
