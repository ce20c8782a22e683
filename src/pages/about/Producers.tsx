import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Photo } from '../../components/Photo';
import { site } from '../../site';
import { PORTRAITS } from './pictures';
import styles from './Producers.module.css';

/** The team: two producers. */
export const Producers = () => (
  <section className={`section ${styles.team}`} aria-labelledby="team">
    <h2 id="team" className="section-title">
      The two of us
    </h2>
    <ul className={styles.producers}>
      {site.producers.map(({ name, role, bio }) => (
        <li key={name}>
          <Photo
            picture={PORTRAITS[name]}
            sizes="(width < 48rem) 100vw, 38rem"
            className={styles.portrait}
          />
          <div>
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{bio}</p>
          </div>
        </li>
      ))}
    </ul>
    <p className={styles.more}>
      Everybody else is in the credits. If you would like to be,{' '}
      <Link to={paths.contact}>write to us</Link>.
    </p>
  </section>
);
