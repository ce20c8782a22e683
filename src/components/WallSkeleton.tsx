import { layoutClass } from '../domain/layout-class';

/** Empty cards in the shape of a poster wall while its movies load. */
export const WallSkeleton = ({ what }: { readonly what: string }) => (
  <div role="status" aria-label={`Loading ${what}`}>
    <div className="wall" aria-hidden="true">
      {Array.from({ length: 6 }, (_, position) => (
        <div key={position} className={`skeleton ${layoutClass(position)}`} />
      ))}
    </div>
  </div>
);
