import {
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import styles from '../List.module.css';
import { Button } from '../../ui/parts';

interface MoveControlsProps {
  readonly name: string;
  readonly position: number;
  /** The number of entries that are shown. */
  readonly count: number;
  /** The number of all entries, if only a part is shown. */
  readonly total?: ReactNode;
  readonly dragged: boolean;
  readonly onMove: (to: number) => void;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
}

/** Returns, for a key pressed on the handle, the new position of the entry. */
const TARGETS: Readonly<Record<string, (position: number, count: number) => number>> = {
  ArrowLeft: (position) => position - 1,
  ArrowUp: (position) => position - 1,
  ArrowRight: (position) => position + 1,
  ArrowDown: (position) => position + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The number of entries above which a list also has a number field. */
const LONG_LIST = 6;

/**
 * Controls that move an entry: a drag handle, buttons, and in long lists a field for the position.
 */
export function MoveControls({
  name,
  position,
  count,
  total,
  dragged,
  onMove,
  onDragStart,
}: MoveControlsProps) {
  const places = total ? Infinity : count;
  const isPossible = (to: number) => to !== position && to >= 0 && to < places;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = TARGETS[event.key]?.(position, count);
    if (to === undefined) return;
    event.preventDefault();
    if (isPossible(to)) onMove(to);
  };
  const button = (label: string, to: number) => (
    <button
      type="button"
      className={`action ${styles.button}`}
      // Not `disabled`, so that the button keeps the focus when the entry reaches the first or last
      // position.
      aria-disabled={!isPossible(to)}
      onClick={() => isPossible(to) && onMove(to)}
    >
      {label} <span className="visually-hidden">: {name}</span>
    </button>
  );

  return (
    <div className="row thin" data-dragged={dragged}>
      <Button
        className={`icon-button ${styles.handle}`}
        aria-label={`Move ${name}: drag, or press an arrow key`}
        onPointerDown={onDragStart}
        onKeyDown={onKeyDown}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01"
            fill="none"
            stroke="currentcolor"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        </svg>
      </Button>
      {button('First', 0)}
      {button('Earlier', position - 1)}
      {button('Later', position + 1)}
      {count >= LONG_LIST && (
        <PlaceField {...{ name, position, onMove }} count={places} total={total ?? count} />
      )}
    </div>
  );
}

interface PlaceFieldProps {
  readonly name: string;
  readonly position: number;
  /** The highest position that can be typed. */
  readonly count: number;
  /** The displayed form of `count`. */
  readonly total: ReactNode;
  readonly onMove: (to: number) => void;
}

/** The position of an entry as a number field, which moves the entry to a typed position. */
function PlaceField({ name, position, count, total, onMove }: PlaceFieldProps) {
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
    <form className={`soft ${styles.place}`} noValidate onSubmit={onSubmit}>
      Place{' '}
      <input
        className="control"
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
