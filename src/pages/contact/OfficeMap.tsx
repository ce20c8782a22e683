import { useState } from 'react';
import { ArrowIcon } from '../../components/icons';
import { mapEmbedUrl, mapLink } from '../../domain/map';
import { site } from '../../site';
import { MapDrawing } from './MapDrawing';
import styles from './OfficeMap.module.css';

/**
 * The embedded map (SPEC §2). Nothing is asked of Google before somebody asks for the map, and
 * where it does not load the link and the address beside it still lead here (SECURITY T63).
 */
export function OfficeMap() {
  const [shown, setShown] = useState(false);

  return (
    <section className={styles.map} aria-labelledby="map">
      <h2 id="map" className="visually-hidden">
        Map
      </h2>
      <div className={styles.frame}>
        {shown ? (
          <iframe
            // The button that was pressed is gone; the focus goes on to what it brought.
            ref={(frame) => frame?.focus({ preventScroll: true })}
            title={`Map of ${site.mapQuery}`}
            src={mapEmbedUrl(site.mapQuery)}
            allowFullScreen
          />
        ) : (
          <>
            <MapDrawing />
            <div className={styles.offer}>
              <button type="button" className="button" onClick={() => setShown(true)}>
                Show the map
              </button>
              <p>It comes from Google, which then learns that you looked.</p>
            </div>
          </>
        )}
      </div>
      <a
        className={styles.link}
        href={mapLink(site.mapQuery)}
        target="_blank"
        rel="noopener noreferrer"
      >
        Open in Google Maps <ArrowIcon />
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </section>
  );
}
