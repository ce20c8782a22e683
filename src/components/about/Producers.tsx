import { Link } from 'react-router-dom';
import type { AboutSettings } from '../../domain/settings';
import { languageOf } from '../../domain/text';
import { paths } from '../../paths';
import { Producer } from './Producer';
import styles from './Producers.module.css';

/** The team: two producers, or one (product 9.9). */
export const Producers = ({ texts }: { readonly texts: AboutSettings }) => (
  <section className={`section ${styles.team}`} aria-labelledby="team">
    <h2 id="team" className="section-title" lang={languageOf(texts.teamTitle)} dir="auto">
      {texts.teamTitle}
    </h2>
    <ul className={styles.producers}>
      <li>
        <Producer
          name={texts.producer1}
          role={texts.producer1Role}
          bio={texts.producer1Bio}
          picture={texts.producer1Picture}
        />
      </li>
      {texts.producer2 && (
        <li>
          <Producer
            name={texts.producer2}
            role={texts.producer2Role}
            bio={texts.producer2Bio}
            picture={texts.producer2Picture}
          />
        </li>
      )}
    </ul>
    <p className={styles.more}>
      Everybody else is in the credits. If you would like to be,{' '}
      <Link to={paths.contact}>write to us</Link>.
    </p>
  </section>
);
