import { Link } from 'react-router-dom';
import type { AboutSettings } from '../../../shared/settings';
import { languageOf } from '../../../shared/text/text';
import { paths } from '../../paths/paths';
import { Producer } from './Producer';
import styles from './Producers.module.css';

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
      Everybody else is in the credits. If you would like to be,{' '}
      <Link to={paths.contact}>write to us</Link>.
    </p>
  </section>
);
