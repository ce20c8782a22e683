import { Link } from 'react-router-dom';
import type { SettingPictures, StorySettings } from '../../../shared/settings';
import { languageOf } from '../../../shared/text/text';
import { paths } from '../../paths/paths';
import { ArrowIcon } from '../../../shared/ui/icons/icons';
import { Photo } from '../../../shared/ui/Photo';
import { StoredParagraphs } from '../../../shared/ui/text/StoredParagraphs';
import styles from './Story.module.css';

interface StoryProps {
  readonly texts: StorySettings & Pick<SettingPictures, 'storyPicture'>;
}

/** Our Story (product 9.9): a picture, the story, a sentence of it set large, and the rest. */
export const Story = ({ texts }: StoryProps) => (
  <section className={styles.story} aria-labelledby="story">
    <figure className={styles.figure}>
      <Photo picture={texts.storyPicture} sizes="(width < 90rem) 100vw, 80rem" />
      {texts.storyCaption && (
        <figcaption lang={languageOf(texts.storyCaption)} dir="auto">
          {texts.storyCaption}
        </figcaption>
      )}
    </figure>
    <div className={styles.column}>
      <h2 id="story">Our Story</h2>
      <StoredParagraphs text={texts.storyLead} className={styles.lead} />
      <StoredParagraphs text={texts.story} />
    </div>
    {texts.storyQuote && (
      <blockquote className={styles.pull}>
        <StoredParagraphs text={texts.storyQuote} />
      </blockquote>
    )}
    <div className={styles.column}>
      <StoredParagraphs text={texts.storyMore ?? ''} />
      <p>
        <Link className="button" to={paths.movies}>
          See our movies <ArrowIcon />
        </Link>
      </p>
    </div>
  </section>
);
