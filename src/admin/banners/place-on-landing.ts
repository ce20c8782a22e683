import { HERO_BANNERS_ON_LANDING } from '../../domain/limits';
import { ordinal } from '../../domain/text/ordinal';

/** Whether and where the landing page shows the banner at a position of the list (product 16.1). */
export const placeOnLanding = (position: number): string =>
  position < HERO_BANNERS_ON_LANDING
    ? `On the landing page, ${ordinal(position + 1)} of ${HERO_BANNERS_ON_LANDING}`
    : 'Not on the landing page, which shows the first three';
