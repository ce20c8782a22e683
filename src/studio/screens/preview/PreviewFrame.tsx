import { useLayoutEffect, useRef, useState } from 'react';
import styles from './PreviewFrame.module.css';

/** The widths in CSS pixels: what many phones and laptops have. */
const WIDTHS = { Phone: 390, Desktop: 1280 } as const;
type Device = keyof typeof WIDTHS;
const DEVICES = ['Phone', 'Desktop'] as const;

/** Below this width a page of a desktop could not be read: the phone's fills it. */
const WIDE = 700;

interface PreviewFrameProps {
  /** The address of the page in it. */
  readonly src: string;
}

/** A page at the width of a phone or of a desktop, scaled to what there is (product 29.22). */
export function PreviewFrame({ src }: PreviewFrameProps) {
  const [chosen, setChosen] = useState<Device>('Desktop');
  const [element, available] = useWidth();
  const isWide = available >= WIDE;
  const device = isWide ? chosen : 'Phone';
  const width = isWide ? WIDTHS[device] : available;
  const scale = Math.min(1, available / width);

  return (
    <section className={styles.preview} aria-label="Preview">
      {isWide && (
        <div className={styles.devices} role="group" aria-label="Width">
          {DEVICES.map((name) => (
            <button
              key={name}
              type="button"
              className="button"
              aria-pressed={name === device}
              onClick={() => setChosen(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <p className={styles.bar}>Preview: visitors see this when it is published.</p>
      <div ref={element} className={styles.room}>
        {available > 0 && (
          <iframe
            key={src}
            title={`The page on a ${device.toLowerCase()}`}
            src={src}
            className={`${styles.frame} ${device === 'Phone' ? styles.phone : ''}`}
            style={{ width, scale, marginBottom: `calc(var(--height) * ${scale - 1})` }}
          />
        )}
      </div>
    </section>
  );
}

/** The width of an element, in CSS pixels; 0 before it is known. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    if (!element.current) return undefined;
    setWidth(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, width] as const;
}
