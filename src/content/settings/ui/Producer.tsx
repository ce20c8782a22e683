import type { FirstProducer, SecondProducer, SettingPictures } from '../../../shared/settings';
import { languageOf } from '../../../shared/text/text';
import { Photo } from '../../../shared/ui/Photo';
import { StoredParagraphs } from '../../../shared/ui/text/StoredParagraphs';
import styles from './Producers.module.css';

interface ProducerProps {
  readonly texts: Partial<FirstProducer> & SecondProducer & SettingPictures;
  readonly which: 'producer1' | 'producer2';
}

/** One of the two producers with portrait, role and a few words; nothing without a name. */
export function Producer({ texts, which }: ProducerProps) {
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
