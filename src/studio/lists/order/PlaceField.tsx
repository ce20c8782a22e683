import { useState, type ReactNode, type SyntheticEvent } from 'react';
import styles from './MoveControls.module.css';

interface PlaceFieldProps {
  readonly name: string;
  readonly position: number;
  /** How many places there are to type. */
  readonly count: number;
  /** What that is on the screen. */
  readonly total: ReactNode;
  readonly onMove: (to: number) => void;
}

/** The place of an entry as a number, which moves it there when another one is typed (product 28.1). */
export function PlaceField({ name, position, count, total, onMove }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const move = () => {
    const place = Number(typed?.trim() || Number.NaN);
    setTyped(null);
    const to = Math.min(Math.max(place, 1), count) - 1;
    if (Number.isInteger(place) && to !== position) onMove(to);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    move();
  };

  return (
    <form className={styles.place} noValidate onSubmit={onSubmit}>
      Place{' '}
      <input
        aria-label={`Place of ${name}`}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={4}
        value={typed ?? position + 1}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={move}
      />{' '}
      of {total}
    </form>
  );
}
