import type { Picture } from '../../domain/picture';
import { languageOf } from '../../domain/text';
import { Photo } from '../Photo';
import { StoredParagraphs } from '../StoredParagraphs';
import styles from './Producers.module.css';

interface ProducerProps {
  readonly name: string;
  readonly role: string | undefined;
  readonly bio: string | undefined;
  readonly picture: Picture | undefined;
}

/** A producer with portrait, role and a few words. */
export const Producer = ({ name, role = '', bio = '', picture }: ProducerProps) => (
  <>
    <Photo picture={picture} sizes="(width < 48rem) 100vw, 38rem" className={styles.portrait} />
    <div className={styles.person}>
      <h3 lang={languageOf(name)} dir="auto">
        {name}
      </h3>
      {role && (
        <p className={styles.role} lang={languageOf(role)} dir="auto">
          {role}
        </p>
      )}
      <StoredParagraphs text={bio} />
    </div>
  </>
);
