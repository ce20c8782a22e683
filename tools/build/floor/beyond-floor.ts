import { FLOOR } from './floor.ts';
import { missingInScripts } from './script-features.ts';
import { missingInStyles } from './style-features.ts';

/** A feature that an old browser lacks: where it is used, and why this is allowed. */
interface Explained {
  readonly feature: string;
  /** A part of the file names; undefined for all files. */
  readonly where?: string;
}

const of = (where: string | undefined, ...features: readonly string[]): readonly Explained[] =>
  features.map((feature) => ({ feature, ...(where !== undefined && { where }) }));
const anywhere = (...features: readonly string[]) => of(undefined, ...features);

/** Entries that nothing uses have to be removed. */
const EXPLAINED: readonly Explained[] = [
  // Methods of its own that have the name of a new one.
  of('components/Carousel', '.destroy'),
  of('node_modules/diff/', '.equals'),
  of('src/studio/', '.forget'),
  of('src/studio/list/', '.move'),
  of('@firebase/auth', '.queue'),
  of('src/studio/pictures/', '.retry'),
  of('@firebase/firestore', '.toArray', '.toBase64'),
  of('node_modules/', '.use'),
  // Only of a segmenter that is passed to it, and none is.
  of('node_modules/diff/', '.segment'),
  // For values of Temporal, which nobody stores; it asks by `typeof` first.
  of('@firebase/firestore', 'Temporal', 'Temporal.Instant'),
  // Without it the button opens a dialog: it asks by `in` first.
  of('ShareButton', '.share'),
  // Without it the file is a download: it asks first.
  of('ExportPage', 'showSaveFilePicker', '.createWritable'),
  // Without Trusted Types the text is assigned as it is: it asks first.
  of('show-head', '.createPolicy', '.createScript'),
  // The router asks first, and React catches what is missing: pages change without a transition.
  of('node_modules/react', '.startViewTransition', '.skipTransition'),
  // Of window.navigation, for which React asks first.
  of('node_modules/react-dom', 'navigate event', 'navigateerror event', 'navigatesuccess event'),
  // For custom elements, of which there are none.
  of('node_modules/react-dom', '<select is>'),
  // A press beside a dialog closes it by a handler as well.
  of('Modal', '<dialog closedby>'),
  // Only makes a picture come earlier.
  of('Photo', '<img fetchpriority>'),
  // Missing on iPhones, where nothing warns before a tab is closed; forms are kept as drafts.
  of('src/', 'beforeunload event'),
  // Missing on desktops, which are not turned.
  of('node_modules/swiper/', 'orientationchange event'),
  // Missing in Safari on desktops without a touch screen.
  of('react-image-gallery', 'touchstart event', 'touchmove event', 'touchend event'),
  // Phones have no cursor.
  anywhere('cursor: pointer', 'cursor: progress', 'cursor: default', 'cursor: move'),
  anywhere('cursor: crosshair', 'cursor: grab', 'cursor: grabbing', 'cursor: not-allowed'),
  // Firefox before 121. Marks, expanded cards that do not take their row, a darker banner, a footer that is
  // pushed down; what has the focus is marked by rules in @supports, and the picture of a ticket stands in a
  // column of its own.
  anywhere(':has'),
  // Chrome before 117. The text of a wide card is as wide as it likes beside its poster.
  anywhere('grid-template-columns: subgrid'),
  // Without it the lines of a heading differ more in length.
  anywhere('text-wrap'),
  // Without it the words beside a picture are at the top.
  anywhere('align-content: safe'),
  // Without it a textarea scrolls, or is drawn larger by hand; on iPhones it scrolls.
  anywhere('field-sizing', 'resize'),
  // Firefox before 126: a miniature is as large as the page.
  anywhere('zoom'),
  // Firefox before 120: a line of a status takes its room when it comes.
  anywhere('lh'),
  // Missing on iPhones: what is selected has the colours of the system.
  anywhere('::selection'),
  // Pages change without a transition.
  anywhere('::view-transition', '::view-transition-group'),
  anywhere('::view-transition-old', '::view-transition-new'),
  // Only says to people without scripts what they miss; the same is in <noscript>.
  anywhere('@media (scripting)'),
  // On paper a heading may stand alone at the end of a page.
  anywhere('break-after: avoid'),
].flat();

interface Built {
  /** The code of the modules that are part of the build, by module id. */
  readonly scripts: ReadonlyMap<string, string>;
  /** The style sheets by their file names. */
  readonly styles: ReadonlyMap<string, string>;
}

/**
 * Returns a sentence for each feature that one of the oldest browsers lacks without an entry in
 * explained.ts, and for each entry of explained.ts that nothing uses.
 */
export function beyondFloor({ scripts, styles }: Built): readonly string[] {
  const found = missingInScripts(scripts);
  for (const [name, sheet] of styles) {
    for (const feature of missingInStyles(sheet))
      found.set(feature, [...(found.get(feature) ?? []), name]);
  }
  const used = new Set<(typeof EXPLAINED)[number]>();
  const isExplained = (feature: string, user: string) => {
    const fitting = EXPLAINED.filter(
      (one) => one.feature === feature && user.includes(one.where ?? ''),
    );
    fitting.forEach((one) => used.add(one));
    return fitting.length > 0;
  };
  const unexplained = [...found].flatMap(([feature, users]) =>
    users
      .filter((user) => !isExplained(feature, user))
      .map((user) => `${user} uses ${feature}, which ${OLDEST} do not all have`),
  );
  const unused = EXPLAINED.filter((one) => !used.has(one)).map(
    ({ feature, where = 'anything' }) =>
      `tools/build/floor/beyond-floor.ts explains ${feature} in ${where}, which nothing uses`,
  );
  return [...unexplained, ...unused];
}

const OLDEST = Object.entries(FLOOR)
  .map(([browser, version]) => `${browser} ${version}`)
  .join(', ');
