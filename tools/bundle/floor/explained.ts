/** What is used beyond the floor: in which file of the source or of the build, and why it may be. */
interface Explained {
  readonly feature: string;
  /** A part of the names of the files; without it, any. */
  readonly where?: string;
  readonly why: string;
}

const OWN = 'A method of its own that has the name of a new one.';

/** The list is exact: what nothing uses any more is to be taken out. */
export const EXPLAINED: readonly Explained[] = [
  { feature: '.destroy', where: 'components/Carousel', why: OWN },
  { feature: '.equals', where: 'node_modules/diff/', why: OWN },
  { feature: '.forget', where: 'src/studio/', why: OWN },
  { feature: '.move', where: 'src/studio/list/', why: OWN },
  { feature: '.queue', where: '@firebase/auth', why: OWN },
  { feature: '.retry', where: 'src/studio/pictures/', why: OWN },
  { feature: '.toArray', where: '@firebase/firestore', why: OWN },
  { feature: '.toBase64', where: '@firebase/firestore', why: OWN },
  { feature: '.use', where: 'node_modules/', why: OWN },
  {
    feature: '.segment',
    where: 'node_modules/diff/',
    why: 'Only of a segmenter that is passed to it, and none is.',
  },
  {
    feature: 'Temporal',
    where: '@firebase/firestore',
    why: 'For values of Temporal, which nobody stores; it asks by `typeof` first.',
  },
  {
    feature: 'Temporal.Instant',
    where: '@firebase/firestore',
    why: 'For values of Temporal, which nobody stores; it asks by `typeof` first.',
  },
  {
    feature: '.share',
    where: 'ShareButton',
    why: 'Without it the button opens a dialog: it asks by `in` first.',
  },
  {
    feature: 'showSaveFilePicker',
    where: 'ExportPage',
    why: 'Without it the file is a download: it asks first.',
  },
  { feature: '.createWritable', where: 'ExportPage', why: 'Of what showSaveFilePicker gives.' },
  {
    feature: '.startViewTransition',
    where: 'node_modules/react',
    why: 'The router asks first, and React catches what is missing: pages change without a transition.',
  },
  {
    feature: '.skipTransition',
    where: 'node_modules/react',
    why: 'Of a transition, which is there then.',
  },
  {
    feature: 'navigate event',
    where: 'node_modules/react-dom',
    why: 'Of window.navigation, for which React asks first.',
  },
  {
    feature: 'navigateerror event',
    where: 'node_modules/react-dom',
    why: 'Of window.navigation, for which React asks first.',
  },
  {
    feature: 'navigatesuccess event',
    where: 'node_modules/react-dom',
    why: 'Of window.navigation, for which React asks first.',
  },
  {
    feature: '<select is>',
    where: 'node_modules/react-dom',
    why: 'For custom elements, of which there are none.',
  },
  {
    feature: '<dialog closedby>',
    where: 'Modal',
    why: 'A press beside a dialog closes it by a handler as well.',
  },
  { feature: '<img fetchpriority>', where: 'Photo', why: 'Only makes a picture come earlier.' },
  {
    feature: 'beforeunload event',
    where: 'src/',
    why: 'Missing on iPhones, where nothing warns before a tab is closed; forms are kept as drafts.',
  },
  {
    feature: 'orientationchange event',
    where: 'node_modules/swiper/',
    why: 'Missing on desktops, which are not turned.',
  },
  {
    feature: 'touchstart event',
    where: 'react-image-gallery',
    why: 'Missing in Safari on desktops without a touch screen.',
  },
  {
    feature: 'touchmove event',
    where: 'react-image-gallery',
    why: 'Missing in Safari on desktops without a touch screen.',
  },
  {
    feature: 'touchend event',
    where: 'react-image-gallery',
    why: 'Missing in Safari on desktops without a touch screen.',
  },
  ...['pointer', 'progress', 'default', 'move', 'crosshair', 'grab', 'grabbing', 'not-allowed'].map(
    (cursor) => ({ feature: `cursor: ${cursor}`, why: 'Phones have no cursor.' }),
  ),
  {
    feature: ':has',
    why:
      'Firefox before 121. Marks, expanded cards that do not take their row, a darker banner; what has ' +
      'the focus is marked by rules in @supports, and the picture of a ticket stands in a column of its own.',
  },
  {
    feature: 'grid-template-columns: subgrid',
    why: 'Chrome before 117. The text of a wide card is as wide as it likes beside its poster.',
  },
  { feature: 'text-wrap', why: 'Without it the lines of a heading differ more in length.' },
  { feature: 'align-content: safe', why: 'Without it the words beside a picture are at the top.' },
  { feature: 'field-sizing', why: 'Without it a textarea scrolls, or is drawn larger by hand.' },
  { feature: 'resize', why: 'Without it a textarea scrolls, as on iPhones.' },
  { feature: 'zoom', why: 'Firefox before 126: a miniature is as large as the page.' },
  { feature: 'lh', why: 'Firefox before 120: a line of a status takes its room when it comes.' },
  {
    feature: '::selection',
    why: 'Missing on iPhones: what is selected has the colours of the system.',
  },
  { feature: '::view-transition', why: 'Pages change without a transition.' },
  { feature: '::view-transition-group', why: 'Pages change without a transition.' },
  { feature: '::view-transition-old', why: 'Pages change without a transition.' },
  { feature: '::view-transition-new', why: 'Pages change without a transition.' },
  {
    feature: '@media (scripting)',
    why: 'Only says to people without scripts what they miss; the same is in <noscript>.',
  },
  {
    feature: 'break-after: avoid',
    why: 'On paper a heading may stand alone at the end of a page.',
  },
];
