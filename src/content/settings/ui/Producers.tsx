import type {
  FirstProducer,
  SecondProducer,
  SettingPictures,
  AboutSettings,
} from '../../../shared/settings';
import { languageOf } from '../../../shared/text/text';
import { Photo } from '../../../shared/ui/Photo';
import { StoredParagraphs } from '../../../shared/ui/text';
import styles from './Producers.module.css';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths';
import { EVERYBODY_ELSE, WRITE_TO_US } from '../../../shared/words/about';

/** One of the two producers with portrait, role and a few words; nothing without a name. */
export function Producer({
  texts,
  which,
}: {
  readonly texts: Partial<FirstProducer> & SecondProducer & SettingPictures;
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
        className={styles.portrait}
      />
      <div className={styles.person}>
        <h3 lang={languageOf(name)} dir="auto">
          {name}
        </h3>
        {role && (
          <p className={styles.role} lang={languageOf(role)} dir="auto">
            {role}
          </p>
        )}
        <StoredParagraphs text={texts[`${which}Bio` as const] ?? ''} />
      </div>
    </>
  );
}

/** The team: two producers, or one (product 9.9). */
export const Producers = ({ texts }: { readonly texts: AboutSettings }) => (
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
    <p className={styles.more}>
      {EVERYBODY_ELSE} <Link to={paths.contact}>{WRITE_TO_US}</Link>.
    </p>
  </section>
);
