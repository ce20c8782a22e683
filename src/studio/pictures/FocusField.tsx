import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { formatFocus, parseFocus, type Crop } from '../../shared/pictures/crops';
import styles from './PictureCard.module.css';
import { ItemPicture, type PictureItem } from './upload/picture-items';

/** The focal point of a picture and its setter. */
export interface FocusControl {
  /** The focal point in its stored form; '' for the centre. */
  readonly value: string;
  readonly onChange: (focus: string) => void;
}

interface FocusFieldProps extends FocusControl {
  readonly item: PictureItem;
  readonly crops: readonly Crop[];
  readonly disabled: boolean;
}

/** The direction in which each arrow key moves the point, in percent. */
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LARGE_STEP = 10;

/**
 * Sets the focal point of a picture with a press, by dragging or with the arrow keys, and previews
 * the crops. For screen readers it consists of two sliders.
 */
export default function FocusField({ item, crops, disabled, value, onChange }: FocusFieldProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const { x, y } = parseFocus(value);
  const move = (to: { readonly x?: number; readonly y?: number }) => {
    if (!disabled) onChange(formatFocus({ x, y, ...to }));
  };

  const moveTo = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const { left, top, width, height } = area.current?.getBoundingClientRect() ?? new DOMRect();
    if (width === 0 || height === 0) return;
    move({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  };
  const onDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
  };

  // All arrow keys work, regardless of which of the two sliders has the focus.
  const onKeyDown = (event: KeyboardEvent) => {
    const [right, down] = STEPS[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : 1;
    move({ x: x + right * step, y: y + down * step });
  };
  const slider = { disabled, onKeyDown, 'aria-describedby': `${id}-hint` };

  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.below}>
      <p id={`${id}-label`} className="strong">
        Focal point
      </p>
      <p id={`${id}-hint`} className="note">
        What stays in view where the picture is cropped. Press on it, or use the arrow keys.
      </p>
      <div className={`row wide ${styles.both}`}>
        {/* Needs no keyboard support, as the sliders below do the same. */}
        <div
          ref={area}
          role="presentation"
          className={styles.area}
          data-disabled={disabled}
          onClick={(event) => {
            moveTo(event);
            first.current?.focus({ preventScroll: true });
          }}
        >
          <ItemPicture item={item} className={styles.picture} sizes="(width < 40rem) 80vw, 24rem" />
          <span
            className={`covered ${styles.point}`}
            style={{ left: `${x}%`, top: `${y}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={onDrag}
          >
            <input
              type="range"
              {...slider}
              ref={first}
              value={x}
              aria-label="Focal point from the left"
              aria-valuetext={`${x} percent from the left`}
              onChange={({ currentTarget }) => move({ x: currentTarget.valueAsNumber })}
            />
            <input
              type="range"
              {...slider}
              value={y}
              aria-label="Focal point from the top"
              aria-valuetext={`${y} percent from the top`}
              onChange={({ currentTarget }) => move({ y: currentTarget.valueAsNumber })}
            />
          </span>
        </div>
        <div className={styles.crops}>
          {crops.map(({ label, ratio }) => (
            <figure key={label} style={{ inlineSize: `${ratio * CROP_HEIGHT_REM}rem` }}>
              <div className="filled" style={{ aspectRatio: ratio }}>
                <ItemPicture item={item} className={undefined} sizes="18rem" focus={value} />
              </div>
              <figcaption className="note">{label}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </div>
  );
}

const CROP_HEIGHT_REM = 9;
