import { Link } from 'react-router-dom';
import { countImages } from '../../../store/read/admin/gallery';
import { onScreen } from '../../kinds';
import { missingPath, withoutText, type MissingIn } from '../../lists/filter/missing-texts';
import { FoldedPart } from './FoldedPart';
import styles from './Overview.module.css';
import { useBackgroundRead } from '../../ui/background';

const countWithoutText = () => countImages('alt');

interface IncompleteProps {
  /** What is missing from the entries that the search index knows. */
  readonly missing: readonly MissingIn[];
  readonly version: unknown;
}

/** How many entries lack what, each number with the way to the list of them (product 35.5). */
export function Incomplete({ missing, version }: IncompleteProps) {
  const images = useBackgroundRead(countWithoutText, version) ?? 0;
  const all: readonly MissingIn[] = [
    ...missing,
    { kind: 'image', counts: images > 0 ? [{ lack: 'alt', count: images }] : [] },
  ];
  const found = all.filter(({ counts }) => counts.length > 0);
  if (found.length === 0) return null;
  return (
    <FoldedPart title="Incomplete" className={styles.incomplete}>
      {found.map(({ kind, counts }) => (
        <p key={kind}>
          <strong>{onScreen(kind).plural}</strong>
          {counts.map(({ lack, count }) => (
            <Link key={lack} to={missingPath(kind, lack)}>
              {count} {withoutText(lack, kind)}
            </Link>
          ))}
        </p>
      ))}
    </FoldedPart>
  );
}
