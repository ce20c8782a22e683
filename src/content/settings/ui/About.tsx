import { ABOUT_SETTINGS } from '../../../company/about-settings';
import { useSettings } from '../settings-store';
import scene from '../../../company/about-scene.module.css';
import type {
  OpeningSettings,
  SettingPictures,
  StorySettings,
  PurposeSettings,
} from '../../../shared/settings';
import { languageOf } from '../../../shared/text/text';
import { StoredParagraphs } from '../../../shared/ui/text';
import heroStyles from './AboutHero.module.css';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths';
import { ArrowIcon } from '../../../shared/ui/icons';
import { Photo } from '../../../shared/ui/Photo';
import storyStyles from './Story.module.css';
import purposeStyles from './Purpose.module.css';
import { MISSION, OUR_STORY, SEE_MOVIES, VISION } from '../../../shared/words/about';

/** The texts and pictures of /about. */
export const useAboutSettings = () => useSettings(ABOUT_SETTINGS, import.meta.env.ABOUT_SETTINGS);

/** The hero: a large word in the company's scene, and below it what the company is. */
export const AboutHero = ({
  texts: { aboutWord, aboutTitle, aboutIntro },
}: {
  readonly texts: OpeningSettings;
}) => (
  <header className={heroStyles.hero}>
    <div className={scene.sky} aria-hidden="true">
      <span className={scene.moon} />
      <span className={scene.word} lang={languageOf(aboutWord ?? '')}>
        {aboutWord}
      </span>
      <span className={scene.water} />
    </div>
    <div className={heroStyles.words}>
      <h1 lang={languageOf(aboutTitle)} dir="auto">
        {aboutTitle}
      </h1>
      <div className={heroStyles.intro}>
        <StoredParagraphs text={aboutIntro} />
      </div>
    </div>
  </header>
);

/** Our Story (product 9.9): a picture, the story, a sentence of it set large, and the rest. */
export const Story = ({
  texts,
}: {
  readonly texts: StorySettings & Pick<SettingPictures, 'storyPicture'>;
}) => (
  <section className={storyStyles.story} aria-labelledby="story">
    <figure className={storyStyles.figure}>
      <Photo picture={texts.storyPicture} sizes="(width < 90rem) 100vw, 80rem" />
      {texts.storyCaption && (
        <figcaption lang={languageOf(texts.storyCaption)} dir="auto">
          {texts.storyCaption}
        </figcaption>
      )}
    </figure>
    <div className={storyStyles.column}>
      <h2 id="story">{OUR_STORY}</h2>
      <StoredParagraphs text={texts.storyLead} className={storyStyles.lead} />
      <StoredParagraphs text={texts.story} />
    </div>
    {texts.storyQuote && (
      <blockquote className={storyStyles.pull}>
        <StoredParagraphs text={texts.storyQuote} />
      </blockquote>
    )}
    <div className={storyStyles.column}>
      <StoredParagraphs text={texts.storyMore ?? ''} />
      <p>
        <Link className="button" to={paths.movies}>
          {SEE_MOVIES} <ArrowIcon />
        </Link>
      </p>
    </div>
  </section>
);

/** Mission and Vision (product 9.9). */
export const Purpose = ({
  texts: { mission, vision },
}: {
  readonly texts: Pick<PurposeSettings, 'mission' | 'vision'>;
}) => (
  <div className={purposeStyles.hall}>
    <section className={purposeStyles.mission} aria-labelledby="mission">
      <h2 id="mission">{MISSION}</h2>
      <StoredParagraphs text={mission} />
    </section>
    <section className={purposeStyles.vision} aria-labelledby="vision">
      <div className={purposeStyles.screen}>
        <h2 id="vision">{VISION}</h2>
        <StoredParagraphs text={vision} />
      </div>
      <div className={purposeStyles.seats} aria-hidden="true" />
    </section>
  </div>
);
