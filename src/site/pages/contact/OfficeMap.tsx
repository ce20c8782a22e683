import { useRef, useState } from 'react';
import drawing from '../../../company/pictures/map-drawing.svg';
import { ArrowIcon } from '../../../shared/ui/icons/icons';
import { NewTabLink } from '../../../shared/ui/text/NewTabLink';
import { mapEmbedUrl, mapLink } from '../../../shared/text/google-maps';
import { useNear } from '../../components/hooks/useNear';
import styles from './OfficeMap.module.css';

/** The distance from the viewport at which the map begins to load. */
const NEAR = '200px';

/**
 * The embedded map (product 9.8). The drawing is shown until the map has loaded; if it cannot load, the
 * link and the address remain (security.md T63).
 */
export function OfficeMap({ place }: { readonly place: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useNear(frame, NEAR, true);
  const [loaded, setLoaded] = useState(false);

  return (
    <section className={styles.map} aria-labelledby="map">
      <h2 id="map" className="visually-hidden">
        Map
      </h2>
      <div ref={frame} className={styles.frame}>
        <img src={drawing} alt="" width={1200} height={500} />
        {wanted && (
          <iframe
            className={loaded ? undefined : styles.loading}
            title={`Map of ${place}`}
            src={mapEmbedUrl(place)}
            allowFullScreen
            // It also fires for the browser's own error page.
            onLoad={() => setLoaded(navigator.onLine)}
          />
        )}
      </div>
      <NewTabLink className={styles.link} href={mapLink(place)}>
        Open in Google Maps <ArrowIcon />
      </NewTabLink>
    </section>
  );
}
