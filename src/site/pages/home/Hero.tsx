import { lazy, Suspense, useState } from 'react';
// Before the carousel itself, so that its styles are in the page's own file.
import '../../components/carousel/carousel.css';
import defaultBanner from '../../../company/pictures/default-banner.webp';
import { pageShown } from '../../../shared/data/page-shown';
import type { HeroBanner } from '../../../content/banner/banner';
import { PICTURES_TIMEOUT_MS } from '../../../shared/limits';
import { useTimeLimit } from '../../components/hooks/useTimeLimit';
import styles from './Hero.module.css';
import { HeroSlide, PlaceholderSlide } from './HeroSlide';
import type { TicketsOf } from './useTicketLinks';

const HeroCarousel = lazy(async () => {
  await pageShown();
  return { default: (await import('./HeroCarousel')).HeroCarousel };
});

const DEFAULT_BANNER: HeroBanner = {
  id: 'default',
  picture: { src: defaultBanner, alt: '', focus: '79% 40%' },
};

interface HeroProps {
  readonly banners: readonly HeroBanner[];
  readonly ticketsOf: TicketsOf;
}

/**
 * The hero (product 4.3, 4.6). The placeholder stays until a picture has loaded; a banner whose
 * picture does not load is left out, and the default banner stands in when none is left, or when none
 * has loaded in time: where the host of the pictures is blocked, they may neither load nor fail. The
 * carousel's code is fetched behind the first picture and takes over from it unseen.
 */
export function Hero({ banners, ticketsOf }: HeroProps) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [ready, setReady] = useState(false);

  useTimeLimit(ready, PICTURES_TIMEOUT_MS, () => setBroken(new Set(banners.map(({ id }) => id))));

  const usable = banners.filter(({ id }) => !broken.has(id));
  const [first = DEFAULT_BANNER, ...others] = usable;
  const leaveOut = (id: string) => {
    if (id === DEFAULT_BANNER.id) setReady(true);
    else setBroken((known) => new Set(known).add(id));
  };

  const still = (
    <HeroSlide
      banner={first}
      tickets={ticketsOf(first)}
      onLoad={() => setReady(true)}
      onError={() => leaveOut(first.id)}
    />
  );
  return (
    <section className={styles.hero} aria-label="Welcome">
      {ready && others.length > 0 ? (
        <Suspense fallback={still}>
          <HeroCarousel banners={usable} ticketsOf={ticketsOf} onBroken={leaveOut} />
        </Suspense>
      ) : (
        still
      )}
      {!ready && <PlaceholderSlide />}
    </section>
  );
}
