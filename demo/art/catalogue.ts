import type { Scene } from './layers';
import * as producers from './scenes/about/producers';
import { storyPicture } from './scenes/about/story';
import * as tickets from './scenes/announcements/tickets-and-chairs';
import * as weather from './scenes/announcements/weather-and-sound';
import { defaultBanner } from './scenes/banners/default';
import { fortKochiBanner } from './scenes/banners/fort-kochi';
import { kanalppeeliBanner } from './scenes/banners/kanalppeeli';
import { matineeBanner } from './scenes/banners/matinee-at-sreekala';
import { thirayudeVeeduBanner } from './scenes/banners/thirayude-veedu';
import { sharePicture } from './scenes/brand/share';
import * as crew from './scenes/gallery/crew';
import * as crowds from './scenes/gallery/crowds';
import * as gear from './scenes/gallery/gear';
import * as outdoors from './scenes/gallery/outdoors';
import * as waterside from './scenes/gallery/waterside';
import { clockmakerPoster } from './scenes/posters/clockmaker';
import { eleventhBoatPoster } from './scenes/posters/eleventh-boat';
import { fourteenMilesPoster } from './scenes/posters/fourteen-miles';
import { greenCardamomPoster } from './scenes/posters/green-cardamom';
import { hundredRainsPoster } from './scenes/posters/hundred-rains';
import { jasmineAndDieselPoster } from './scenes/posters/jasmine-and-diesel';
import { kallumValayumPoster } from './scenes/posters/kallum-valayum';
import { kanalppeeliPoster } from './scenes/posters/kanalppeeli';
import { lastBusPoster } from './scenes/posters/last-bus';
import { lowTidePoster } from './scenes/posters/low-tide';
import { matineePoster } from './scenes/posters/matinee';
import { nightFerryPoster } from './scenes/posters/night-ferry';
import { paperRocketsPoster } from './scenes/posters/paper-rockets';
import { platformPoster } from './scenes/posters/platform-3b';
import { smallDarknessPoster } from './scenes/posters/small-darkness';
import { smallTownBrassPoster } from './scenes/posters/small-town-brass';
import { teaForTheDeadPoster } from './scenes/posters/tea-for-the-dead';
import { thirayudeVeeduPoster } from './scenes/posters/thirayude-veedu';

/** All pictures that `npm run demo:art` draws. */
export const SCENES: readonly Scene[] = [
  thirayudeVeeduBanner,
  matineeBanner,
  kanalppeeliBanner,
  fortKochiBanner,
  defaultBanner,
  sharePicture,
  storyPicture,
  ...Object.values(producers),
  thirayudeVeeduPoster,
  lastBusPoster,
  kallumValayumPoster,
  matineePoster,
  eleventhBoatPoster,
  fourteenMilesPoster,
  kanalppeeliPoster,
  platformPoster,
  jasmineAndDieselPoster,
  smallDarknessPoster,
  teaForTheDeadPoster,
  hundredRainsPoster,
  clockmakerPoster,
  paperRocketsPoster,
  lowTidePoster,
  greenCardamomPoster,
  nightFerryPoster,
  smallTownBrassPoster,
  ...Object.values(tickets),
  ...Object.values(weather),
  ...Object.values(waterside),
  ...Object.values(crew),
  ...Object.values(gear),
  ...Object.values(outdoors),
  ...Object.values(crowds),
];
