import { useState, type ReactNode } from 'react';
import { sourceSet, type Picture } from '../pictures/picture';
import { languageOf } from '../text/text';

export interface PhotoProps {
  readonly picture: Picture | undefined;
  readonly sizes: string;
  /** Shown if the picture is missing or fails to load. */
  readonly fallback?: ReactNode;
  /** Whether it loads with high priority, for the first picture of a page. */
  readonly urgent?: boolean;
  /** The fetch priority; by default derived from `urgent`. */
  readonly priority?: 'high' | 'low' | 'auto';
  /** Whether it loads eagerly, also outside the viewport. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

/** A stored picture; the browser selects the file with the width that the screen needs. */
export function Photo({
  picture,
  sizes,
  fallback = null,
  urgent = false,
  priority = urgent ? 'high' : 'auto',
  eager = urgent,
  className,
  onLoad,
  onError,
}: PhotoProps) {
  const [broken, setBroken] = useState<string>();
  if (!picture || broken === picture.src) return fallback;

  return (
    <img
      // Without the key, the previous picture would remain until the next one has loaded.
      key={picture.src}
      className={className}
      src={picture.src}
      srcSet={sourceSet(picture)}
      sizes={sizes}
      alt={picture.alt ?? ''}
      lang={languageOf(picture.alt ?? '')}
      width={picture.width}
      height={picture.height}
      style={{ backgroundColor: picture.color, objectPosition: picture.focus }}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority}
      // Decoded synchronously: otherwise the page would first be painted without it.
      decoding={urgent ? 'sync' : 'async'}
      onLoad={onLoad}
      onError={() => {
        setBroken(picture.src);
        onError?.();
      }}
    />
  );
}
