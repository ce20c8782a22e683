import { useState, type ReactNode } from 'react';
import { sourceSet, type Picture } from '../domain/picture';

interface PhotoProps {
  readonly picture: Picture | undefined;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** Stands in for a picture that is missing or does not load. */
  readonly fallback?: ReactNode;
  /** The first picture that a visitor sees is fetched before everything else. */
  readonly urgent?: boolean;
  /** Fetched at once although it may not be in view yet. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

/** A stored picture at the size that the screen needs. */
export function Photo({
  picture,
  sizes,
  fallback = null,
  urgent = false,
  eager = urgent,
  className,
  onLoad,
  onError,
}: PhotoProps) {
  const [broken, setBroken] = useState<string>();
  if (!picture || broken === picture.src) return fallback;

  return (
    <img
      // Shows the next picture at once instead of the last one until it has arrived.
      key={picture.src}
      className={className}
      src={picture.src}
      srcSet={sourceSet(picture)}
      sizes={sizes}
      alt={picture.alt ?? ''}
      width={picture.width}
      height={picture.height}
      style={{ backgroundColor: picture.color }}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      // Otherwise the page is painted without it first.
      decoding={urgent ? 'sync' : 'async'}
      onLoad={onLoad}
      onError={() => {
        setBroken(picture.src);
        onError?.();
      }}
    />
  );
}
