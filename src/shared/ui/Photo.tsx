import { useState, type ReactNode } from 'react';
import { sourceSet, type Picture } from '../pictures/picture';
import { languageOf } from '../text/text';

export interface PhotoProps {
  readonly picture: Picture | undefined;
  /** The value of the `sizes` attribute. */
  readonly sizes: string;
  /** Shown if the picture is missing or fails to load. */
  readonly fallback?: ReactNode;
  /** Loaded with high priority, for the first picture of a page. */
  readonly urgent?: boolean;
  /** The priority of the file's request; by default it follows from `urgent`. */
  readonly priority?: 'high' | 'low' | 'auto';
  /** Loaded eagerly, also outside the viewport. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

/** A stored picture, in the file of the width that the screen needs. */
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
      // Without the key the last picture would stay until the next one has loaded.
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
      // Decoded synchronously: otherwise the page is painted without it first.
      decoding={urgent ? 'sync' : 'async'}
      onLoad={onLoad}
      onError={() => {
        setBroken(picture.src);
        onError?.();
      }}
    />
  );
}
