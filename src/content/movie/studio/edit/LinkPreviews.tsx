import { useId } from 'react';
import { movieHead } from '../../../meta/meta-tags';
import { languagePrefix } from '../../../locale/language';
import { paths } from '../../../paths/paths';
import { languageOf } from '../../../../shared/text/text';
import {
  LanguageChoice,
  type LanguageCode,
  usePreviewLanguage,
} from '../../../../studio/ui/LanguageChoice';
import { LANGUAGES, type OtherLanguage, type SiteLanguage } from '../../../../company/languages';
import type { Movie } from '../../movie';
import { site } from '../../../../company/site';
import type { PictureItem } from '../../../../studio/pictures/upload/picture-items';
import { useSharePreview } from '../../../../studio/pictures/upload/share-picture';
import styles from './LinkPreviews.module.css';
import { idIn, type EntryId } from '../../../entry';
import type { Picture } from '../../../../shared/pictures/picture';

type Text = 'title' | 'description';
type ShownField = Text | 'releaseDate' | `${Text}_${OtherLanguage}`;

const [FIRST]: readonly SiteLanguage[] = LANGUAGES;

/** Returns the name of a text's field in a language. */
const inLanguage = (name: Text, code: LanguageCode): ShownField =>
  code === LANGUAGES[0].code ? name : `${name}_${code}`;

interface LinkPreviewsProps {
  readonly id: string;
  /** Returns the text of a field; '' if it is blank. */
  readonly valueOf: (name: ShownField) => string;
  /** The picture in the form. */
  readonly picture: PictureItem | undefined;
  /** The stored movie; undefined for a new one. */
  readonly movie: Movie | undefined;
}

/** Previews of a link to the movie in WhatsApp and in Google's results, in a language of the site. */
export default function LinkPreviews({ id, valueOf, ...form }: LinkPreviewsProps) {
  const heading = useId();
  const [code, choose] = usePreviewLanguage();
  const translatedTitle = valueOf(inLanguage('title', code));
  const translatedText = valueOf(inLanguage('description', code));
  const title = translatedTitle || valueOf('title');
  const description = translatedText || valueOf('description');
  // A language without a title uses the share picture of the first language.
  const language = translatedTitle ? code : LANGUAGES[0].code;
  const image = useSharePreview(
    form.picture,
    { title, releaseDate: valueOf('releaseDate'), language },
    form.movie,
  );
  const head = movieHead({ id, title, description });
  const base = languagePrefix(code);
  const isListed = base === '' || translatedTitle !== '' || translatedText !== '';
  const { host } = new URL(site.origin);
  // Without a picture, the head contains the company's picture, which is a file of this site.
  const src = image ?? new URL(head.image.url).pathname;
  const text = { dir: 'auto', lang: languageOf(`${head.name} ${head.description}`) } as const;

  return (
    <div
      className={`columns few form-columns ${styles.previews}`}
      role="group"
      aria-labelledby={heading}
    >
      <p id={heading} className="whole-row strong">
        What a link will look like
      </p>
      <div className="whole-row stack tight">
        <LanguageChoice code={code} onChoose={choose} />
        {!isListed && (
          <p className="note">
            Without a title and a description in this language search engines list the page in{' '}
            {FIRST?.name} alone.
          </p>
        )}
      </div>
      <figure className="stack tight" aria-label="Preview of the link in WhatsApp">
        <figcaption className="note">In WhatsApp</figcaption>
        <div className={styles.chat}>
          <div className={styles.bubble}>
            <div className={styles.card}>
              <img src={src} alt="" className={`cover ${styles.wide}`} />
              <div className={styles.words} {...text}>
                <p className={`clamp strong ${styles.name}`}>{head.name}</p>
                <p className={`clamp ${styles.summary}`}>{head.description}</p>
                <p className={styles.host}>{host}</p>
              </div>
            </div>
            <p className={styles.link}>{site.origin + base + paths.movie(id)}</p>
            <p className={styles.time} aria-hidden="true">
              19:42 ✓✓
            </p>
          </div>
        </div>
      </figure>
      <figure className="stack tight" aria-label="Preview of the result at Google">
        <figcaption className="note">At Google</figcaption>
        <div className={styles.result}>
          <div className={`row medium nowrap ${styles.source}`}>
            <span className={styles.icon} aria-hidden="true">
              <svg>
                <use href="#logo" />
              </svg>
            </span>
            <div className={styles.site}>
              <p>{site.name}</p>
              <p className={`one-line ${styles.crumbs}`}>
                {site.origin}
                {isListed && base.replace('/', ' › ')} › movie › {id}
              </p>
            </div>
          </div>
          <p className={`clamp ${styles.headline}`} {...text}>
            {head.title}
          </p>
          <div className={`row medium nowrap ${styles.snippet}`}>
            <p className="clamp" {...text}>
              {head.description}
            </p>
            <img src={src} alt="" className="cover" />
          </div>
        </div>
      </figure>
    </div>
  );
}

interface PreviewedLinksProps {
  readonly id: EntryId;
  readonly entry: Movie;
}

/** The previews for a stored draft. */
export function PreviewedLinks({ id, entry }: PreviewedLinksProps) {
  return (
    <LinkPreviews
      id={idIn({ id })}
      valueOf={(name) => entry[name] ?? ''}
      picture={entry.picture && storedItem(entry.picture)}
      movie={entry}
    />
  );
}

/** Returns the state of the picture in a newly opened form. */
const storedItem = (picture: Picture): PictureItem => ({
  id: picture.src,
  name: '',
  alt: '',
  translations: {},
  focus: '',
  title: '',
  state: { status: 'stored', picture },
});
